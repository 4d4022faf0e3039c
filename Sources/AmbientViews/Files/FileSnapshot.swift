import Foundation

/// What a file or a folder holds at one time, to be compared with what it holds later.
///
/// A `FileWrapper` would not do, because documents may change theirs.
enum FileSnapshot: Equatable {
  case file(Data)
  case folder([String: FileSnapshot])
  case link(String?)

  /// Takes what a wrapper holds now.
  ///
  /// - Complexity: O(files); bytes are shared, not copied.
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
