import Foundation

/// The contents of a file or folder at one moment, for comparison with its later contents.
///
/// A `FileWrapper` cannot serve this purpose, because documents may modify the `FileWrapper` that
/// they were read from.
enum FileSnapshot: Equatable {
  case file(Data)
  case folder([String: FileSnapshot])
  case link(String?)

  /// Creates a snapshot of the current contents of a file wrapper.
  ///
  /// - Complexity: O(*n*) in the number of files; bytes are shared, not copied.
  init(_ wrapper: FileWrapper) {
    if let children = wrapper.fileWrappers, wrapper.isDirectory {
      self = .folder(children.mapValues { FileSnapshot($0) })
    } else if wrapper.isSymbolicLink {
      self = .link(wrapper.symbolicLinkDestinationURL?.relativePath)
    } else {
      self = .file(wrapper.regularFileContents ?? Data())
    }
  }
}
