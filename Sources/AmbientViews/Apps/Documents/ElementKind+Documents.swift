public import AmbientHosting

/// The kinds of elements for documents.
extension ElementKind {
  /// The views with which the user creates and opens documents.
  ///
  /// The element has the attribute `contentTypes`, and takes ``FilesEvent`` with the document that
  /// the user chooses.
  public static let documentLaunch: ElementKind = "DocumentLaunch"
}
