import Ambient
import AmbientTesting

extension TestHost {
  /// Sends a geometry to an element, as a host does after a layout, and then settles the tree.
  ///
  /// The element is the one at position `number` among the elements of its kind, in tree order. The
  /// first position is 1. If there is no element at this position, nothing happens.
  ///
  /// `x` and `y` are the position of the element's top leading corner on the screen.
  func place(
    _ kind: ElementKind = .geometryReader,
    number: Int = 1,
    x: CGFloat = 0,
    y: CGFloat = 0,
    width: CGFloat = 100,
    height: CGFloat = 50,
    insets: EdgeInsets = EdgeInsets(),
    in spaces: [GeometryEvent.Space] = []
  ) {
    let elements = elements(of: kind)
    guard elements.indices.contains(number - 1) else { return }
    let frame = CGRect(x: x, y: y, width: width, height: height)
    viewTree.send(
      GeometryEvent(frame: frame, safeAreaInsets: insets, spaces: spaces),
      to: elements[number - 1]
    )
    settle()
  }
}

extension GeometryEvent.Space {
  /// Creates a coordinate space with a size of 300 by 300 points.
  ///
  /// `x` and `y` are the position of the top leading corner of the space on the screen. A space
  /// without a name is the space of a scroll view.
  init(_ name: String?, x: CGFloat = 0, y: CGFloat = 0, axes: Axis.Set? = nil) {
    let frame = CGRect(x: x, y: y, width: 300, height: 300)
    if let axes {
      self.init(name: name, frame: frame, axes: axes)
    } else {
      self.init(name: name, frame: frame)
    }
  }
}

extension CGSize {
  /// The size in short form, such as `100x50`.
  var short: String { "\(Int(width))x\(Int(height))" }
}

extension CGRect {
  /// The rectangle in short form, such as `10,20 100x50`.
  var short: String { "\(Int(minX)),\(Int(minY)) \(size.short)" }
}

extension CGPoint {
  /// The point in short form, such as `10,20`.
  var short: String { "\(Int(x)),\(Int(y))" }
}
