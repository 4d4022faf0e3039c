/// A coordinate space: that of the screen, that of a view itself, or that of a named view.
public enum CoordinateSpace: Hashable {
  /// The space of the screen.
  case global
  /// The space of the view itself.
  case local
  /// The space of the innermost view around the view that has a name.
  case named(AnyHashable)

  /// Whether this is the space of the screen.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A coordinate space as a value of a type of its own.
///
/// Functions with a parameter of this protocol take `.global`, `.local`, `.named("name")` and
/// `.scrollView`.
public protocol CoordinateSpaceProtocol {
  /// The space as one of the cases of ``CoordinateSpace``.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space of the screen.
  public init() {}

  /// The case ``CoordinateSpace/global``.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space of the view itself.
  public init() {}

  /// The case ``CoordinateSpace/local``.
  public var coordinateSpace: CoordinateSpace { .local }
}

// `@unchecked`: the name is only compared, hashed and described.
/// The coordinate space of a view that has a name, or of a scroll view.
///
/// A view gets a name with ``View/coordinateSpace(_:)``.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  private let name: AnyHashable

  fileprivate init(_ name: AnyHashable) { self.name = name }

  /// The case ``CoordinateSpace/named(_:)`` with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// The name as text.
  var text: String { spaceText(of: name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the innermost view around the view that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(name))
  }

  /// The coordinate space of the visible area of the innermost scroll view around the view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(ScrollSpace(axis: nil)))
  }

  /// The coordinate space of the visible area of the innermost scroll view that scrolls along an
  /// axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(ScrollSpace(axis: axis)))
  }
}

/// The name of the space of a scroll view; nil stands for any axis.
private struct ScrollSpace: Hashable {
  let axis: Axis?
}

/// Returns the name of a space as events and attributes have it.
private func spaceText(of name: AnyHashable) -> String { String(reflecting: name.base) }

extension CoordinateSpace {
  /// The space in the reasons of runs, such as `.named("board")`.
  var label: String {
    switch self {
    case .global: return ".global"
    case .local: return ".local"
    case .named(let name):
      guard let scroll = name.base as? ScrollSpace else { return ".named(\(spaceText(of: name)))" }
      return scroll.axis.map { ".scrollView(axis: .\($0))" } ?? ".scrollView"
    }
  }
}

extension GeometryEvent {
  /// Returns the place of the element in a coordinate space.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: frame
    case .local: CGRect(origin: .zero, size: frame.size)
    case .named(let name): frame.relative(to: place(of: name)?.origin ?? .zero)
    }
  }

  /// Returns the place of a named coordinate space, relative to the element; nil if the element is
  /// not in such a space.
  func bounds(of space: CoordinateSpace) -> CGRect? {
    guard case .named(let name) = space else { return nil }
    return place(of: name)?.relative(to: frame.origin)
  }

  /// Returns the place on the screen of the innermost coordinate space with a name.
  private func place(of name: AnyHashable) -> CGRect? {
    if let scroll = name.base as? ScrollSpace {
      let axes = scroll.axis.map { Axis.Set($0) } ?? []
      return spaces.first { $0.name == nil && $0.axes.isSuperset(of: axes) }?.frame
    }
    let text = spaceText(of: name)
    return spaces.first { $0.name == text }?.frame
  }
}

extension CGRect {
  /// Returns the rectangle in a space that begins at a point.
  func relative(to point: CGPoint) -> CGRect {
    CGRect(x: minX - point.x, y: minY - point.y, width: width, height: height)
  }
}
