public import AmbientLayout

/// A rule for the size of a presentation.
///
/// A custom type can compute the size:
///
/// ```swift
/// struct HalfPageSizing: PresentationSizing {
///   func proposedSize(
///     for root: PresentationSizingRoot,
///     context: PresentationSizingContext
///   ) -> ProposedViewSize {
///     var size = PagePresentationSizing.page.proposedSize(for: root, context: context)
///     size.height = size.height.map { $0 / 2 }
///     return size
///   }
/// }
/// ```
///
/// Hosts see the name of the rule as the attribute `presentationSizing`. A host with a layout gets
/// the size from ``PresentationSizingDetail``.
///
/// - Note: Ambient only passes this on to the host.
public protocol PresentationSizing: Sendable {
  /// Computes the size of a presentation.
  ///
  /// - Parameters:
  ///   - root: The content of the presentation.
  ///   - context: The sizes that the host offers.
  /// - Returns: The size. If the width or the height is nil, the host chooses it.
  func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize

  /// The value of the attribute `presentationSizing`; nil for the host's default.
  var _name: String? { get }
}

extension PresentationSizing {
  /// The name of the type.
  public var _name: String? { "\(Self.self)" }
}

/// The size that the host chooses.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Nil: the attribute `presentationSizing` is absent, and the host chooses the size.
  public let _name: String? = nil

  /// Returns the size that the host chooses.
  ///
  /// - Parameters:
  ///   - root: The content of the presentation.
  ///   - context: The sizes that the host offers.
  /// - Returns: The size. If the width or the height is nil, the host chooses it.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize {
    context.size(named: nil)
  }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  /// The value of the attribute `presentationSizing`.
  public let _name: String? = "fitted"

  /// Returns the size of the content.
  ///
  /// - Parameters:
  ///   - root: The content of the presentation.
  ///   - context: The sizes that the host offers.
  /// - Returns: The size. If the width or the height is nil, the host chooses it.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
  /// The value of the attribute `presentationSizing`.
  public let _name: String? = "form"

  /// Returns the host's size for a form.
  ///
  /// - Parameters:
  ///   - root: The content of the presentation.
  ///   - context: The sizes that the host offers.
  /// - Returns: The size. If the width or the height is nil, the host chooses it.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize {
    context.size(named: "form")
  }
}

/// The size of a page of text.
public struct PagePresentationSizing: PresentationSizing {
  /// The value of the attribute `presentationSizing`.
  public let _name: String? = "page"

  /// Returns the host's size for a page of text.
  ///
  /// - Parameters:
  ///   - root: The content of the presentation.
  ///   - context: The sizes that the host offers.
  /// - Returns: The size. If the width or the height is nil, the host chooses it.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize {
    context.size(named: "page")
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size that the host chooses for the presentation.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page of text.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
