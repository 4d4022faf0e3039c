import SwiftUI

/// The heights at which a bottom sheet rests.
enum SheetDetent: CaseIterable {
  /// The header alone.
  case peek
  /// Half of the container.
  case half
  /// The container, up to a margin.
  case full

  /// The height of a sheet in a container.
  func height(header: CGFloat, container: CGFloat) -> CGFloat {
    switch self {
    case .peek: min(header, container)
    case .half: max(container / 2, header)
    case .full: max(container - 32, header)
    }
  }

  /// The next larger height; after the largest, the smallest.
  var next: SheetDetent {
    switch self {
    case .peek: .half
    case .half: .full
    case .full: .peek
    }
  }
}
