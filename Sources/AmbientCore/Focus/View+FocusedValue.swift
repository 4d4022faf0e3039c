import AmbientGraph
import AmbientReflection
public import Observation

extension View {
  /// Sets a focused value that applies to the whole tree while the focus is in this view.
  ///
  /// If several ancestors of the view in focus set a value for the same key path, the value of the
  /// nearest ancestor applies.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: The new value.
  /// - Returns: The modified view.
  /// - Invalidation: When the focused value changes, the bodies that read it run again.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Sets an optional focused value that applies to the whole tree while the focus is in this view.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: The new value; nil sets no value.
  /// - Returns: The modified view.
  /// - Invalidation: When the focused value changes, the bodies that read it run again.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Sets the focused object of a type, for the whole tree, while the focus is in this view.
  ///
  /// - Parameter object: The object; nil sets no object.
  /// - Returns: The modified view.
  /// - Invalidation: When the focused object is replaced, the bodies that read it run again.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedObject(object, isForScene: false)
  }

  /// Sets a focused value that applies while this scene has the focus.
  ///
  /// The value applies even if the focus is in another view of the scene, or in no view.
  ///
  /// In an app with several windows, the frontmost window's value applies. A value that
  /// `focusedValue` sets on the view in focus, or around that view, takes precedence.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: The new value.
  /// - Returns: The modified view.
  /// - Invalidation: When the focused value changes, the bodies that read it run again.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Sets an optional focused value that applies while this scene has the focus.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: The new value; nil sets no value.
  /// - Returns: The modified view.
  /// - Invalidation: When the focused value changes, the bodies that read it run again.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Sets the focused object of a type while this scene has the focus.
  ///
  /// - Parameter object: The object; nil sets no object.
  /// - Returns: The modified view.
  /// - Invalidation: When the focused object is replaced, the bodies that read it run again.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedObject(object, isForScene: true)
  }

  package nonisolated func focusedObject<T: AnyObject>(
    _ object: T?,
    isForScene: Bool
  ) -> some View {
    modifier(
      FocusedValueModifier(
        keyPath: \FocusedValues[slot: ObjectSlot<T>()],
        value: object,
        isForScene: isForScene
      )
    )
  }
}

private struct FocusedValueModifier<Value> {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isForScene: Bool
}

extension FocusedValueModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> Node { Node(self, inputs) }

  func update(_ node: Node) { node.update(with: self) }

  final class Node: FocusedValueNode {
    private var modifier: FocusedValueModifier?

    @MainActor init(_ modifier: FocusedValueModifier, _ inputs: _ViewInputs) {
      self.modifier = modifier
      super.init(inputs)
    }

    @MainActor func update(with new: FocusedValueModifier) {
      let isSame =
        modifier.map {
          $0.keyPath == new.keyPath && $0.isForScene == new.isForScene
            && areSame($0.value, new.value)
        } ?? false
      guard !isSame else { return }
      modifier = new
      focus.membersChanged()
    }

    override var isForScene: Bool { modifier?.isForScene == true }

    override func addValue(to values: inout FocusedValues) {
      guard let modifier, let value = modifier.value else { return }
      values[keyPath: modifier.keyPath] = value
    }

    override func willRetire() {
      super.willRetire()
      modifier = nil
    }
  }
}

/// A node that sets a focused value while its subtree or its scene has the focus.
class FocusedValueNode: FocusNode {
  /// Whether the value applies while the node's scene has the focus.
  ///
  /// If false, the value applies only while a view in the node's subtree has the focus.
  var isForScene: Bool { false }

  @MainActor func addValue(to values: inout FocusedValues) {}
}
