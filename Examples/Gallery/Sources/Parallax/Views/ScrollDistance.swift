import SwiftUI

/// The distance by which the content of the screen is scrolled up, in points.
struct ScrollDistance: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value += nextValue()
  }
}

extension View {
  /// Reports how far the view has moved up in a coordinate space.
  func reportsScrollDistance(in space: some CoordinateSpaceProtocol & Sendable) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear
          .preference(key: ScrollDistance.self, value: -proxy.frame(in: space).minY)
      }
    }
  }
}
