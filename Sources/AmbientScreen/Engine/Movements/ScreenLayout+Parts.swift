import AmbientCore
import AmbientHosting
import AmbientLayout

/// Keeps the places of views when a modifier gains or loses views.
///
/// A modifier around a single view has one node. A modifier around several views has a node for
/// each view. An update can therefore change the node that is around a view. The new node begins at
/// the place of the old node, so that an animation starts there, too.
extension ScreenLayout {
  /// The modifier's node around a view, and the places of this node and the view.
  struct Holder {
    let node: LayoutNode
    /// The place of the node in its container.
    let frame: LayoutNode.PlacedFrame?
    /// The place of the view in the node.
    let viewFrame: LayoutNode.PlacedFrame?

    /// Records the places; nil if no node of the modifier contains the view.
    @MainActor init?(of view: LayoutNode, in modifier: LayoutNode) {
      let holder = view.layoutParent ?? view.predecessor?.layoutParent
      guard let node = holder, node === modifier || node.whole === modifier else {
        return nil
      }
      self.node = node
      frame = node.frame
      viewFrame = view.frame
    }
  }

  /// Gives the recorded places to the view, and to the node that contains the view now.
  func take(place holder: Holder, _ view: LayoutNode, to node: LayoutNode) {
    let old = holder.node
    guard old !== node else { return }
    view.frame = holder.viewFrame
    node.frame = holder.frame
    node.predecessor = old
    if let departure = old.departure {
      passDeparture(departure, of: old, to: node)
    } else if inserted != nil, let place = old.movedPlace {
      returnedPlaces[ObjectIdentifier(node)] = place
      recordPlace(of: node, node.frame)
    }
  }
}

/// The places of the layers of a modifier, such as backgrounds, before an animated update.
///
/// The layers around the first view are the original nodes. The layers around any other view are
/// copies. If one of these views becomes the first, the original nodes replace the view's copies.
@MainActor
struct LayerPlaces {
  private typealias Place = (frame: LayoutNode.PlacedFrame?, moved: CGRect?)

  /// The layers of each view before the update; each key identifies the node of a view.
  private var layers: [ObjectIdentifier: [LayoutNode]] = [:]

  private var places: [ObjectIdentifier: Place] = [:]

  init(of modifier: LayoutNode) {
    for part in modifier.representatives {
      guard let view = part.modified else { continue }
      let layers = part.views.filter(\.rule.isLayer)
      self.layers[ObjectIdentifier(view)] = layers
      for node in layers.flatMap(\.nodesInside) {
        places[ObjectIdentifier(node)] = (node.frame, node.movedPlace)
      }
    }
  }

  /// Moves the layers around a view to the places that the view's layers had before the update.
  ///
  /// - Parameters:
  ///   - part: The modifier's node that contains the view now.
  ///   - view: The view's node before the update.
  ///   - screen: The screen.
  func restore(in part: LayoutNode, around view: LayoutNode, _ screen: ScreenLayout) {
    let before = layers[ObjectIdentifier(view)] ?? []
    for layer in part.views where layer.rule.isLayer {
      let old = before.first { $0.element?.id == layer.element?.id }
      guard old !== layer else { continue }
      for (node, old) in layer.pairs(with: old) {
        node.movement?.end()
        let place = old.flatMap { places[ObjectIdentifier($0)] }
        node.frame = place?.frame
        guard let moved = place?.moved else { continue }
        screen.returnedPlaces[ObjectIdentifier(node)] = moved
        screen.recordPlace(of: node, node.frame)
      }
    }
  }
}

extension LayoutNode {
  fileprivate var nodesInside: [LayoutNode] { pairs(with: nil).map(\.0) }

  /// Returns this node and all nodes inside it, each with the corresponding node in `other`.
  fileprivate func pairs(with other: LayoutNode?) -> [(LayoutNode, LayoutNode?)] {
    var result: [(LayoutNode, LayoutNode?)] = []
    var waiting: [(LayoutNode, LayoutNode?)] = [(self, other)]
    while let (node, other) = waiting.popLast() {
      result.append((node, other))
      for (index, part) in node.parts.enumerated() {
        waiting.append((part, other.flatMap { $0.parts.dropFirst(index).first }))
      }
      for child in node.elementChildren {
        waiting.append(
          (child, other?.elementChildren.first { $0.element?.id == child.element?.id })
        )
      }
    }
    return result
  }
}
