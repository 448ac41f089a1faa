import UIKit

class StickerView: UIImageView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    var pixel: [UInt8] = [0, 0, 0, 0]
    let context = CGContext(
      data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.translateBy(x: -point.x, y: -point.y)
    layer.render(in: context!)
    return pixel[3] > 10
  }
}
