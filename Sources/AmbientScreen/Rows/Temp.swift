import AmbientLayout
extension LayoutNode { func corner(ofViewsAt corner: CGPoint) -> CGPoint { corner } }
extension ScreenLayout {
  func visibleBounds(of node: LayoutNode) -> CGRect {
    guard let frame = exactFrame(of: node) else { return .zero }
    let part = frame.intersection(CGRect(origin: .zero, size: size))
    return part.isNull ? .zero : part.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }
}
