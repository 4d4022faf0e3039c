public import AmbientCore
public import AmbientEnvironment
public import Foundation

/// The results of a Core Data request.
@available(
  *,
  unavailable,
  message:
    "Ambient has no Core Data. Keep the values in @State, in an @Observable object or in files."
)
@MainActor @propertyWrapper public struct FetchRequest<Result> {
  /// The objects that the request finds.
  public let wrappedValue: FetchedResults<Result>

  /// Creates a request with an order and a condition.
  ///
  /// - Parameters:
  ///   - sortDescriptors: The order of the results.
  ///   - predicate: The condition that the results meet; nil for all objects.
  ///   - animation: The animation of changes; nil for none.
  public init(
    sortDescriptors: [Any] = [],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    wrappedValue = FetchedResults()
  }
}

/// The results of a Core Data request, grouped into sections.
@available(
  *,
  unavailable,
  message:
    "Ambient has no Core Data. Keep the values in @State, in an @Observable object or in files."
)
@MainActor @propertyWrapper public struct SectionedFetchRequest<SectionIdentifier, Result> {
  /// The objects that the request finds, in sections.
  public let wrappedValue: SectionedFetchResults<SectionIdentifier, Result>

  /// Creates a request with an order and a condition.
  ///
  /// - Parameters:
  ///   - sectionIdentifier: The property by whose values the results are grouped.
  ///   - sortDescriptors: The order of the results.
  ///   - predicate: The condition that the results meet; nil for all objects.
  ///   - animation: The animation of changes; nil for none.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [Any] = [],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    wrappedValue = SectionedFetchResults()
  }
}

/// Objects of Core Data.
@available(
  *,
  unavailable,
  message:
    "Ambient has no Core Data. Keep the values in @State, in an @Observable object or in files."
)
public struct FetchedResults<Result>: RandomAccessCollection {
  /// The index of the first object.
  public var startIndex: Int { 0 }

  /// The index after the last object.
  public var endIndex: Int { 0 }

  /// The object at an index.
  public subscript(index: Int) -> Result { preconditionFailure("There is no Core Data.") }
}

/// Objects of Core Data, grouped into sections.
@available(
  *,
  unavailable,
  message:
    "Ambient has no Core Data. Keep the values in @State, in an @Observable object or in files."
)
public struct SectionedFetchResults<SectionIdentifier, Result> {}

extension EnvironmentValues {
  /// The context of Core Data.
  @available(
    *,
    unavailable,
    message:
      "Ambient has no Core Data. Keep the values in @State, in an @Observable object or in files."
  )
  public var managedObjectContext: Any {
    get { self }
    set {}
  }
}
