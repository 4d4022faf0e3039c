/// A word that says what an element is to an assistive technology, such as `button` or `list`.
///
/// The kind and the traits of the element decide the role. A view library can set the role of its
/// own elements with the attribute ``ElementAttribute/accessibilityRole``:
///
/// ```swift
/// description[.accessibilityRole] = AccessibilityRole.image.rawValue
/// ```
public struct AccessibilityRole: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The word for the role, such as `button`.
  public let rawValue: String

  /// Creates a role from its word.
  ///
  /// - Parameter rawValue: The word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a role from its word.
  ///
  /// - Parameter value: The word.
  public init(stringLiteral value: String) { rawValue = value }

  /// The word for the role, such as `button`.
  public var description: String { rawValue }
}

/// The roles of elements that contain no other elements.
extension AccessibilityRole {
  /// A control that performs an action.
  public static let button: Self = "button"
  /// A control whose value is `on`, `off` or `mixed`.
  public static let toggle: Self = "toggle"
  /// A control that opens something else, such as a web page.
  public static let link: Self = "link"
  /// The role of a text to read.
  public static let text: Self = "text"
  /// The title of the content that follows it.
  public static let heading: Self = "heading"
  /// A picture that is more than decoration.
  public static let image: Self = "image"
  /// A field for text; its value is the text.
  public static let textField: Self = "textField"
  /// A field for a secret; its value has a bullet for each character.
  public static let secureField: Self = "secureField"
  /// A field for the text of a search.
  public static let searchField: Self = "searchField"
  /// A control for a number within limits.
  public static let slider: Self = "slider"
  /// A control that increases and decreases a value.
  public static let stepper: Self = "stepper"
  /// The progress of some work; its value is a percentage, or nil if the end is not known.
  public static let progress: Self = "progress"
  /// A control for a date; its value is the date as text.
  public static let datePicker: Self = "datePicker"
  /// A control for a color.
  public static let colorPicker: Self = "colorPicker"
  /// One of the values of a picker.
  public static let option: Self = "option"
  /// A button that selects the content of a tab view.
  public static let tab: Self = "tab"
  /// A control that turns the pages of a tab view.
  public static let pageControl: Self = "pageControl"
  /// An element with none of the other roles.
  public static let element: Self = "element"
}

/// The roles of elements that can contain other elements.
extension AccessibilityRole {
  /// A control with options; its value is the selected option.
  public static let picker: Self = "picker"
  /// An element that contains other elements that belong together.
  public static let group: Self = "group"
  /// A list with rows.
  public static let list: Self = "list"
  /// A table with columns and rows.
  public static let table: Self = "table"
  /// A row of a list or a table.
  public static let row: Self = "row"
  /// A form with controls.
  public static let form: Self = "form"
  /// The tabs of a tab view.
  public static let tabBar: Self = "tabBar"
  /// A toolbar with controls.
  public static let toolbar: Self = "toolbar"
  /// A page of a navigation stack.
  public static let page: Self = "page"
  /// A window of an app.
  public static let window: Self = "window"
  /// A sheet or a full-screen cover.
  public static let sheet: Self = "sheet"
  /// A popover, which points at another element.
  public static let popover: Self = "popover"
  /// An alert, which the user has to answer.
  public static let alert: Self = "alert"
  /// A dialog in which the user confirms an action.
  public static let dialog: Self = "dialog"
  /// The menus of an app.
  public static let menuBar: Self = "menuBar"
  /// A menu with controls.
  public static let menu: Self = "menu"
}
