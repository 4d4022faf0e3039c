import AmbientLayout

/// The traits that modifiers set for a row of a list; nil for traits that no modifier sets.
struct RowTraits: Equatable {
  /// Lengths at some edges, in points.
  struct Lengths: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// Replaces lengths by the lengths that `other` sets.
    fileprivate mutating func merge(_ other: Lengths) {
      top = other.top ?? top
      leading = other.leading ?? leading
      bottom = other.bottom ?? bottom
      trailing = other.trailing ?? trailing
    }

    /// Returns the lengths as insets; nil is replaced by the length in `standard`.
    func insets(orElse standard: EdgeInsets) -> EdgeInsets {
      EdgeInsets(
        top: top ?? standard.top,
        leading: leading ?? standard.leading,
        bottom: bottom ?? standard.bottom,
        trailing: trailing ?? standard.trailing
      )
    }
  }

  /// The space around the content of the row.
  var insets = Lengths()

  /// The space around the section of the row: between the section and the edges of the list, and
  /// above and below the section.
  var margins = Lengths()

  /// The distance between the row's section and the adjacent sections, in points.
  var sectionSpacing: CGFloat?

  /// The traits that a view gives to the list.
  enum Key: LayoutValueKey { static var defaultValue: RowTraits { RowTraits() } }

  init() {}

  /// Combines the traits of the modifiers around a view; for each trait, the innermost wins.
  init(of subview: LayoutSubview) {
    for traits in subview.values(for: Key.self) {
      insets.merge(traits.insets)
      margins.merge(traits.margins)
      sectionSpacing = traits.sectionSpacing ?? sectionSpacing
    }
  }
}
