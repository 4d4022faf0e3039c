import AmbientLayout
import AmbientViews

/// The colors of pictures on a light or dark background.
struct PictureColors {
  let scheme: ColorScheme

  init(_ scheme: ColorScheme) { self.scheme = scheme }

  /// Returns the components of a color; gray if this library does not know the color's name.
  func components(of color: Color) -> Color.Resolved { color.resolve(in: scheme) }

  /// The opacities of the styles that are levels of the primary color.
  static let levels: [String: Double] = [
    "primary": 1, "secondary": 0.6, "tertiary": 0.3, "quaternary": 0.18, "quinary": 0.1,
    "separator": 0.2, "placeholder": 0.3, "fill": 0.12, "controlFill": 0.1,
  ]

  /// The opacities of the background styles and the materials.
  ///
  /// These styles are drawn in black if the color scheme is dark, and otherwise in white.
  static let backgrounds: [String: Double] = [
    "background": 1, "windowBackground": 1, "ultraThinMaterial": 0.4, "thinMaterial": 0.55,
    "regularMaterial": 0.7, "thickMaterial": 0.85, "ultraThickMaterial": 0.95, "bar": 0.9,
  ]

  func style(_ name: String) -> Color.Resolved {
    let isDark = scheme == .dark
    if let opacity = Self.backgrounds[name] {
      return components(of: (isDark ? Color.black : .white).opacity(opacity))
    }
    switch name {
    // The selected segment of a picker.
    case "segment": return components(of: .white.opacity(isDark ? 0.3 : 1))
    case "link", "selection": return components(of: .accentColor)
    default: return components(of: .primary.opacity(Self.levels[name] ?? 1))
    }
  }
}

extension PictureColors {
  /// Returns the colors of a gradient and the positions of the colors.
  ///
  /// A transparent stop gets the colors of its neighbors, so that `.clear` fades a color without
  /// adding black. If colors are not mixed in sRGB, the result has more stops than the gradient.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - isLinear: Whether the colors between two stops are mixed in linear sRGB.
  /// - Returns: The stops.
  func stops(of gradient: Gradient, isLinear: Bool = false) -> [ResolvedPaint.Stop] {
    let isPerceptual = gradient.interpolation == .perceptual
    let stops = gradient.stops
    var result = stops.prefix(1).map(stop)
    for (first, second) in zip(stops, stops.dropFirst()) {
      if isPerceptual || isLinear, second.location > first.location {
        let (before, after) = components(of: first.color).fading(components(of: second.color))
        for step in 1..<8 {
          let fraction = Double(step) / 8
          let location = first.location + (second.location - first.location) * CGFloat(fraction)
          let color =
            isPerceptual
            ? before.mixed(with: after, by: fraction, in: .perceptual)
            : before.mixedInLinearLight(after, fraction)
          result.append(.init(color: color, location: location))
        }
      }
      result.append(stop(second))
    }
    return result.fadingNeighbors
  }

  private func stop(_ stop: Gradient.Stop) -> ResolvedPaint.Stop {
    .init(color: components(of: stop.color), location: stop.location)
  }
}

extension [ResolvedPaint.Stop] {
  /// The stops, in which each transparent stop has a transparent variant of a neighbor's color.
  ///
  /// A transparent stop stays transparent. Between two visible neighbors, it becomes two stops.
  fileprivate var fadingNeighbors: [ResolvedPaint.Stop] {
    indices.flatMap { index -> [ResolvedPaint.Stop] in
      let stop = self[index]
      guard stop.color.opacity == 0 else { return [stop] }
      let neighbors = [index - 1, index + 1].filter(indices.contains).map { self[$0].color }
        .filter { $0.opacity > 0 }
      let faded = neighbors.map { color in
        var faded = stop
        faded.color = color
        faded.color.opacity = 0
        return faded
      }
      return faded.isEmpty ? [stop] : faded
    }
  }
}

extension Color.Resolved {
  /// Returns a color between this color and another color, mixed in sRGB.
  func mixed(with other: Color.Resolved, _ fraction: CGFloat) -> Color.Resolved {
    let part = Float(fraction)
    return Color.Resolved(
      red: red + (other.red - red) * part,
      green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part,
      opacity: opacity + (other.opacity - opacity) * part
    )
  }

  /// Returns this color and another color; a transparent color gets the components of the other.
  ///
  /// A mixture of the two results then contains no black, even if one color is `.clear`.
  func fading(_ other: Color.Resolved) -> (Color.Resolved, Color.Resolved) {
    var (first, second) = (self, other)
    if first.opacity == 0 {
      first = second
      first.opacity = 0
    } else if second.opacity == 0 {
      second = first
      second.opacity = 0
    }
    return (first, second)
  }

  /// Returns a color between this color and another color, mixed in linear sRGB.
  fileprivate func mixedInLinearLight(
    _ other: Color.Resolved,
    _ fraction: Double
  ) -> Color.Resolved {
    let part = Float(fraction)
    return Color.Resolved(
      colorSpace: .sRGBLinear,
      red: linearRed + (other.linearRed - linearRed) * part,
      green: linearGreen + (other.linearGreen - linearGreen) * part,
      blue: linearBlue + (other.linearBlue - linearBlue) * part,
      opacity: opacity + (other.opacity - opacity) * part
    )
  }
}
