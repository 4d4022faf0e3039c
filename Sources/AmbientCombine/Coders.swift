#if Objects
public import Foundation
public import OpenCombine
import OpenCombineFoundation

/// A type that decodes values, for the publisher that `decode(type:decoder:)` returns.
///
/// Foundation's decoders conform to it. A program that states so, too, gets a warning and not an
/// error, because the conformance is stated in the module of the protocol.
public protocol TopLevelDecoder<Input>: OpenCombine.TopLevelDecoder {}

/// A type that encodes values, for the publisher that `encode(encoder:)` returns.
///
/// Foundation's encoders conform to it.
public protocol TopLevelEncoder<Output>: OpenCombine.TopLevelEncoder {}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
#endif
