/// The size of a presentation; hosts see the name of the size.
///
/// Unlike in SwiftUI, a program cannot compute a size: the host decides.
///
/// - Note: Ambient only passes this on to the host.
public protocol PresentationSizing: Sendable {
  /// The value of the attribute `presentationSizing`; nil for the host's default.
  var _name: String? { get }
}

extension PresentationSizing {
  /// Returns a size that fits the content along some axes.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width fits the content.
  ///   - vertical: Whether the height fits the content.
  /// - Returns: The size.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    ModifiedPresentationSizing(self, "fitted", horizontal, vertical)
  }

  /// Returns a size that grows with the content along some axes, and does not shrink.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width never shrinks.
  ///   - vertical: Whether the height never shrinks.
  /// - Returns: The size.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    ModifiedPresentationSizing(self, "sticky", horizontal, vertical)
  }
}

/// The size of the host's choice.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// The value of the attribute, which is nil because the host decides.
  public let _name: String? = nil
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  /// The value of the attribute.
  public let _name: String? = "fitted"
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
  /// The value of the attribute.
  public let _name: String? = "form"
}

/// The size of a page of text.
public struct PagePresentationSizing: PresentationSizing {
  /// The value of the attribute.
  public let _name: String? = "page"
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The host decides.
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

/// A size that modifies another size along some axes.
private struct ModifiedPresentationSizing: PresentationSizing {
  let _name: String?

  init(_ base: some PresentationSizing, _ change: String, _ horizontal: Bool, _ vertical: Bool) {
    let axes = (horizontal ? ["horizontal"] : []) + (vertical ? ["vertical"] : [])
    guard !axes.isEmpty else {
      _name = base._name
      return
    }
    _name = "\(base._name ?? "automatic") \(change)(\(axes.joined(separator: " ")))"
  }
}
