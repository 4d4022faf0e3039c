import SwiftUI

/// The picture of a photo: a sky with a low sun, over water.
///
/// It fills its container.
struct PhotoArt: View {
  let photo: Photo

  var body: some View {
    Rectangle()
      .fill(.linearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
      .overlay {
        Rectangle()
          .fill(
            .radialGradient(
              colors: [.white.opacity(0.7), .white.opacity(0)],
              center: UnitPoint(x: 0.7, y: 0.35),
              startRadius: 0,
              endRadius: 48
            )
          )
      }
  }

  private var colors: [Color] {
    [
      Color(hue: photo.hue, saturation: 0.55, brightness: 0.85),
      Color(hue: photo.hue + 0.08, saturation: 0.8, brightness: 0.55),
    ]
  }
}
