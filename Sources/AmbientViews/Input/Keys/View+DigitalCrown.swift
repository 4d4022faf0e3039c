public import AmbientCore
import AmbientHosting

/// How far the user has to turn a crown to change a number.
public struct DigitalCrownRotationalSensitivity: Hashable, Sendable {
  let name: String

  /// Low sensitivity: the user has to turn the crown a long way.
  public static let low = DigitalCrownRotationalSensitivity(name: "low")
  /// Medium sensitivity, between low and high.
  public static let medium = DigitalCrownRotationalSensitivity(name: "medium")
  /// High sensitivity: a short turn of the crown is enough.
  public static let high = DigitalCrownRotationalSensitivity(name: "high")
}

/// A turn of a crown.
public struct DigitalCrownEvent: Hashable, Sendable {
  /// The change of the number.
  public var offset: Double

  /// The change of the number per second; always 0, because hosts do not report the speed.
  public var velocity: Double
}

extension View {
  /// Lets a crown change a number while the view has the focus.
  ///
  /// - Parameter binding: The number.
  /// - Returns: The view, as a target for the crown.
  /// - Note: Works on hosts that send `AdjustEvent` to elements of the kind `DigitalCrown`.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>
  ) -> some View {
    CrownTarget(base: self, number: CrownNumber(binding))
  }

  /// Lets a crown change a number between two limits while the view has the focus.
  ///
  /// - Parameters:
  ///   - binding: The number.
  ///   - minValue: The lowest number.
  ///   - maxValue: The highest number.
  ///   - stride: The distance between two possible numbers; nil to allow every number.
  ///   - sensitivity: How far the user has to turn the crown to change the number.
  ///   - isContinuous: Whether the number begins again at one limit after it passes the other
  ///     limit.
  ///   - isHapticFeedbackEnabled: Whether the crown gives feedback that the user feels.
  /// - Returns: The view, as a target for the crown.
  /// - Note: Works on hosts that send `AdjustEvent` to elements of the kind `DigitalCrown`.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>,
    from minValue: V,
    through maxValue: V,
    by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high,
    isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint {
    var number = CrownNumber(binding)
    number.limits = Double(minValue)...Double(max(minValue, maxValue))
    number.step = stride.map { Double($0) }
    number.sensitivity = sensitivity
    number.isContinuous = isContinuous
    number.hasHaptics = isHapticFeedbackEnabled
    return CrownTarget(base: self, number: number)
  }

  /// Lets a crown change a number, and reports each turn.
  ///
  /// - Parameters:
  ///   - binding: The number.
  ///   - onChange: Receives each turn.
  ///   - onIdle: Accepted without effect: hosts do not report the end of a turn.
  /// - Returns: The view, as a target for the crown.
  /// - Note: Works on hosts that send `AdjustEvent` to elements of the kind `DigitalCrown`.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void
  ) -> some View {
    var number = CrownNumber(binding)
    number.onChange = onChange
    return CrownTarget(base: self, number: number)
  }
}

private struct CrownNumber {
  let get: () -> Double
  let set: (Double) -> Void
  var limits: ClosedRange<Double>?
  var step: Double?
  var sensitivity = DigitalCrownRotationalSensitivity.high
  var isContinuous = false
  var hasHaptics = true
  var onChange: (DigitalCrownEvent) -> Void = { _ in }

  init<V: BinaryFloatingPoint>(_ binding: Binding<V>) {
    get = { Double(binding.wrappedValue) }
    set = { binding.wrappedValue = V($0) }
  }

  func limited(_ number: Double) -> Double {
    guard let limits else { return number }
    let length = limits.upperBound - limits.lowerBound
    guard isContinuous, length > 0 else { return number.limited(to: limits) }
    let offset = (number - limits.lowerBound).truncatingRemainder(dividingBy: length)
    return limits.lowerBound + (offset < 0 ? offset + length : offset)
  }
}

/// A view with a number that a crown changes.
private struct CrownTarget<Base: View> {
  let base: Base
  let number: CrownNumber
}

extension CrownTarget: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.digitalCrown, isEnabled: environment.isEnabled)
    let number = number
    description[.value] = number.get()
    description[.minimum] = number.limits?.lowerBound
    description[.maximum] = number.limits?.upperBound
    description[.step] = number.step
    if number.sensitivity != .high { description[.sensitivity] = number.sensitivity.name }
    if number.isContinuous { description[.isContinuous] = true }
    if !number.hasHaptics { description[.hasHaptics] = false }
    description.on(AdjustEvent.self) { event in
      let old = number.get()
      let new = number.limited(event.value)
      number.set(new)
      number.onChange(DigitalCrownEvent(offset: new - old, velocity: 0))
    }
    return description
  }

  var content: some View { base }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, each as a target for the crown.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) { AnyView(CrownTarget<AnyView>(base: $0, number: view.number)) }
  }
}
