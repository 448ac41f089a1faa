print("hitviz")
