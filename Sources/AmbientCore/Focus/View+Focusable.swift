import AmbientEnvironment
import AmbientGraph
import AmbientSupport

extension View {
  /// Lets the view have the focus, or not.
  ///
  /// Text fields can have it by themselves. To a host, the focus is at the first element in the view.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, place: SourceLocation(fileID, line)))
  }

  /// Lets the view have the focus, or not; what it does with the focus is for the host to know.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, place: SourceLocation(fileID, line)))
  }

  /// Takes away what hosts draw around the view in focus; further in it cannot be brought back.
  public nonisolated func focusEffectDisabled(
    _ disabled: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.isFocusEffectEnabledIfAncestorsAre, !disabled, fileID: fileID, line: line)
  }
}

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension View {
  /// `focusable(_:)` as a function.
  public nonisolated func focusable(_asFunction isFocusable: Bool) -> some View {
    focusable(isFocusable, fileID: "", line: 0)
  }

  /// `focusable(_:interactions:)` as a function.
  public nonisolated func focusable(_asFunction isFocusable: Bool, interactions: FocusInteractions)
    -> some View
  {
    focusable(isFocusable, interactions: interactions, fileID: "", line: 0)
  }

  /// `focusEffectDisabled(_:)` as a function.
  public nonisolated func focusEffectDisabled(_asFunction disabled: Bool) -> some View {
    focusEffectDisabled(disabled, fileID: "", line: 0)
  }
}

/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The interactions as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It does something when it is activated, as buttons do.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It takes what is written, as text fields do.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What is usual.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

extension EnvironmentValues {
  /// Whether the nearest view around that was made `focusable` has the focus.
  ///
  /// - Invalidation: When the focus comes or goes, the bodies run that read it in that view.
  public var isFocused: Bool { self[NearestFocusableKey.self]?.isFocused ?? false }

  /// Whether hosts draw something around the view in focus.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }

  fileprivate var isFocusEffectEnabledIfAncestorsAre: Bool {
    get { isFocusEffectEnabled }
    set { isFocusEffectEnabled = isFocusEffectEnabled && newValue }
  }
}

private struct FocusEffectKey: EnvironmentKey {
  static let defaultValue = true
}

/// The nearest view around that was made focusable.
private struct NearestFocusableKey: EnvironmentKey, NamedKey {
  static var name: String { "focusable" }
  static var defaultValue: FocusableSign? { nil }
  static func _valuesEqual(_ lhs: FocusableSign?, _ rhs: FocusableSign?) -> Bool { lhs === rhs }
}

/// Whether a focusable view has the focus, for those in it.
final class FocusableSign: Input<Bool> {
  override var label: String { "isFocused" }

  /// The sign of now, from any thread; what reads it in a body depends on it.
  var isFocused: Bool { graph.isOwned ? read() : currentValue }
}

private struct FocusableModifier {
  let isFocusable: Bool
  let place: SourceLocation
}

extension FocusableModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> FocusableNode {
    FocusableNode(at: place, isFocusable, inputs)
  }

  func update(_ node: FocusableNode) { node.isFocusable = isFocusable }
}

/// A node that can have the focus, and lets those in it know.
final class FocusableNode: WriterNode {
  @MainActor var isFocusable: Bool
  let sign: FocusableSign

  @MainActor init(at place: SourceLocation, _ isFocusable: Bool, _ inputs: _ViewInputs) {
    self.isFocusable = isFocusable
    let sign = FocusableSign(false, in: inputs.tree.graph)
    self.sign = sign
    super.init(.of(FocusableModifier.self, .modifier), at: place, inputs) { _, values in
      values[NearestFocusableKey.self] = sign
    }
  }
}
