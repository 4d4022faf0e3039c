#if Macros
/// Turns the function properties of a struct into endpoints.
///
/// A test fails if it calls an endpoint that it has not replaced.
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
/// Each `var` with a function type becomes an endpoint; see ``DependencyEndpoint()``. A call of an
/// endpoint that was not replaced fails the test with `Unimplemented: 'Weather.isRaining'`. If the
/// endpoint has a default, the call then returns the result of the default. Without a default, a
/// call of a throwing endpoint throws ``Unimplemented``. An endpoint that cannot throw needs a
/// default, unless its result is `Void` or an optional. If an endpoint with such a result cannot
/// throw and has no default, its call returns nothing or nil.
///
/// If the parameters have labels, the client gets a method for the endpoint:
/// `weather.forecast(city: "Rome")`. A test replaces the property: `$0.weather.forecast = { … }`.
///
/// The struct gets two initializers. The first takes all stored properties that an initializer can
/// set, except `@Dependency` properties and private properties with a default. The second leaves
/// out the endpoints. Both initializers have the same access level: the lowest level among the
/// struct and the properties of the first initializer. The macro does not declare an initializer if
/// you declare one with the same labels.
///
/// Each property needs a type, unless its default is a literal. If the macro cannot see whether the
/// type of a property is a function, the initializer takes the property's value as an autoclosure.
/// If this value needs `try` or `await`, evaluate it before you call the initializer.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() = #externalMacro(module: "AmbientMacros", type: "ClientMacro")

/// Gives a function property a default that makes a test fail if the test calls the function.
///
/// ``DependencyClient()`` applies this macro to each function property of its struct. In a struct
/// without ``DependencyClient()``, apply the macro to each property that is to be an endpoint:
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

/// Gives a function property a default, and names the method that calls the property.
///
/// The default makes a test fail if the test calls the function.
///
/// ```swift
/// @DependencyClient
/// struct Player {
///   @DependencyEndpoint(method: "play") var playSong: (_ song: Song) async throws -> Void
///   @DependencyEndpoint(method: "play") var playAlbum: (_ album: Album) async throws -> Void
/// }
///
/// let player = Player()
/// try await player.play(song: song)
/// ```
///
/// - Parameter method: The name of the method, as a string literal.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String) =
  #externalMacro(module: "AmbientMacros", type: "EndpointMacro")

/// Excludes a function property from ``DependencyClient()``: it does not become an endpoint.
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
