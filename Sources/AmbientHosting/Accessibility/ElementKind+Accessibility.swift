/// The kinds of elements that describe views for assistive technologies.
///
/// An `accessibility` element contains the described view. After this view, it can also contain
/// elements of other kinds. For these elements, the described view is the *preceding view*.
extension ElementKind {
  /// A view with accessibility information.
  ///
  /// Each accessibility modifier of a view creates an element of this kind.
  /// ``HostedTree/accessibilityTree`` combines the elements.
  public static let accessibility: ElementKind = "Accessibility"
  /// The views that assistive technologies present in place of the preceding view.
  public static let accessibilityRepresentation: ElementKind = "AccessibilityRepresentation"
  /// The views that assistive technologies present inside the preceding view.
  public static let accessibilityContent: ElementKind = "AccessibilityContent"
  /// The views that make up the accessibility label of the preceding view.
  public static let accessibilityLabel: ElementKind = "AccessibilityLabel"
  /// A placeholder for the original label, among the views of an ``accessibilityLabel``.
  public static let accessibilityPlaceholder: ElementKind = "AccessibilityPlaceholder"
  /// The views that name the action of the parent element.
  public static let accessibilityActionLabel: ElementKind = "AccessibilityActionLabel"
  /// The buttons that are actions of the preceding view.
  public static let accessibilityActions: ElementKind = "AccessibilityActions"
  /// The views that the large content viewer shows for the preceding view.
  public static let accessibilityLargeContent: ElementKind = "AccessibilityLargeContent"
  /// The button that is the quick action of the preceding view.
  public static let accessibilityQuickAction: ElementKind = "AccessibilityQuickAction"
}

extension ElementAttribute where Value == String {
  /// The role of an element for assistive technologies, such as `button`.
  ///
  /// An element of any kind may have this attribute. Without it, the kind decides the role.
  public static var accessibilityRole: Self { Self("accessibilityRole") }
  /// A description of what the view's action does.
  public static var accessibilityHint: Self { Self("hint") }
  /// The current value of the view, as text.
  public static var accessibilityValue: Self { Self("value") }
  /// The role of a control that has a custom style: `toggle`, `progress`, `datePicker`, or `text`
  /// for labeled content.
  public static var styledControl: Self { Self("styledControl") }
  /// `value` if the view shows the current value of a styled control; not set for other views.
  public static var styledPart: Self { Self("styledPart") }
  /// The text that is announced after the user has scrolled in the view.
  public static var scrollStatus: Self { Self("scrollStatus") }
  /// The names of traits that are added to the view, such as `isButton isHeader`.
  public static var adds: Self { Self("adds") }
  /// The names of traits that are removed from the view.
  public static var removes: Self { Self("removes") }
  /// How the elements inside the view are presented: `ignore`, `contain` or `combine`.
  public static var accessibilityChildren: Self { Self("children") }
  /// The action that the element performs: `default`, `escape`, `magicTap`, `delete`, `showMenu`
  /// or `named`.
  public static var accessibilityAction: Self { Self("action") }
  /// The name of a `named` action.
  public static var actionName: Self { Self("actionName") }
  /// The category of actions, such as `edit`.
  public static var actionCategory: Self { Self("category") }
  /// The alternative names of the view for voice input, separated by commas.
  ///
  /// The detail ``AccessibilityInputLabels`` has them as a list.
  public static var inputLabels: Self { Self("inputLabels") }
  /// The kind of text in the view, such as `sourceCode`.
  public static var textContentType: Self { Self("textContentType") }
  /// The activation point in the unit square of the view, such as `0.5 1`.
  public static var activationAnchor: Self { Self("activationAnchor") }
  /// The point at which a drag of the view can begin, in the unit square of the view.
  public static var dragPoint: Self { Self("dragPoint") }
  /// The description of a drag of the view.
  public static var dragDescription: Self { Self("dragDescription") }
  /// The point at which something can be dropped, in the unit square of the view.
  public static var dropPoint: Self { Self("dropPoint") }
  /// The description of a drop on the view.
  public static var dropDescription: Self { Self("dropDescription") }
  /// The label of custom content, such as `Size`.
  public static var contentLabel: Self { Self("contentLabel") }
  /// The value of custom content.
  public static var contentValue: Self { Self("contentValue") }
  /// The identifier of the key of custom content.
  ///
  /// If several modifiers set content with the same identifier, the outermost modifier wins.
  public static var contentID: Self { Self("contentID") }
  /// The importance of custom content: `high`, or not set.
  public static var importance: Self { Self("importance") }
  /// The role of the view in a pair: `label` or `content`.
  ///
  /// The detail ``AccessibilityLink`` identifies the pair.
  public static var pairRole: Self { Self("pairRole") }
  /// The way in which touches are handled directly, such as `silentOnTouch`.
  public static var directTouchOptions: Self { Self("directTouchOptions") }
  /// The names of the rotors of the view, separated by commas.
  ///
  /// The detail ``AccessibilityRotors`` has the entries of the rotors.
  public static var rotorNames: Self { Self("rotors") }
  /// The title in the chart descriptor of the view.
  public static var chartTitle: Self { Self("chart") }
}

extension ElementAttribute where Value == Bool {
  /// Whether assistive technologies ignore the view.
  public static var accessibilityHidden: Self { Self("hidden") }
  /// Whether the view keeps its colors while the display inverts colors.
  public static var ignoresInvertColors: Self { Self("ignoresInvertColors") }
  /// Whether the large content viewer shows the view.
  public static var showsLargeContentViewer: Self { Self("showsLargeContentViewer") }
  /// Whether the view responds to the user.
  public static var respondsToUserInteraction: Self { Self("respondsToUserInteraction") }
  /// Whether the view handles touches directly.
  public static var directTouch: Self { Self("directTouch") }
  /// Whether a quick action is active.
  public static var isActive: Self { Self("isActive") }
  /// Whether the program asks assistive technologies to focus the view.
  public static var wantsFocus: Self { Self("wantsFocus") }
}

extension ElementAttribute where Value == Double {
  /// The priority of the view among its siblings: views with a higher priority come first.
  public static var sortPriority: Self { Self("sortPriority") }
  /// The distance in points from the leading edge to the activation point.
  public static var activationX: Self { Self("activationX") }
  /// The distance in points from the upper edge to the activation point.
  public static var activationY: Self { Self("activationY") }
}

extension ElementAttribute where Value == Int {
  /// The level of a heading, from 1 to 6; 0 for a heading without a level.
  public static var headingLevel: Self { Self("headingLevel") }
}
