import AmbientEnvironment
import AmbientGraph
import AmbientSupport

extension View {
  /// Sets whether the view can have the focus.
  ///
  /// Text fields can have the focus without this modifier. A host shows the focus at the first
  /// element in the view.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether the view can have the focus.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The modified view.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, location: SourceLocation(fileID, line)))
  }

  /// Sets whether the view can have the focus.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether the view can have the focus.
  ///   - interactions: The ways in which the view uses the focus. Hosts read them as
  ///     ``Element/focusInteractions``.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The modified view.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(
      FocusableModifier(
        isFocusable: isFocusable,
        interactions: interactions,
        location: SourceLocation(fileID, line)
      )
    )
  }

  /// Sets whether the view can have the focus, and runs an action when the view gains or loses the
  /// focus.
  ///
  /// Prefer ``FocusState``, or ``EnvironmentValues/isFocused`` in the view.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether the view can have the focus.
  ///   - onFocusChange: The action. It receives whether the view has the focus now.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The modified view.
  /// - Invalidation: A change of the focus does not run the body that applies the modifier.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    onFocusChange: @escaping (_ isFocused: Bool) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(FocusChangeModifier(action: onFocusChange))
      .focusable(isFocusable, fileID: fileID, line: line)
  }

  /// Sets whether hosts mark the view in focus with an effect.
  ///
  /// If an ancestor disables the effect, a descendant cannot enable it again.
  ///
  /// - Parameters:
  ///   - disabled: Whether the effect is disabled for this view and its descendants.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The modified view.
  /// - Note: Ambient only stores this for views that read it.
  public nonisolated func focusEffectDisabled(
    _ disabled: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.isFocusEffectEnabledUnlessDisabledAbove, !disabled, fileID: fileID, line: line)
  }
}

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `flag.map(focusEffectDisabled)` compiles. Their label `_asFunction`
// keeps them out of ordinary calls. Without the label, the compiler would take exponentially longer
// to reject a long chain of modifiers that contains an error.
extension View {
  /// The form of `focusable(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  ///
  /// - Parameter isFocusable: Whether the view can have the focus.
  /// - Returns: The modified view.
  public nonisolated func focusable(_asFunction isFocusable: Bool) -> some View {
    focusable(isFocusable, fileID: "", line: 0)
  }

  /// The form of `focusable(_:interactions:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether the view can have the focus.
  ///   - interactions: The ways in which the view uses the focus.
  /// - Returns: The modified view.
  public nonisolated func focusable(_asFunction isFocusable: Bool, interactions: FocusInteractions)
    -> some View
  {
    focusable(isFocusable, interactions: interactions, fileID: "", line: 0)
  }

  /// The form of `focusEffectDisabled(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  ///
  /// - Parameter disabled: Whether the effect is disabled for this view and its descendants.
  /// - Returns: The modified view.
  public nonisolated func focusEffectDisabled(_asFunction disabled: Bool) -> some View {
    focusEffectDisabled(disabled, fileID: "", line: 0)
  }
}

/// The ways in which a view uses the focus.
///
/// Hosts read them as ``Element/focusInteractions``.
public struct FocusInteractions: OptionSet, Sendable {
  /// The interactions as bits.
  public let rawValue: Int

  /// Creates a set of interactions from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view performs an action when it is activated, like a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view accepts text, like a text field.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The default: all interactions.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

extension EnvironmentValues {
  /// Whether the nearest `focusable` ancestor has the focus.
  ///
  /// - Invalidation: When that ancestor gains or loses the focus, its descendants that read the
  ///   value run again.
  public var isFocused: Bool { self[NearestFocusableKey.self]?.isFocused ?? false }

  /// Whether hosts mark the view in focus with an effect.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }

  /// Whether the effect is enabled.
  ///
  /// The setter cannot change false to true.
  fileprivate var isFocusEffectEnabledUnlessDisabledAbove: Bool {
    get { isFocusEffectEnabled }
    set { isFocusEffectEnabled = isFocusEffectEnabled && newValue }
  }
}

private struct FocusEffectKey: EnvironmentKey {
  static let defaultValue = true
}

private struct NearestFocusableKey: EnvironmentKey, NamedKey {
  static var name: String { "focusable" }
  static var defaultValue: FocusFlag? { nil }
  static func _valuesEqual(_ lhs: FocusFlag?, _ rhs: FocusFlag?) -> Bool { lhs === rhs }
}

/// An input of the graph that stores whether a focusable view has the focus.
///
/// The descendants of the view can read the input.
final class FocusFlag: Input<Bool> {
  override var label: String { "isFocused" }

  /// Whether the view has the focus, readable from any thread.
  ///
  /// A body that reads this property depends on the flag.
  var isFocused: Bool { graph.isOwned ? read() : currentValue }
}

/// A modifier that runs an action when the nearest focusable ancestor gains or loses the focus.
///
/// The body of this modifier reads the focus. A change of the focus therefore does not run the body
/// that applies the modifier.
private struct FocusChangeModifier {
  let action: (Bool) -> Void

  @Environment(\.isFocused) private var isFocused

  nonisolated init(action: @escaping (Bool) -> Void) { self.action = action }
}

extension FocusChangeModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content.onChange(of: isFocused) { _, isFocused in action(isFocused) }
  }

  static var bodyName: String? { nil }
}

private struct FocusableModifier {
  let isFocusable: Bool
  var interactions = FocusInteractions.automatic
  let location: SourceLocation
}

extension FocusableModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> FocusableNode {
    FocusableNode(at: location, isFocusable, interactions, inputs)
  }

  func update(_ node: FocusableNode) {
    node.isFocusable = isFocusable
    node.interactions = interactions
  }
}

/// The node of the modifier `focusable`.
///
/// The descendants of the view can read whether the view has the focus.
final class FocusableNode: WriterNode {
  @MainActor var isFocusable: Bool
  @MainActor var interactions: FocusInteractions
  let focusFlag: FocusFlag

  @MainActor init(
    at location: SourceLocation,
    _ isFocusable: Bool,
    _ interactions: FocusInteractions,
    _ inputs: _ViewInputs
  ) {
    self.isFocusable = isFocusable
    self.interactions = interactions
    let focusFlag = FocusFlag(false, in: inputs.tree.graph)
    self.focusFlag = focusFlag
    super.init(.of(FocusableModifier.self, .modifier), at: location, inputs) { _, values in
      values[NearestFocusableKey.self] = focusFlag
    }
  }
}
