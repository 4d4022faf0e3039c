/// A value of any type in the description of an element, for hosts that know the type.
///
/// Attributes are numbers, texts and Boolean values, which every host can list, compare and send to
/// another process. A detail can be of any type, such as a layout or the outline of a shape. A host
/// that does not know the type cannot read the detail.
///
/// ```swift
/// struct DialFace: ElementDetail, Equatable { var ticks: [Double] }
///
/// description.set(DialFace(ticks: [0, 0.5, 1]))   // in a view
/// element.detail(DialFace.self)?.ticks            // in a host
/// ```
public protocol ElementDetail {
  /// Returns whether this value and another one mean the same to a host.
  ///
  /// An element is reported as changed if the result is false.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether the values mean the same.
  func isSame(as other: Self) -> Bool
}

extension ElementDetail where Self: Equatable {
  /// Returns whether the values are equal.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether the values are equal.
  public func isSame(as other: Self) -> Bool { self == other }
}

extension ElementDetail {
  /// Returns whether another detail has the same type, and means the same to a host.
  fileprivate func isSame(asAny other: any ElementDetail) -> Bool {
    (other as? Self).map(isSame) ?? false
  }
}

extension ElementDescription {
  /// Returns the detail of a type; nil if the view has set none.
  ///
  /// - Parameter type: The type of the detail.
  /// - Returns: The detail.
  /// - Complexity: O(n) in the number of details.
  public func detail<Detail: ElementDetail>(_ type: Detail.Type) -> Detail? {
    for detail in details { if let match = detail as? Detail { return match } }
    return nil
  }

  /// Sets a detail for hosts, in place of an earlier detail of the same type.
  ///
  /// - Parameter detail: The detail.
  /// - Complexity: O(n) in the number of details.
  public mutating func set<Detail: ElementDetail>(_ detail: Detail) {
    isPlain = false
    details.removeAll { $0 is Detail }
    details.append(detail)
  }

  func hasSameDetails(as other: ElementDescription) -> Bool {
    guard details.count == other.details.count else { return false }
    return zip(details, other.details).allSatisfy { $0.isSame(asAny: $1) }
  }
}

extension Element {
  /// Returns the detail of a type; nil if the view has set none.
  ///
  /// - Parameter type: The type of the detail.
  /// - Returns: The detail.
  /// - Complexity: O(n) in the number of details.
  public func detail<Detail: ElementDetail>(_ type: Detail.Type) -> Detail? {
    source.description.detail(type)
  }
}
