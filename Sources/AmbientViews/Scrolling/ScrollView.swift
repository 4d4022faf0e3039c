public import AmbientCore

/// A view that may be larger than its room, and is scrolled.
public struct ScrollView<Content: View> {
  /// What is scrolled.
  public var content: Content

  /// In which directions it can be scrolled.
  public var axes: Axis.Set

  /// Whether what shows how far it is scrolled is to be seen.
  public var showsIndicators: Bool

  /// Lets a view be scrolled.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: ElementView {
  /// Describes the view.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var attributes = environment.unusualScrollTraits?.attributes ?? ElementAttributes()
    if axes != .vertical {
      let names = Axis.allCases.filter { axes.contains(Axis.Set($0)) }.map(\.description)
      attributes[.axes] = names.joined(separator: " ")
    }
    if !showsIndicators { attributes[.showsIndicators] = false }
    return ElementDescription(.scrollView, attributes: attributes)
  }
}
