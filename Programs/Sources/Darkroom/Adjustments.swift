import SwiftUI

/// What the user has changed about a photo.
struct Adjustments: Equatable, Hashable, Codable {
  var brightness = 0.0
  var contrast = 1.0
  var saturation = 1.0
  var hue = 0.0
  var blur = 0.0
  var zoom = 1.0
  var angle = 0.0
  var offset = CGSize.zero

  /// Returns these adjustments with the brightness, contrast, saturation and hue of another one.
  func withColors(of other: Adjustments) -> Adjustments {
    var copy = self
    copy.brightness = other.brightness
    copy.contrast = other.contrast
    copy.saturation = other.saturation
    copy.hue = other.hue
    return copy
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(brightness)
    hasher.combine(contrast)
    hasher.combine(zoom)
  }
}

/// A slider of the panel.
@MainActor
struct Control: Identifiable {
  let name: LocalizedStringKey
  let symbol: String
  let keyPath: WritableKeyPath<Adjustments, Double> & Sendable
  let range: ClosedRange<Double>
  let id: String

  static let all: [Control] = [
    Control(
      name: "Brightness",
      symbol: "sun.max",
      keyPath: \.brightness,
      range: -0.5...0.5,
      id: "brightness"
    ),
    Control(
      name: "Contrast",
      symbol: "circle.lefthalf.filled",
      keyPath: \.contrast,
      range: 0.5...1.5,
      id: "contrast"
    ),
    Control(
      name: "Saturation",
      symbol: "drop",
      keyPath: \.saturation,
      range: 0...2,
      id: "saturation"
    ),
    Control(name: "Hue", symbol: "paintpalette", keyPath: \.hue, range: -180...180, id: "hue"),
  ]
}

struct Preset: Identifiable, Hashable {
  let name: String
  let adjustments: Adjustments
  var id: String { name }

  static let all = [
    Preset(name: "Original", adjustments: Adjustments()),
    Preset(name: "Vivid", adjustments: Adjustments(contrast: 1.2, saturation: 1.6)),
    Preset(name: "Mono", adjustments: Adjustments(saturation: 0)),
    Preset(name: "Dusk", adjustments: Adjustments(brightness: -0.2, hue: 20)),
  ]
}
