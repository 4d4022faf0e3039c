#if !canImport(QuartzCore)
import Foundation

/// Returns the inverse of a transform.
///
/// The inverse maps moved points back to their old positions. A transform that maps several points
/// to one point has no inverse.
///
/// - Parameter t: The transform.
/// - Returns: The inverse; the transform itself if there is no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

extension CATransform3D {
  /// The inverse, computed by Gauss-Jordan elimination; nil if the transform has no inverse.
  fileprivate var inverse: CATransform3D? {
    var rows = rows
    var inverse = CATransform3DIdentity.rows
    for column in 0..<4 {
      // Division by the largest number of a column keeps the rounding errors small.
      let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      let divisor = rows[pivot][column]
      guard divisor != 0 else { return nil }
      rows.swapAt(pivot, column)
      inverse.swapAt(pivot, column)
      rows[column] /= divisor
      inverse[column] /= divisor
      for row in 0..<4 where row != column {
        let factor = rows[row][column]
        rows[row] -= factor * rows[column]
        inverse[row] -= factor * inverse[column]
      }
    }
    return CATransform3D(inverse)
  }
}
#endif
