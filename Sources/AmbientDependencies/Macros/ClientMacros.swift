#if Macros
/// Makes a struct of functions one whose functions a test is told of when it calls them without having
/// replaced them.
///
/// ```swift
/// @DependencyClient
/// struct Weather: Sendable {
///   var forecast: @Sendable (_ city: String) async throws -> Forecast
///   var isRaining: @Sendable (_ city: String) -> Bool = { _ in false }
///   var refresh: @Sendable () async -> Void
/// }
///
/// extension Weather: TestDependencyKey {
///   static let testValue = Weather()
/// }
/// ```
///
/// Each `var` with a function type becomes an endpoint, see ``DependencyEndpoint()``. Called without
/// having been replaced, it lets the test fail: `Unimplemented: 'Weather.isRaining'`. Then it throws
/// ``Unimplemented`` if it can, and else returns its default. A function that cannot throw needs one,
/// unless it returns nothing or an optional.
///
/// Where the parameters have labels, the client gets a method for the endpoint:
/// `weather.forecast(city: "Rome")`. A test replaces the property: `$0.weather.forecast = { … }`.
///
/// The struct gets two initialisers. One takes all that is not settled: no constants that have a value,
/// nothing computed, static or `@Dependency`, and nothing private that has a default. The other leaves
/// out the endpoints. They are as visible as the narrowest of what they take; an initialiser of the same
/// labels that you wrote stays the only one. So each property needs a type, unless it begins with a
/// literal. Where the type has a name that may stand for a function, an argument with `try` or `await` has to
/// be made before the call.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() = #externalMacro(module: "AmbientMacros", type: "ClientMacro")

/// Lets a property that holds a function begin with one that a test is told of when it is called.
///
/// ``DependencyClient()`` applies it to each property of a function type. Written by hand, it makes a
/// single property of any type an endpoint:
///
/// ```swift
/// struct Player {
///   @DependencyEndpoint var play: @Sendable (_ song: Song) async throws -> Void
/// }
/// ```
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: overloaded, prefixed(_))
public macro DependencyEndpoint() =
  #externalMacro(module: "AmbientMacros", type: "EndpointMacro")

/// Lets a property that holds a function begin with one that a test is told of, and names the method
/// that calls it.
///
/// ```swift
/// @DependencyClient
/// struct Player {
///   @DependencyEndpoint(method: "play") var playSong: (_ song: Song) async throws -> Void
///   @DependencyEndpoint(method: "play") var playAlbum: (_ album: Album) async throws -> Void
/// }
///
/// try await player.play(song: song)
/// ```
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String) =
  #externalMacro(module: "AmbientMacros", type: "EndpointMacro")

/// Tells ``DependencyClient()`` to leave a property as it is.
///
/// ```swift
/// @DependencyClient
/// struct Player {
///   var play: () throws -> Void
///   @DependencyEndpointIgnored var log: (String) -> Void = { print($0) }
/// }
/// ```
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "AmbientMacros", type: "IgnoredEndpointMacro")
#endif
