#if Macros
/// Declares a custom value of an environment, a transaction, a container or the focus, in one line.
///
/// The macro adds the accessors of the property, and a key with the default.
///
/// Apply it in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`. The type can be left out if the default determines it. The default can be left
/// out if the type is optional. A focused value is always optional, and nil unless a view in focus
/// sets it.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent = "blue"
///   @Entry public var account: Account?
/// }
/// ```
///
/// The default is created once per process, when it is first read. All readers that find no other
/// value share this default. A default such as `Store()` is therefore one object for the whole
/// program, whereas SwiftUI creates another object at each read. The compiler warns about such a
/// default. If one shared object is intended, put the default in parentheses:
/// `@Entry var store = (Store())`.
///
/// - Invalidation: If a written value differs from the old one, the readers of the value run again.
///   Closures are never equal, and the compiler warns about a closure as the default. Parentheses
///   around the default silence the warning.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AmbientMacros", type: "EntryMacro")

/// Declares an environment value with one default for previews, another default for tests, and a
/// third default for live programs.
///
/// The compiler reads the arguments before the property. The arguments must therefore name the type
/// of the value, as in `Server.sample`:
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry(preview: Server.sample, test: Server.missing) var server: Server = .live
/// }
/// ```
///
/// Views and `@Dependency` both read these defaults.
///
/// - Parameters:
///   - preview: The default in previews.
///   - test: The default in tests.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry<Value: Sendable>(
  preview: @autoclosure () -> Value,
  test: @autoclosure () -> Value
) = #externalMacro(module: "AmbientMacros", type: "EntryMacro")

/// Declares an environment value with one default for previews and tests, and another default for
/// live programs.
///
/// - Parameter preview: The default in previews and in tests.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry<Value: Sendable>(preview: @autoclosure () -> Value) =
  #externalMacro(module: "AmbientMacros", type: "EntryMacro")

/// Declares an environment value with one default for tests, and another default for previews and
/// live programs.
///
/// - Parameter test: The default in tests.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry<Value: Sendable>(test: @autoclosure () -> Value) =
  #externalMacro(module: "AmbientMacros", type: "EntryMacro")
#endif
