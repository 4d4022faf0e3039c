import Foundation

extension Path {
  /// Returns a part of the path.
  ///
  /// Positions are measured along the lines and curves of all subpaths, one subpath after the
  /// other. Moves have no length. A closed subpath stays closed if all of it is in the part.
  ///
  /// - Parameters:
  ///   - from: The start of the part, as a fraction of the length of the path, from 0 to 1.
  ///   - to: The end of the part, as a fraction. If it is not greater than the start, the part is
  ///     empty.
  /// - Returns: The part of the path.
  /// - Complexity: O(*n*) for *n* elements.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, min(from, 1)), max(0, min(to, 1)))
    if from == 0 && to == 1 { return self }
    guard from < to else { return Path() }
    let subpaths = subpaths.map(MeasuredSubpath.init)
    let length = subpaths.reduce(0) { $0 + $1.length }
    var result = Path()
    var offset: CGFloat = 0
    for subpath in subpaths {
      if let part = subpath.part(from: from * length - offset, to: to * length - offset) {
        result.add(part)
      }
      offset += subpath.length
    }
    return result
  }
}
