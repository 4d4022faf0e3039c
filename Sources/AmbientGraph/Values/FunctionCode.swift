/// A function that holds nothing, kept as the one word that its code is.
///
/// Where the compiler knows what a closure refers to, it needs to hold nothing, and is a function as any other. Where
/// it has to look something up at run time, a type or a variable, it holds that, and is not kept.
///
/// The function is cast to and from ``Words`` by whoever knows its type, and lies in a structure of its own
/// for that: by itself it would be converted to one for any type, which holds the function as it was.
@usableFromInline
package struct FunctionCode {
  /// What a function is made of, one after the other: code, and what that finds its surroundings in.
  @usableFromInline package typealias Words = (code: UInt, held: UInt)

  @usableFromInline let code: UInt

  /// Keeps none.
  @inlinable package init() { code = 0 }

  /// Keeps a function, unless it holds something.
  @inlinable package init(_ words: Words) { code = words.held == 0 ? words.code : 0 }

  /// The function, if one was kept.
  @inlinable package var words: Words? { code == 0 ? nil : (code, 0) }
}
