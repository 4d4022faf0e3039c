public import Foundation

/// A library of functions that compute the colors of pixels, such as a Metal library.
///
/// ```swift
/// Text("Sea").colorEffect(ShaderLibrary.ripple(.float(time), .color(.blue)))
/// ```
///
/// Ambient does not load the library: the host finds the function by its name.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, @unchecked Sendable {
  // `@unchecked`: a shader library only compares its bundle with other bundles.
  private enum Source: Equatable {
    case bundle(Bundle)
    case data(Data)
    case url(URL)
  }

  private let source: Source

  private init(source: Source) { self.source = source }

  /// Creates a library from the bytes of a compiled library.
  ///
  /// - Parameter data: The bytes of the compiled library.
  public init(data: Data) { self.init(source: .data(data)) }

  /// Creates a library from the file of a compiled library.
  ///
  /// - Parameter url: The URL of the compiled library.
  public init(url: URL) { self.init(source: .url(url)) }

  /// The default library of the app.
  public static var `default`: ShaderLibrary { bundle(.main) }

  /// Returns the default library of a bundle.
  ///
  /// - Parameter bundle: The bundle.
  /// - Returns: The default library.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(source: .bundle(bundle))
  }

  /// Returns the function with the given name in the app's default library.
  ///
  /// - Parameter name: The name of the function.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// Returns the function with the given name in the library.
  ///
  /// - Parameter name: The name of the function.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A function of a shader library.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The library of the function.
  public var library: ShaderLibrary

  /// The name of the function in its library.
  public var name: String

  /// Creates a reference to a function.
  ///
  /// - Parameters:
  ///   - library: The library of the function.
  ///   - name: The name of the function in the library.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Creates a shader that calls the function.
  ///
  /// - Parameter arguments: The last arguments of the function. The host passes the first
  ///   arguments, such as the position of the pixel.
  /// - Returns: The shader.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
