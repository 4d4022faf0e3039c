import AmbientAssets
import AmbientCore
import AmbientLayout
import Foundation

/// A copy of a picture file that the program has received from another program, for example in a
/// drop.
///
/// The images that show the copy share this object. When the object is released, the copy is
/// removed.
final class ReceivedImageFile: Equatable, Sendable {
  let url: URL

  /// Copies a file to the temporary folder.
  init(copyOf file: URL) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("Received-\(UUID().uuidString)")
      .appendingPathExtension(file.pathExtension)
    try FileManager.default.copyItem(at: file, to: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  static func == (lhs: ReceivedImageFile, rhs: ReceivedImageFile) -> Bool { lhs === rhs }

  /// Describes the element of an image that shows the file.
  ///
  /// Hosts get the path as the attribute `imageFile`, and an ``ImageDetail`` if the format is
  /// known.
  func describe(_ description: inout ElementDescription) {
    description[.imageFile] = url.path
    if let size = PictureSizes.size(of: url) {
      let points = CGSize(width: size.width, height: size.height)
      description.set(ImageDetail(size: points, path: url.path))
    }
  }
}
