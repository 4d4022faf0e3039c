import AmbientAnimation
import AmbientDrawing
import AmbientEnvironment
import AmbientLayout

extension ShapePaint {
  /// Returns the animatable numbers of the paint, by name.
  ///
  /// Each name begins with `prefix`. The numbers of a color are the components of the color in the
  /// default environment.
  func animatableValues(_ prefix: String) -> [String: any VectorArithmetic] {
    switch self {
    case .color(let color): ["\(prefix).color": color.animatableValue]
    case .linearGradient(let gradient, let from, let to):
      gradient.animatableValues("\(prefix).linear").merging([
        "\(prefix).linear": AnimatablePair(from.animatableData, to.animatableData)
      ]) { first, _ in first }
    case .radialGradient(let gradient, let center, let start, let end):
      gradient.animatableValues("\(prefix).radial").merging([
        "\(prefix).radial": AnimatablePair(center.animatableData, AnimatablePair(start, end))
      ]) { first, _ in first }
    case .ellipticalGradient(let gradient, let center, let start, let end):
      gradient.animatableValues("\(prefix).elliptical").merging([
        "\(prefix).elliptical": AnimatablePair(center.animatableData, AnimatablePair(start, end))
      ]) { first, _ in first }
    case .angularGradient(let gradient, let center, let start, let end):
      gradient.animatableValues("\(prefix).angular").merging([
        "\(prefix).angular": AnimatablePair(
          center.animatableData,
          AnimatablePair(start.animatableData, end.animatableData)
        )
      ]) { first, _ in first }
    case .opacity(let paint, let opacity):
      paint.animatableValues("\(prefix).of").merging(["\(prefix).opacity": opacity]) { first, _ in
        first
      }
    case .anchored(let paint, _): paint.animatableValues("\(prefix).anchored")
    case .shadow(let paint, _): paint.animatableValues("\(prefix).shadowed")
    case .blendMode(let paint, _): paint.animatableValues("\(prefix).blended")
    case .named, .meshGradient, .image, .shader: [:]
    }
  }

  /// Returns the paint with the given numbers.
  ///
  /// A number that is not given stays the same.
  func setting(_ values: [String: any VectorArithmetic], _ prefix: String) -> ShapePaint {
    typealias Points = AnimatablePair<UnitPoint.AnimatableData, UnitPoint.AnimatableData>
    typealias Circle = AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    typealias Angles = AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<Double, Double>>
    func number<V>(_ name: String, _ fallback: V) -> V {
      values["\(prefix).\(name)"] as? V ?? fallback
    }
    switch self {
    case .color(let color): return .color(color.setting(values["\(prefix).color"]))
    case .linearGradient(let gradient, var from, var to):
      let points = number("linear", Points(from.animatableData, to.animatableData))
      from.animatableData = points.first
      to.animatableData = points.second
      return .linearGradient(gradient.setting(values, "\(prefix).linear"), from: from, to: to)
    case .radialGradient(let gradient, var center, let start, let end):
      let circle = number("radial", Circle(center.animatableData, AnimatablePair(start, end)))
      center.animatableData = circle.first
      return .radialGradient(
        gradient.setting(values, "\(prefix).radial"),
        center: center,
        startRadius: circle.second.first,
        endRadius: circle.second.second
      )
    case .ellipticalGradient(let gradient, var center, let start, let end):
      let circle = number("elliptical", Circle(center.animatableData, AnimatablePair(start, end)))
      center.animatableData = circle.first
      return .ellipticalGradient(
        gradient.setting(values, "\(prefix).elliptical"),
        center: center,
        start: circle.second.first,
        end: circle.second.second
      )
    case .angularGradient(let gradient, var center, let start, let end):
      let angles = number(
        "angular",
        Angles(center.animatableData, AnimatablePair(start.radians, end.radians))
      )
      center.animatableData = angles.first
      return .angularGradient(
        gradient.setting(values, "\(prefix).angular"),
        center: center,
        startAngle: .radians(angles.second.first),
        endAngle: .radians(angles.second.second)
      )
    case .opacity(let paint, let opacity):
      return .opacity(paint.setting(values, "\(prefix).of"), number("opacity", opacity))
    case .anchored(let paint, let rect):
      return .anchored(paint.setting(values, "\(prefix).anchored"), rect)
    case .shadow(let paint, let shadow):
      return .shadow(paint.setting(values, "\(prefix).shadowed"), shadow)
    case .blendMode(let paint, let mode):
      return .blendMode(paint.setting(values, "\(prefix).blended"), mode)
    case .named, .meshGradient, .image, .shader: return self
    }
  }
}

extension Color {
  fileprivate var animatableValue: Color.Resolved.AnimatableData {
    resolve(in: EnvironmentValues()).animatableData
  }

  /// Returns a color with the given components.
  ///
  /// If `value` is nil or equals the components of this color, the result is this color.
  fileprivate func setting(_ value: (any VectorArithmetic)?) -> Color {
    guard let value = value as? Color.Resolved.AnimatableData, value != animatableValue else {
      return self
    }
    var resolved = resolve(in: EnvironmentValues())
    resolved.animatableData = value
    return Color(resolved)
  }
}

extension Gradient {
  /// Returns the colors and positions of the stops, by name.
  ///
  /// Each name contains the number of stops. Therefore a gradient is only animated to a gradient
  /// with the same number of stops.
  fileprivate func animatableValues(_ prefix: String) -> [String: any VectorArithmetic] {
    var values: [String: any VectorArithmetic] = [:]
    for (index, stop) in stops.enumerated() {
      let name = "\(prefix).stop\(index)/\(stops.count)"
      values[name] = AnimatablePair(stop.color.animatableValue, stop.location)
    }
    return values
  }

  fileprivate func setting(_ values: [String: any VectorArithmetic], _ prefix: String) -> Gradient {
    var result = self
    for (index, stop) in stops.enumerated() {
      let value = values["\(prefix).stop\(index)/\(stops.count)"]
      guard let value = value as? AnimatablePair<Color.Resolved.AnimatableData, CGFloat> else {
        continue
      }
      result.stops[index] = Stop(color: stop.color.setting(value.first), location: value.second)
    }
    return result
  }
}
