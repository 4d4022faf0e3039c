import Foundation

/// How a header moves when its content is scrolled.
struct HeaderMotion: Equatable {
  /// The distance by which the header moves down relative to the content.
  var offset: CGFloat = 0
  /// The size of the picture, relative to its size at rest.
  var scale: CGFloat = 1
  /// The opacity of the title.
  var opacity = 1.0

  /// The motion of a header.
  ///
  /// - Parameters:
  ///   - top: The place of the header's upper edge in the scroll view: negative when the content is
  ///     scrolled up, and positive when it is pulled down.
  ///   - height: The height of the header.
  init(top: CGFloat, height: CGFloat) {
    guard height > 0 else { return }
    if top < 0 {
      offset = -top / 2
      opacity = max(1 + top / height, 0)
    } else {
      scale = 1 + top / height
    }
  }
}
