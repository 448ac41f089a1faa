import Foundation
import HitTesting
import Testing

@testable import Diagrams

@Suite struct PaletteTests {
  /// The contrast of two colours (https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio).
  static func contrast(_ a: String, _ b: String) -> Double {
    let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    let number = Int(color.dropFirst(), radix: 16)!
    let channels = [number >> 16, number >> 8 & 255, number & 255].map { channel in
      let share = Double(channel) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  @Test func contrastIsMeasured() {
    #expect(abs(Self.contrast("#ffffff", "#000000") - 21) < 1e-9)
    #expect(Self.contrast("#777777", "#ffffff") < 4.5)
  }

  @Test(arguments: [Palette.light, Palette.dark])
  func textIsReadable(palette: Palette) {
    for ground in [palette.paper, palette.panel] {
      for text in [palette.ink, palette.quiet, palette.accent, palette.touch] {
        #expect(Self.contrast(text, ground) >= 4.5)
      }
    }
    for state in ViewState.allCases {
      let colors = palette[state]
      for text in [palette.ink, palette.quiet, colors.text] { #expect(Self.contrast(text, colors.fill) >= 4.5) }
      // Outlines and symbols: https://www.w3.org/TR/WCAG21/#non-text-contrast
      #expect(Self.contrast(colors.stroke, colors.fill) >= 3)
      #expect(Self.contrast(colors.stroke, palette.panel) >= 3)
      // The number on the badge; of views that were not visited there is none.
      if state != .notVisited { #expect(Self.contrast(palette.panel, colors.stroke) >= 4.5) }
    }
  }
}
