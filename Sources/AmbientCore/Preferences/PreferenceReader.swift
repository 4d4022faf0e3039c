import AmbientGraph

/// A view, and beside it a second view that is built from a preference of the first view.
package struct PreferenceReader<K: PreferenceKey, Base: View, Content: View> {
  let side: PreferenceSide
  let base: Base
  let content: (K.Value) -> Content

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

/// The position of a view that is built from a preference.
///
/// The position is relative to the view that sets the preference, in tree order.
package enum PreferenceSide {
  /// Before the view that sets the preference.
  ///
  /// In this position, the built view receives a change of the preference one update later.
  case before
  /// After the view that sets the preference.
  case after
}

extension PreferenceReader: View {
  package typealias Body = Never

  package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PreferenceReaderNode(view, inputs)
    if view.side == .before { node.makeSlot() }
    node.makeContent(view.base)
    return _ViewNode(node)
  }

  package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.as(PreferenceReaderNode<K, Base, Content>.self)
    node.view = view
    node.scheduleEndNode()
    node.updateContent(with: view.base)
  }
}

/// The node of a preference reader.
///
/// A child of this node shows the view that is built from the preference. The child is the
/// ``PreferenceEndNode``, which follows the base, or `leadingSlot`, which precedes the base.
private final class PreferenceReaderNode<K: PreferenceKey, Base: View, Content: View>:
  CollectingNode<K>
{
  var view: PreferenceReader<K, Base, Content>
  private let type: ViewType
  private var leadingSlot: ParentNode?

  @MainActor init(_ view: PreferenceReader<K, Base, Content>, _ inputs: _ViewInputs) {
    self.view = view
    type = .of(PreferenceReader<K, Base, Content>.self, .view)
    super.init(inputs)
  }

  override var slot: ViewNode? { leadingSlot }

  @MainActor func makeSlot() {
    willMountFirstChild()
    leadingSlot = ParentNode(inputs())
  }

  override func receive(_ value: K.Value, in endNode: PreferenceEndNode<K>) {
    let content = endNode.observing(as: type) { view.content(value) }
    (leadingSlot ?? endNode).show(content)
  }

  override func willRetire() {
    super.willRetire()
    leadingSlot = nil
  }
}

@MainActor
extension PreferenceReader {
  package static var _isOneView: Bool { Base._isOneView }

  package static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the views of the base, and builds a second view for each of them.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  package static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(
        PreferenceReader<K, AnyView, Content>(K.self, of: $0, view.side, content: view.content)
      )
    }
  }
}
