import AmbientAssets
import AmbientCore
import AmbientLayout
import Foundation

extension Image {
  /// Creates an image from a file, such as a file that the program has received.
  ///
  /// Hosts get the path as the attribute `imageFile`, and an ``ImageDetail`` for a PNG, JPEG or GIF
  /// file.
  init(file: URL) { self.init(.file(file)) }

  static func describe(_ file: URL, in description: inout ElementDescription) {
    description[.imageFile] = file.path
    if let size = PictureSizes.size(of: file) {
      let points = CGSize(width: size.width, height: size.height)
      description.set(ImageDetail(size: points, path: file.path))
    }
  }
}
