import AmbientLayout

/// A simple model of `HStackLayout`.
///
/// The model computes the frames that tests expect.
struct NaiveRow {
  let views: [FakeView]
  let spacing: CGFloat?
  let alignment: VerticalAlignment

  /// Returns the frames of the views for a proposed width and height.
  func frames(_ width: CGFloat, _ height: CGFloat) -> [CGRect] {
    let offers = offers(width, height)
    var frames: [CGRect] = []
    var x: CGFloat = 0
    for index in views.indices {
      if index > 0 { x += gap(after: index - 1) }
      let size = views[index].sizeThatFits(ProposedViewSize(width: offers[index], height: height))
      frames.append(CGRect(x: x, y: 0, width: size.width, height: size.height))
      x += size.width
    }
    // The stack moves the views down until the alignment lines of all views are at the same height.
    let lines = views.indices.map { line(of: $0, offer: offers[$0], height: height) }
    let highest = lines.max() ?? 0
    for index in views.indices { frames[index].origin.y = highest - lines[index] }
    return frames
  }

  /// Returns the width that the stack proposes to each view.
  private func offers(_ width: CGFloat, _ height: CGFloat) -> [CGFloat] {
    var offers: [Int: CGFloat] = [:]
    while offers.count < views.count {
      // The next view is the least flexible view among those with the highest priority.
      let waiting = views.indices.filter { offers[$0] == nil }
      let priority = waiting.map { views[$0].priority }.max() ?? 0
      let group = waiting.filter { views[$0].priority == priority }
      var next = group[0]
      for index in group where flexibility(index, height) < flexibility(next, height) {
        next = index
      }
      var left = width
      for index in views.indices.dropLast() { left -= gap(after: index) }
      for (index, offer) in offers { left -= self.width(index, offer, height) }
      for index in waiting where views[index].priority < priority {
        left -= self.width(index, 0, height)
      }
      offers[next] = max(0, left / CGFloat(group.count))
    }
    return views.indices.map { offers[$0] ?? 0 }
  }

  private func width(_ index: Int, _ offer: CGFloat, _ height: CGFloat) -> CGFloat {
    views[index].sizeThatFits(ProposedViewSize(width: offer, height: height)).width
  }

  private func flexibility(_ index: Int, _ height: CGFloat) -> CGFloat {
    width(index, .infinity, height) - width(index, 0, height)
  }

  private func gap(after index: Int) -> CGFloat {
    if let spacing { return spacing }
    let (first, second) = (views[index].spacing[.trailing], views[index + 1].spacing[.leading])
    if let first, let second { return max(first, second) }
    return first ?? second ?? 8
  }

  /// Returns the position of the alignment line in a view, measured from the top of the view.
  private func line(of index: Int, offer: CGFloat, height: CGFloat) -> CGFloat {
    let proposal = ProposedViewSize(width: offer, height: height)
    let size = views[index].sizeThatFits(proposal)
    if let explicit = views[index].explicitGuide(alignment.guide, in: proposal) { return explicit }
    switch alignment {
    case .top: return 0
    case .center: return size.height / 2
    default: return size.height
    }
  }
}
