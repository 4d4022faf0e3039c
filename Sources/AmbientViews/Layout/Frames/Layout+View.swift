public import AmbientCore

extension Layout {
  /// Arranges views with the layout.
  ///
  /// ```swift
  /// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
  /// layout { Counter(); Counter() }
  /// ```
  ///
  /// The views keep their state when the layout changes to another layout of the same type. With
  /// ``AnyLayout``, the views also keep their state when the type of the layout changes.
  ///
  /// - Parameter content: The views.
  /// - Returns: A view that contains the views.
  /// - Invalidation: When the layout changes, the element is updated. No body in the element runs.
  public nonisolated func callAsFunction<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> some View {
    LayoutElement(layout: unwrapped, content: content())
  }

  /// The layout that an ``AnyLayout`` wraps; for any other layout, the layout itself.
  private var unwrapped: any Layout { (self as? AnyLayout)?.base.unwrapped ?? self }
}

/// The element of the views that a layout arranges.
private struct LayoutElement<Content: View> {
  let layout: any Layout
  let content: Content
}

extension LayoutElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.layout)
    description[.layout] = "\(type(of: layout))"
    description.set(LayoutDetail(layout))
    return description
  }
}

extension LayoutElement: ContainerValueReader {
  static func description(of change: ContainerValueChange) -> ElementDescription {
    var description = ElementDescription(
      .layoutValue,
      attributes: ElementAttributes(.key, "ContainerValues")
    )
    description.set(LayoutValueDetail(ContainerValueChangeKey.self, change))
    return description
  }
}
