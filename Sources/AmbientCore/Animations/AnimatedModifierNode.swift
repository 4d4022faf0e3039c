public import AmbientAnimation
import AmbientGraph
import AmbientSupport

/// A modifier whose data can be animated.
///
/// ```swift
/// struct Shake: AnimatableModifier {
///   var turns: Double
///   nonisolated var animatableData: Double {
///     get { turns }
///     set { turns = newValue }
///   }
///   func body(content: Content) -> some View { content.offset(x: 10 * sin(turns * .pi)) }
/// }
/// ```
///
/// - Invalidation: At each step of an animation, the body of the modifier runs.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// The node of a modifier that has a body and animatable data.
final class AnimatedModifierNode<Content: View, Modifier: ViewModifier & Animatable>: BodyNode {
  private var modifier: Modifier
  private let content: ModifierContent<Content>
  private var animation: ValueRun<Modifier.AnimatableData>?

  @MainActor init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    content = ModifierContent(view.content, in: inputs.tree.graph)
    super.init(.of(modifierWithBody: Modifier.self), inputs)
  }

  @MainActor func update(with view: ModifiedContent<Content, Modifier>) {
    content.set(view.content)
    let new = view.modifier
    guard !withPointer(to: new, { type.isSame(&modifier, as: $0) }) else { return }
    animation = animation(animation, from: modifier.animatableData, to: new.animatableData)
    modifier = new
    valueChanged()
  }

  override var bodyName: String? { type.name }

  override var value: Any { modifier }

  override func run() {
    let placeholder = _ViewModifier_Content<Modifier>(content: content)
    withMutablePointer(to: &modifier) { installProperties(at: $0) }
    guard let animation, !animation.isOver else {
      self.animation = nil
      return show(runBody(of: modifier) { $0.body(content: placeholder) })
    }
    var shown = modifier
    shown.animatableData = animation.value
    show(runBody(of: shown) { $0.body(content: placeholder) })
  }
}

extension ViewModifier where Self: Animatable {
  /// Makes a node that runs the modifier's body, and animates the modifier's data.
  ///
  /// - Parameters:
  ///   - view: The modified view, with the modifier.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    _ViewNode(AnimatedModifierNode(view, inputs))
  }

  /// Schedules a run of the body if a field of the modifier has changed.
  ///
  /// The change is animated if its transaction has an animation.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new modified view, with the new modifier.
  public static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    node.as(AnimatedModifierNode<Modified, Self>.self).update(with: view)
  }
}
