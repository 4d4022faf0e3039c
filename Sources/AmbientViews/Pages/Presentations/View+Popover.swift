public import AmbientCore
public import struct Foundation.CGRect

extension View {
  /// Presents a popover while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is presented. Dismissing the popover sets the binding to
  ///     false.
  ///   - attachmentAnchor: The point or area of this view to which the popover points.
  ///   - arrowEdge: The edge of the anchor at which the arrow is shown; nil if the host decides.
  ///   - content: The content of the popover.
  /// - Returns: A view that presents the popover.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents(
      .popover,
      FlagTrigger(isPresented: isPresented),
      as: .dialog,
      attributes: attachmentAnchor.attributes(arrowEdge),
      content
    )
  }

  /// Presents a popover while a binding has an item.
  ///
  /// An item with a different identity gets a new popover.
  ///
  /// - Parameters:
  ///   - item: The item. Dismissing the popover sets the binding to nil.
  ///   - attachmentAnchor: The point or area of this view to which the popover points.
  ///   - arrowEdge: The edge of the anchor at which the arrow is shown; nil if the host decides.
  ///   - content: Returns the content of the popover for an item.
  /// - Returns: A view that presents the popover.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents(
      .popover,
      ItemTrigger(item: item),
      as: .dialog,
      attributes: attachmentAnchor.attributes(arrowEdge),
      content
    )
  }
}

/// The point or area of a view to which a popover points.
public enum PopoverAttachmentAnchor: Equatable, Sendable {
  /// An area of the view.
  case rect(Area)
  /// A point of the view, relative to the view's size.
  case point(UnitPoint)

  /// An area of a view.
  public enum Area: Equatable, Sendable {
    /// The bounds of the view.
    case bounds
    /// A rectangle in the view's coordinates, in points.
    case rect(CGRect)
  }

  /// Returns the attributes for the anchor and the edge.
  ///
  /// The anchor `.rect(.bounds)` and the edge nil are the defaults, and set no attribute.
  fileprivate func attributes(_ arrowEdge: Edge?) -> ElementAttributes {
    var attributes = ElementAttributes(.arrowEdge, arrowEdge.map { "\($0)" })
    switch self {
    case .rect(.bounds): break
    case .rect(.rect(let area)):
      let numbers = [area.origin.x, area.origin.y, area.width, area.height]
      attributes[.anchor] = numbers.map(\.attributeText).joined(separator: " ")
    case .point(let point): attributes[.anchor] = point.attributeText
    }
    return attributes
  }
}
