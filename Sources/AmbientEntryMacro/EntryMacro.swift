#if Macros
/// Declares a value of the environment, of a transaction, of a container or of what has the focus: the
/// property, its key and its default in one line.
///
/// Write it in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`. The type may be left out when the default tells it, and the default when the type
/// is optional. A focused value is optional always, and nil unless a view in focus gives it.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent = "blue"
///   @Entry public var account: Account?
/// }
/// ```
///
/// The default is made when it is first read, once per process, and every reader that finds no
/// other value shares it. So one `Store()` is one object for the whole program, where SwiftUI makes
/// another at each read. Put such a default in parentheses to say that this is meant:
/// `@Entry var store = (Store())`.
///
/// - Invalidation: writing a value re-runs the bodies that read it, unless the new value equals
///   the old. Closures never do; parentheses around the default silence the warning about them.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AmbientMacros", type: "EntryMacro")

/// Declares a value of the environment that has other defaults in previews and in tests.
///
/// The type of the values has to be named with them, as the compiler reads them before the property:
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry(preview: Server.sample, test: Server.missing) var server: Server = .live
/// }
/// ```
///
/// Views find them, and so does `@Dependency`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry<Value: Sendable>(
  preview: @autoclosure () -> Value,
  test: @autoclosure () -> Value
) = #externalMacro(module: "AmbientMacros", type: "EntryMacro")

/// Declares a value of the environment that has another default in previews and in tests.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry<Value: Sendable>(preview: @autoclosure () -> Value) =
  #externalMacro(module: "AmbientMacros", type: "EntryMacro")

/// Declares a value of the environment that has another default in tests.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry<Value: Sendable>(test: @autoclosure () -> Value) =
  #externalMacro(module: "AmbientMacros", type: "EntryMacro")
#endif
