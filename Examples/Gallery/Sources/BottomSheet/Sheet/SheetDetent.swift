import SwiftUI

/// The heights at which a bottom sheet rests.
enum SheetDetent: CaseIterable {
  /// The header alone.
  case peek
  /// Half of the container.
  case half
  /// The container, up to a margin.
  case full

  /// The next larger height; after the largest, the smallest.
  var next: SheetDetent {
    switch self {
    case .peek: .half
    case .half: .full
    case .full: .peek
    }
  }
}

/// The heights of a sheet with a header in a container, in points.
struct SheetHeights: Equatable {
  let header: CGFloat
  let container: CGFloat

  subscript(detent: SheetDetent) -> CGFloat {
    switch detent {
    case .peek: min(header, container)
    case .half: max(container / 2, header)
    case .full: max(container - 32, header)
    }
  }

  /// The detent whose height is nearest to the height at which the user releases a sheet.
  func nearest(to height: CGFloat) -> SheetDetent {
    SheetDetent.allCases.min { abs(self[$0] - height) < abs(self[$1] - height) } ?? .half
  }

  /// The height that a sheet has while a finger pulls it up from a detent by a distance.
  ///
  /// Above the largest detent and below the smallest one, the sheet moves a third as far as the
  /// finger.
  func height(from detent: SheetDetent, pulledBy distance: CGFloat) -> CGFloat {
    let height = self[detent] + distance
    let limited = min(max(height, self[.peek]), self[.full])
    return limited + (height - limited) / 3
  }
}
