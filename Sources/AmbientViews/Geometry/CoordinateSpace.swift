/// A coordinate space: the space of the screen, of a view itself, or of a named view.
public enum CoordinateSpace: Hashable {
  /// The space of the screen.
  case global
  /// The space of the view itself.
  case local
  /// The space of the innermost enclosing view with the given name.
  ///
  /// If no enclosing view has the name, frames and locations are in the space of the screen.
  case named(AnyHashable)

  /// Whether this is the space of the screen.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type of coordinate space, such as ``GlobalCoordinateSpace``.
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
  /// The coordinate space of the innermost enclosing view with the given name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The coordinate space.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(name))
  }

  /// The coordinate space of the innermost enclosing scroll view.
  ///
  /// The space begins at the top leading corner of the visible area.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(ScrollSpace(axis: nil)))
  }

  /// The coordinate space of the innermost enclosing scroll view that scrolls along an axis.
  ///
  /// The space begins at the top leading corner of the visible area.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The coordinate space.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(ScrollSpace(axis: axis)))
  }
}

/// The name of a scroll view's space; a nil axis matches scroll views of any axis.
private struct ScrollSpace: Hashable {
  let axis: Axis?
}

/// Returns a space's name as text for events and attributes.
private func spaceText(of name: AnyHashable) -> String { String(reflecting: name.base) }

extension CoordinateSpace {
  /// The space as text, such as `.named("board")`, for reports of why a body ran.
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
  /// Returns the frame of the element in a coordinate space.
  ///
  /// If transforms between the element and the space rotate or project the element, the result is
  /// the smallest rectangle that contains the element's corners.
  func frame(in space: CoordinateSpace) -> CGRect {
    let coordinates: ViewCoordinates
    switch space {
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .global: coordinates = .screen
    case .named(let name): coordinates = innermostSpace(named: name)?.coordinates ?? .screen
    }
    return coordinates.rect(frame, transformedBy: self.coordinates.transforms)
  }

  /// Returns the location of a pointer in a coordinate space.
  ///
  /// - Parameters:
  ///   - place: The place of the pointer, in points from the upper left corner of the screen.
  ///   - space: The coordinate space.
  /// - Returns: The location, in points of the space.
  func location(of place: CGPoint, in space: CoordinateSpace) -> CGPoint {
    let point = leadingEdge == 0 ? place : CGPoint(x: leadingEdge - place.x, y: place.y)
    return switch space {
    case .global: point
    case .local: drawnCoordinates.point(point)
    case .named(let name): innermostSpace(named: name)?.drawnCoordinates.point(point) ?? point
    }
  }

  /// Returns the bounds of a named space, relative to the element; nil if no enclosing view has the
  /// name.
  func bounds(of space: CoordinateSpace) -> CGRect? {
    guard case .named(let name) = space else { return nil }
    return innermostSpace(named: name).map {
      coordinates.rect($0.frame, transformedBy: $0.coordinates.transforms)
    }
  }

  private func innermostSpace(named name: AnyHashable) -> Space? {
    if let scroll = name.base as? ScrollSpace {
      let axes = scroll.axis.map { Axis.Set($0) } ?? []
      return spaces.first { $0.name == nil && $0.axes.isSuperset(of: axes) }
    }
    let text = spaceText(of: name)
    return spaces.first { $0.name == text }
  }
}
