public import AmbientCore

/// A vibration or a sound that confirms an event.
///
/// - Note: Ambient only passes this on to the host.
public struct SensoryFeedback: Hashable, Sendable {
  /// The name of the feedback in a ``FeedbackRequest``.
  package let name: String

  package init(name: String) { self.name = name }

  /// A task was completed.
  public static let success = SensoryFeedback(name: "success")
  /// A task needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value increased.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value decreased.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity began.
  public static let start = SensoryFeedback(name: "start")
  /// An activity ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item is aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value reached another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path that the user draws is complete.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Two objects hit each other.
  public static let impact = SensoryFeedback(name: "impact")

  /// The weight of the objects in an impact.
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String

    /// The weight of light objects.
    public static let light = Weight(name: "light")
    /// A medium weight.
    public static let medium = Weight(name: "medium")
    /// The weight of heavy objects.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of the objects in an impact.
  public struct Flexibility: Hashable, Sendable {
    fileprivate let name: String

    /// The flexibility of hard objects.
    public static let rigid = Flexibility(name: "rigid")
    /// The flexibility of objects that are neither hard nor soft.
    public static let solid = Flexibility(name: "solid")
    /// The flexibility of soft objects.
    public static let soft = Flexibility(name: "soft")
  }

  /// Returns the feedback for an impact of objects with a given weight.
  ///
  /// - Parameters:
  ///   - weight: The weight.
  ///   - intensity: The strength, from 0 to 1.
  /// - Returns: The feedback.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(weight.name) \(intensity))")
  }

  /// Returns the feedback for an impact of objects with a given flexibility.
  ///
  /// - Parameters:
  ///   - flexibility: The flexibility.
  ///   - intensity: The strength, from 0 to 1.
  /// - Returns: The feedback.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(flexibility.name) \(intensity))")
  }
}

/// Modifiers that ask the host for feedback when a value changes.
///
/// The host of the view receives each feedback as a ``FeedbackRequest``.
///
/// - Invalidation: Giving feedback runs no body, and changes no element.
extension View {
  /// Gives feedback when a value changes.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value.
  /// - Returns: A view that gives feedback.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Gives feedback when a value changes and a condition holds.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value.
  ///   - condition: Returns whether to give feedback for an old and a new value.
  /// - Returns: A view that gives feedback.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Calls a closure when a value changes, and gives the feedback that the closure returns.
  ///
  /// - Parameters:
  ///   - trigger: The value.
  ///   - feedback: Returns the feedback for an old and a new value; nil for no feedback.
  /// - Returns: A view that gives feedback.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }

  /// Calls a closure when a value changes, and gives the feedback that the closure returns.
  ///
  /// - Parameters:
  ///   - trigger: The value.
  ///   - feedback: Returns the feedback; nil for no feedback.
  /// - Returns: A view that gives feedback.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
  }
}

private struct FeedbackModifier<Trigger: Equatable> {
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?
}

extension FeedbackModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content.onEveryChange(of: trigger) { old, new in
      guard let feedback = feedback(old, new) else { return }
      FeedbackRequest(feedback.name).send(from: ViewTree.currentNotificationSource)
    }
  }

  static var bodyName: String? { nil }
}
