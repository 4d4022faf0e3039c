import AmbientGraph

/// A view beside another one that is made of a preference that is set within the latter.
package struct PreferenceReader<K: PreferenceKey, Base: View, Content: View> {
  let side: PreferenceSide
  let base: Base
  let content: (K.Value) -> Content

  /// Puts a view beside another one.
  package init(
    _ key: K.Type,
    of base: Base,
    _ side: PreferenceSide,
    @ViewBuilder content: @escaping (K.Value) -> Content
  ) {
    self.side = side
    self.base = base
    self.content = content
  }
}

/// Where a view stands that is made of a preference of another one.
package enum PreferenceSide {
  /// In front of the other one in the order of the tree; it is then brought up to date in the update that
  /// follows the one of the preference.
  case before
  /// Behind it.
  case after
}

extension PreferenceReader: View {
  /// The type of the body: there is none.
  package typealias Body = Never

  /// Makes nodes for both views.
  package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PreferenceReaderNode(view, inputs)
    if view.side == .before { node.makeSlot() }
    node.makeContent(view.base)
    return _ViewNode(node)
  }

  /// Updates the one view, and makes the other one anew.
  package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.as(PreferenceReaderNode<K, Base, Content>.self)
    node.view = view
    node.scheduleEnd()
    node.updateContent(with: view.base)
  }
}

/// Shows a view of what is collected: in its end, or in a slot in front.
private final class PreferenceReaderNode<K: PreferenceKey, Base: View, Content: View>:
  CollectingNode<K>
{
  var view: PreferenceReader<K, Base, Content>
  private let type: ViewType
  private var front: ParentNode?

  @MainActor init(_ view: PreferenceReader<K, Base, Content>, _ inputs: _ViewInputs) {
    self.view = view
    type = .of(PreferenceReader<K, Base, Content>.self, .view)
    super.init(inputs)
  }

  override var slot: ViewNode? { front }

  @MainActor func makeSlot() {
    willMountFirstChild()
    front = ParentNode(inputs())
  }

  override func receive(_ value: K.Value, in end: PreferenceEnd<K>) {
    let content = end.observing(as: type) { view.content(value) }
    (front ?? end).show(content)
  }

  override func willRetire() {
    super.willRetire()
    front = nil
  }
}

@MainActor
extension PreferenceReader {
  /// If its base is.
  package static var _isOneView: Bool { Base._isOneView }

  /// Lists the base, each view of which is read by itself.
  package static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(
        PreferenceReader<K, AnyView, Content>(K.self, of: $0, view.side, content: view.content)
      )
    }
  }
}
