import AmbientLayout
import AmbientViews

/// The answers of a node to its container, such as the size for a proposal.
///
/// The answers are cached until the node changes.
extension LayoutNode {
  var subviews: LayoutSubviews {
    if let keptSubviews, keptSubviews.layoutDirection == direction { return keptSubviews }
    let subviews = LayoutSubviews(views, layoutDirection: direction)
    keptSubviews = subviews
    return subviews
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let cached = answers.size(for: proposal) { return cached }
    let size = context.measure(element) { cachedLayout.size(proposal, subviews).checked }
    answers.keep(size, for: proposal)
    return size
  }

  func explicitGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat? {
    guard nodeCounts.maySet(guide) else { return nil }
    if let cached = answers.position(of: guide, for: proposal) { return cached }
    arrange(for: proposal)
    let size = sizeThatFits(proposal)
    var position = cachedLayout.position(of: guide, size, proposal, subviews)
    if isReversed, guide.axis == .horizontal { position = position.map { size.width - $0 } }
    answers.keep(position, of: guide, for: proposal)
    return position
  }

  var priority: Double {
    if let priority = answers.priority { return priority }
    let priority = innermost { $0.priority } ?? 0
    answers.priority = priority
    return priority
  }

  var zIndex: Double { innermost { $0.zIndex } ?? 0 }

  /// Returns the property from the innermost modifier that sets it.
  ///
  /// If no modifier sets the property, returns it from the view inside all modifiers.
  private func innermost(_ property: (ElementLayout) -> Double?) -> Double? {
    var innermost: Double?
    var node: LayoutNode? = self
    while let next = node {
      if innermost == nil || next.rule.isModifier { innermost = property(next.rule) ?? innermost }
      node = next.modified
    }
    return innermost
  }

  var spacing: ViewSpacing {
    if let spacing = answers.spacing { return spacing }
    var spacing = cachedLayout.spacing(subviews).withStandardDistance(context.settings.spacing)
    if isReversed {
      (spacing[.leading], spacing[.trailing]) = (spacing[.trailing], spacing[.leading])
    }
    answers.spacing = spacing
    return spacing
  }

  func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value {
    var node: LayoutNode? = self
    var innermost: Key.Value?
    while let next = node {
      for detail in next.rule.values {
        if let value = detail.value(for: key) { innermost = value }
      }
      if next.modifiesNothing, let value = next.rule.valueWithoutView?.value(for: key) {
        innermost = value
      }
      node = next.modified
    }
    return innermost ?? Key.defaultValue
  }

  func values<Key: LayoutValueKey>(for key: Key.Type) -> [Key.Value] {
    sequence(first: self, next: \.modified)
      .flatMap { $0.rule.values.compactMap { $0.value(for: key) } }
  }

  /// Forgets all answers, and compares new answers with the old ones.
  ///
  /// - Returns: Whether an answer may differ. If so, the container has to be measured again.
  func reconsider() -> Bool {
    let before = answers
    answers = AnswerCache(guides: nodeCounts.guides)
    arrangedProposal = nil
    cachedLayout.viewsChanged()
    if before.sizes.isEmpty || before.isIncomplete { return true }
    // Closures of alignment guides may share variables, and must run in the order of the views. The
    // container runs them in this order. A comparison of answers here could run them in another
    // order.
    if rule.isModifier, nodeCounts.guides == .all { return true }
    if before.guides != answers.guides { return true }
    if let spacing = before.spacing, spacing != self.spacing { return true }
    if let priority = before.priority, priority != self.priority { return true }
    if let frame, sizeThatFits(frame.proposal) != frame.size { return true }
    return before.sizes.contains { sizeThatFits($0.proposal) != $0.size }
      || before.positions.contains { explicitGuide($0.guide, in: $0.proposal) != $0.position }
  }
}

extension CGSize {
  /// The size with zero in place of negative lengths and NaN.
  fileprivate var checked: CGSize {
    func check(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
    return CGSize(width: check(width), height: check(height))
  }
}
