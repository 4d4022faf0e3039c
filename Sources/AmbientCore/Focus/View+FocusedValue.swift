import AmbientGraph
import AmbientReflection
public import Observation

extension View {
  /// Gives a value to those elsewhere in the tree while the focus is in this view.
  ///
  /// Of several views around the focus that give the same, the closest goes before.
  ///
  /// - Invalidation: When another value comes to be given, the bodies run that read it.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Gives a value, or nothing if it is nil, while the focus is in this view.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Gives an object to those elsewhere in the tree, to be found by its type, while the focus is in this
  /// view.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedObject(object, isForScene: false)
  }

  /// Gives a value while this scene has the focus, wherever that is in it; in an app with several
  /// windows, that is the one in front.
  ///
  /// What a view around the focus gives goes before.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Gives a value, or nothing if it is nil, while this scene has the focus.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Gives an object, to be found by its type, while this scene has the focus.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedObject(object, isForScene: true)
  }

  /// Gives an object, to be found by its type, whatever lets it be observed.
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

    override func give(to values: inout FocusedValues) {
      guard let modifier, let value = modifier.value else { return }
      values[keyPath: modifier.keyPath] = value
    }

    override func willRetire() {
      super.willRetire()
      modifier = nil
    }
  }
}

/// A node that gives a value while the focus is below it, or in its scene.
class FocusedValueNode: FocusNode {
  /// Whether it gives the value wherever the focus is.
  var isForScene: Bool { false }

  /// Adds the value to those that are given further out.
  @MainActor func give(to values: inout FocusedValues) {}
}
