import Ambient
import AmbientScreen

/// A view that shows its size and its safe area insets: top, leading, bottom, trailing.
struct Insets: View {
  var body: some View {
    GeometryReader { proxy in
      let insets = proxy.safeAreaInsets
      let edges = [insets.top, insets.leading, insets.bottom, insets.trailing].map { "\(Int($0))" }
      Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height)): " + edges.joined(separator: " "))
    }
  }
}

extension ScreenSettings {
  /// A screen of 200 x 300 points.
  ///
  /// The safe area leaves out 40 points at the top, and 20 points at the bottom.
  static var withSafeArea: ScreenSettings {
    ScreenSettings(
      size: CGSize(width: 200, height: 300),
      safeAreaInsets: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    )
  }
}
