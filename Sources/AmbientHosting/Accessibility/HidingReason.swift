/// Why a user of an assistive technology cannot reach a view.
///
/// The error of a failed search shows the description and the remedy.
struct HidingReason: CustomStringConvertible {
  let description: String

  /// What a test can do to find the view; a whole sentence.
  let remedy: String

  private init(_ description: String, remedy: String) {
    self.description = description
    self.remedy = remedy
  }

  // MARK: Covered views

  /// The view is behind a sheet, an alert or another presentation.
  ///
  /// - Parameter title: The kind and the title of the sheet, alert or other presentation in front.
  /// - Returns: The reason.
  static func behind(_ title: String) -> HidingReason {
    HidingReason("behind the \(title)", remedy: "Close the \(title) first.")
  }

  static let behindModalView = HidingReason(
    "behind a modal view",
    remedy: "Close the view with the trait 'isModal' first."
  )

  /// The view is in a page under another page.
  ///
  /// - Parameter title: The kind and the title of the page on top.
  /// - Returns: The reason.
  static func under(_ title: String) -> HidingReason {
    HidingReason("under the \(title)", remedy: "Go back from the \(title) first.")
  }

  /// The view is in a tab that is not selected.
  ///
  /// - Parameter name: The name of the tab.
  /// - Returns: The reason.
  static func inUnselectedTab(_ name: String) -> HidingReason {
    HidingReason("in the unselected tab \"\(name)\"", remedy: "Select the tab \"\(name)\" first.")
  }

  /// The view is in an element that is closed, such as a disclosure group.
  ///
  /// - Parameter kind: The kind of the closed element, such as "DisclosureGroup".
  /// - Returns: The reason.
  static func inClosed(_ kind: ElementKind) -> HidingReason {
    HidingReason("in a closed \(kind)", remedy: "Open the \(kind) first.")
  }

  // MARK: Views that are not visible

  static let notChosen = HidingReason(
    "not chosen by a ViewThatFits",
    remedy: "Give the host a size in which this view is the first that fits."
  )

  static let hidden = HidingReason("hidden()", remedy: "Find a view that is not hidden.")

  static let transparent = HidingReason(
    "transparent",
    remedy: "Raise the opacity of the view above 0 first."
  )

  static let drawnByCanvas = HidingReason(
    "drawn by a Canvas",
    remedy: "Give the Canvas an 'accessibilityLabel' or 'accessibilityChildren', and find those."
  )

  // MARK: Views that programs or controls exclude

  static let decorative = HidingReason(
    "decorative",
    remedy: "Create the image without 'decorative:', or give it a label."
  )

  /// The view is an icon beside a title, which already names the control.
  ///
  /// - Parameter owner: The view with the icon, such as "a Label".
  /// - Returns: The reason.
  static func icon(of owner: String) -> HidingReason {
    HidingReason("the icon of \(owner)", remedy: "Find the title beside the icon instead.")
  }

  static let excluded = HidingReason(
    "accessibilityHidden(true)",
    remedy: "Remove 'accessibilityHidden(true)', or find the view in the elements of the host."
  )

  static let ignored = HidingReason(
    "accessibilityElement(children: .ignore)",
    remedy: "Find the view with that modifier, or pass '.contain' instead of '.ignore'."
  )

  /// A modifier replaces the view by other views for assistive technologies.
  ///
  /// - Parameter modifier: The modifier that replaces the view.
  /// - Returns: The reason.
  static func replaced(by modifier: String) -> HidingReason {
    HidingReason("replaced by \(modifier)", remedy: "Find the views in '\(modifier)' instead.")
  }
}
