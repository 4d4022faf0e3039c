#if Objects
public import Foundation
public import OpenCombine
import OpenCombineFoundation

/// A type that decodes values, for the publisher that `decode(type:decoder:)` returns.
///
/// Foundation's decoders conform to this protocol. If a program declares the same conformance
/// again, the compiler gives a warning and no error, because the first conformance is in the module
/// that declares the protocol.
public protocol TopLevelDecoder<Input>: OpenCombine.TopLevelDecoder {}

/// A type that encodes values, for the publisher that `encode(encoder:)` returns.
///
/// Foundation's encoders conform to this protocol.
public protocol TopLevelEncoder<Output>: OpenCombine.TopLevelEncoder {}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
#endif
