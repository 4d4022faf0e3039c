public import AmbientCore

/// The kinds of elements of what acts through its surroundings.
extension ElementKind {
  /// A view that may be mirrored: `isFlipped`.
  public static let mirror: ElementKind = "Mirror"
  /// A ``Link`` around its label: the attribute `destination`; takes `press`.
  public static let link: ElementKind = "Link"
  /// A field to search in the view that follows: `text`, `prompt`, `isSearching`; takes `edit`, and
  /// `toggle` to begin and to end the search.
  public static let searchField: ElementKind = "SearchField"

  /// A ``ScrollView``: `axes`, if they are unusual.
  public static let scrollView: ElementKind = "ScrollView"
  /// A ``Form`` around its controls.
  public static let form: ElementKind = "Form"
  /// A ``ProgressView`` around its label: `value` from 0 to 1, unless the end is not known.
  public static let progressView: ElementKind = "ProgressView"
  /// A ``Slider`` around its label: `value`, `minimum`, `maximum`; takes `adjust`.
  public static let slider: ElementKind = "Slider"
  /// A ``Stepper`` around its label; takes `step`.
  public static let stepper: ElementKind = "Stepper"
}
