package import Foundation

extension Collection {
  /// Finds the element that is nearest to a place, such as the place of a pointer.
  ///
  /// - Parameter squaredDistance: Returns the square of the distance between an element and the
  ///   place. An element for which the result is nil counts as infinitely far away. If there is
  ///   only one element, the closure does not run.
  /// - Returns: The nearest element; of several nearest elements, the last one.
  package func lastNearest(_ squaredDistance: (Element) -> CGFloat?) -> Element? {
    guard count > 1 else { return first }
    return reversed().map { (element: $0, distance: squaredDistance($0) ?? .infinity) }
      .min { $0.distance < $1.distance }?.element
  }
}
