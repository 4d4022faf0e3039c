import AmbientCore
import AmbientHosting
import AmbientLayout
import AmbientViews

/// Scrolls and swipes that turn the pages of a tab view.
extension TestHost {
  /// Returns the tab view in which a scroll or a swipe turns the page; nil if the scroll or swipe
  /// turns no page.
  ///
  /// - Parameters:
  ///   - name: The name of the tab view, or a text in it; nil for the first tab view with pages.
  ///   - number: The position among the tab views with the name, counted from 1.
  ///   - axes: The axes of the scroll or swipe. Pages turn along one axis only.
  /// - Returns: The element of the tab view.
  func tabView(_ name: String?, _ number: Int?, turningAlong axes: Axis.Set) -> Element? {
    viewTree.settle()
    let search = search(name ?? "", number)
    let turns = { (element: Element) in element.pageAxis.map { axes == Axis.Set($0) } ?? false }
    guard name == nil else {
      return try? search.find(in: viewTree, "no tab view with pages", where: turns)
    }
    let all = search.elements(in: viewTree).filter(turns)
    let index = (number ?? 1) - 1
    return all.indices.contains(index) ? all[index] : nil
  }
}

extension ViewTree {
  /// Selects the next or the previous page of a tab view.
  func turnPage(of tabView: Element, isForward: Bool) throws(UserActionError) {
    let pages = tabView.children.filter { $0.kind == .tab && !$0.isLeaving }
    let selected = pages.firstIndex { $0[.isSelected] == true }
    guard let selected, pages.indices.contains(isForward ? selected + 1 : selected - 1) else {
      let position = selected.map { "page \($0 + 1) of \(pages.count) is selected" }
      throw UserActionError(
        "The \(tabView.kind) has no \(isForward ? "next" : "previous") page: "
          + "\(position ?? "it has no pages").",
        facts: [("Views", tabView.views.joined(separator: " in "))],
        remedies: []
      )
    }
    try perform(.step(up: isForward), on: tabView)
  }
}

extension Element {
  /// The axis along which the user turns the pages of a tab view; nil for other elements.
  fileprivate var pageAxis: Axis? {
    guard kind == .tabView, takes(StepEvent.self) else { return nil }
    return self[.style] == "page" ? .horizontal : .vertical
  }
}
