#if Macros
/// Declares a dependency for code without views, in one line.
///
/// The line declares the property, the key and the value for tests.
///
/// Apply the macro in an extension of ``DependencyValues``. The default is the value for *tests*,
/// whereas the default of `@Entry` is the value for all contexts. The running program uses
/// `liveValue`.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: Weather.live) var weather = Weather()
///   @DependencyEntry var searchDelay = Duration.zero      // tests and previews only
/// }
/// ```
///
/// With a `liveValue`, the default can be left out. A test that reads the value must then override
/// the value first; otherwise, the test fails. Each value is created at the first read, and again
/// for each test.
///
/// The key of a `public` or `package` property has the same access level as the property. Another
/// module can therefore add the live value. The key is named after the type annotation of the
/// property. If the property has no type annotation, or a type such as a tuple or an optional, the
/// key is named after the property. You can also pass a name:
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry public var weather: any WeatherService = NoService()   // WeatherServiceKey
///   @DependencyEntry("HomeCity") public var city: City = .sample            // HomeCity
/// }
///
/// // In another module:
/// extension DependencyValues.WeatherServiceKey: DependencyKey {
///   public static var liveValue: any WeatherService { Satellite() }
/// }
/// ```
///
/// - Parameter name: The name of the key. By default, the declaration determines the name.
@attached(accessor)
@attached(peer, names: arbitrary)
public macro DependencyEntry(_ name: StaticString? = nil) =
  #externalMacro(module: "AmbientMacros", type: "DependencyEntryMacro")

/// Declares a dependency with a value for the running program.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: Weather.live) var weather = Weather()
/// }
/// ```
///
/// - Parameters:
///   - name: The name of the key. By default, the declaration determines the name.
///   - liveValue: The value for the running program.
@attached(accessor)
@attached(peer, names: arbitrary)
public macro DependencyEntry<Live: Sendable>(
  _ name: StaticString? = nil,
  liveValue: @autoclosure () -> Live
) = #externalMacro(module: "AmbientMacros", type: "DependencyEntryMacro")

/// Declares a dependency with a value for previews.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(previewValue: Weather.sunny) var weather = Weather()
/// }
/// ```
///
/// - Parameters:
///   - name: The name of the key. By default, the declaration determines the name.
///   - previewValue: The value for previews.
@attached(accessor)
@attached(peer, names: arbitrary)
public macro DependencyEntry<Preview: Sendable>(
  _ name: StaticString? = nil,
  previewValue: @autoclosure () -> Preview
) = #externalMacro(module: "AmbientMacros", type: "DependencyEntryMacro")

/// Declares a dependency with values for the running program and for previews.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: Weather.live, previewValue: Weather.sunny) var weather = Weather()
/// }
/// ```
///
/// - Parameters:
///   - name: The name of the key. By default, the declaration determines the name.
///   - liveValue: The value for the running program.
///   - previewValue: The value for previews.
@attached(accessor)
@attached(peer, names: arbitrary)
public macro DependencyEntry<Live: Sendable, Preview: Sendable>(
  _ name: StaticString? = nil,
  liveValue: @autoclosure () -> Live,
  previewValue: @autoclosure () -> Preview
) = #externalMacro(module: "AmbientMacros", type: "DependencyEntryMacro")
#endif
