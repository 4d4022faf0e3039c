public import AmbientCore

/// The kinds of elements of shapes, and of what is touched.
extension ElementKind {
  /// A ``Shape``: `shape`, `cornerRadius`, `fill`, `stroke`, `lineWidth`.
  public static let shape: ElementKind = "Shape"
  /// A view that can be hit within a shape: `shape`.
  public static let contentShape: ElementKind = "ContentShape"
  /// A view that extends to where parts of the device or of the system may cover it: `edges`, `regions`.
  public static let ignoresSafeArea: ElementKind = "IgnoresSafeArea"
  /// A view that acts when it is tapped: `count`, if it is to be tapped more than once; takes `press`.
  public static let tapTarget: ElementKind = "TapTarget"
}
