#if Macros
/// Declares a dependency that views need not know: the property, its key and the value for tests in one
/// line.
///
/// Write it in an extension of ``DependencyValues``. The default is the value for *tests*, where that of
/// `@Entry` is the value for all; the running program finds `liveValue`.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: Weather.live) var weather = Weather()
///   @DependencyEntry var searchDelay = Duration.zero      // tests and previews only
/// }
/// ```
///
/// With a `liveValue` the default may be left out; a test that reads the value without having replaced it
/// fails then. Each value is made where it is first read, and for each test again.
///
/// The key of a `public` or `package` property can be seen where the property can, so that the module
/// that has the real thing adds it. It is named after the type, else after the property; or pass a name
/// of your own:
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry public var weather: any Weather = NoWeather()      // WeatherKey
///   @DependencyEntry("HomeCity") public var city: City = .sample        // HomeCity
/// }
///
/// // In another module:
/// extension DependencyValues.WeatherKey: DependencyKey {
///   public static var liveValue: any Weather { Satellite() }
/// }
/// ```
///
/// - Parameter name: The name of the key.
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
@attached(accessor)
@attached(peer, names: arbitrary)
public macro DependencyEntry<Live: Sendable, Preview: Sendable>(
  _ name: StaticString? = nil,
  liveValue: @autoclosure () -> Live,
  previewValue: @autoclosure () -> Preview
) = #externalMacro(module: "AmbientMacros", type: "DependencyEntryMacro")
#endif
