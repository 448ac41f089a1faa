print("rasterizer")
