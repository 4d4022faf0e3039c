import AmbientCore
import AmbientHosting
import AmbientLayout
import AmbientViews

/// Sheets and pages that an animated change presents or removes.
///
/// A sheet moves in from the bottom edge of the screen. A page moves in from the trailing edge of
/// its stack. A removed sheet or page moves back to the same edge. During this movement, the sheet
/// or page is drawn in front of the views that it covered.
extension ScreenLayout {
  /// Moves a newly presented sheet or page to its place.
  ///
  /// - Returns: Whether the node is a sheet or a page.
  func slideOver(_ node: LayoutNode, _ transaction: Transaction) -> Bool {
    guard let container = node.layoutParent, let place = node.placeInSpace?.place,
      let hidden = hiddenPlace(of: node, at: place, in: container)
    else { return false }
    move(node, from: MovingPlace(hidden), to: place, transaction)
    showCoveredPage(under: node)
    return true
  }

  /// Moves a removed sheet or page out of its container.
  ///
  /// - Returns: Whether the node is a sheet or a page.
  func slideAway(_ node: LayoutNode, _ transaction: Transaction) -> Bool {
    guard let departure = node.departure, let container = departure.container,
      let hidden = hiddenPlace(of: node, at: departure.place, in: container)
    else { return false }
    node.departure?.place = hidden
    move(node, from: MovingPlace(departure.place), to: hidden, transaction)
    return true
  }

  /// Returns the place at which a sheet or a page is out of sight; nil for other views.
  private func hiddenPlace(
    of node: LayoutNode,
    at place: CGRect,
    in container: LayoutNode
  ) -> CGRect? {
    switch node.element?.presentation {
    case .cover: return place.offsetBy(dx: 0, dy: size.height - place.minY)
    case .page:
      guard let width = container.frame?.size.width else { return nil }
      return place.offsetBy(dx: container.isMirrored ? -width : width, dy: 0)
    default: return nil
    }
  }

  // MARK: Covered pages

  /// Keeps the page under a moving page visible.
  func showCoveredPage(under page: LayoutNode) {
    guard page.element?.presentation == .page, page.movement != nil,
      let container = page.layoutParent
    else { return }
    let covered = container.views.last { view in
      view !== page && view.frame == nil && recordedPlaces?[ObjectIdentifier(view)]?.place != nil
    }
    guard let covered, let frame = recordedPlaces?[ObjectIdentifier(covered)]?.place else { return }
    covered.frame = frame
    depart(covered, from: container)
  }

  func hideCoveredPages(under page: LayoutNode) {
    guard page.element?.presentation == .page, let container = page.layoutParent else { return }
    for covered in container.departing where covered.layoutParent === container {
      forgetDeparture(of: covered)
      covered.frame = nil
    }
  }
}

extension Element {
  /// Whether the element is drawn in front of the views of its container while it leaves.
  var leavesInFront: Bool { presentation == .page || presentation.isInFront }
}
