import AmbientCore

/// A view of the library whose body may be several views, such as rows of a list.
///
/// A container lists each view of the body separately. Without this protocol, a container lists a
/// view of the library as one view.
protocol SeveralViews: LibraryView {}

extension SeveralViews {
  /// Always false, because the body may be any number of views.
  public static var _isOneView: Bool { false }

  /// Always false, because the body may be any number of views.
  public static var _isAtMostOneView: Bool { false }
}
