import AmbientAssets
import AmbientCore
public import AmbientHosting
public import Foundation

/// A picture that an ``AsyncImage`` has loaded.
final class LoadedPicture: Equatable, Sendable {
  let url: URL
  let data: Data
  let scale: Double
  private let size: PictureSize?

  init(url: URL, data: Data, scale: Double) {
    self.url = url
    self.data = data
    self.scale = scale > 0 ? scale : 1
    // The size is near the beginning of the data.
    size = PictureSize(header: [UInt8](data.prefix(1 << 18)))
  }

  static func == (lhs: LoadedPicture, rhs: LoadedPicture) -> Bool { lhs === rhs }

  func describe(_ description: inout ElementDescription) {
    description[.imageURL] = url.absoluteString
    description.set(ImageDataDetail(data: data))
    guard let picture = size else { return }
    let size = CGSize(width: picture.width / scale, height: picture.height / scale)
    description.set(ImageDetail(size: size, scale: scale))
  }
}

/// The content of an image file that the program has loaded.
public struct ImageDataDetail: ElementDetail, Equatable, Sendable {
  /// The content of the file, in a format such as PNG.
  public let data: Data

  /// Creates an image data detail.
  ///
  /// - Parameter data: The content of the file.
  public init(data: Data) { self.data = data }
}
