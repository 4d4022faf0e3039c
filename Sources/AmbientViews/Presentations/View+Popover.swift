public import AmbientCore
public import struct Foundation.CGRect

extension View {
  /// Presents a popover while a binding is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
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

  /// Presents a popover for an item while there is one; an item of another identity gets a new popover.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
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

/// Where on a view a popover points.
public enum PopoverAttachmentAnchor: Equatable, Sendable {
  /// To an area of the view.
  case rect(Area)
  /// To a place in the view, given in parts of its size.
  case point(UnitPoint)

  /// An area of a view.
  public enum Area: Equatable, Sendable {
    /// All of it.
    case bounds
    /// A part of it, in points.
    case rect(CGRect)
  }

  /// What a host is told of the anchor, as far as it is unusual.
  fileprivate func attributes(_ arrowEdge: Edge) -> ElementAttributes {
    var attributes = ElementAttributes()
    if arrowEdge != .top { attributes[.arrowEdge] = "\(arrowEdge)" }
    switch self {
    case .rect(.bounds): break
    case .rect(.rect(let area)):
      attributes[.anchor] =
        "\(area.origin.x) \(area.origin.y) \(area.width) \(area.height)"
    case .point(let point): attributes[.anchor] = "\(point.x) \(point.y)"
    }
    return attributes
  }
}
