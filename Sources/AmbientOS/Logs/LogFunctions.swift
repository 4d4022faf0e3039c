/// Logs a message.
///
/// - Parameters:
///   - type: The level of the message.
///   - log: The log.
///   - message: The message.
public func os_log(
  _ type: OSLogType = .default,
  log: OSLog = .default,
  _ message: OSLogMessage
) {
  log.write(type) { message.text }
}

/// Logs the message that a format, such as `"%{public}@ has %d rows"`, makes from the arguments.
///
/// - Parameters:
///   - message: The format.
///   - dso: Accepted without effect.
///   - log: The log.
///   - type: The level of the message.
///   - args: A value for each placeholder.
@_disfavoredOverload
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: Any...
) {
  log.write(type) { FormatString(message).text(with: args) }
}

/// Logs the message that a format, such as `"%{public}@ has %d rows"`, makes from the arguments.
///
/// - Parameters:
///   - type: The level of the message.
///   - dso: Accepted without effect.
///   - log: The log.
///   - message: The format.
///   - args: A value for each placeholder.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: Any...
) {
  log.write(type) { FormatString(message).text(with: args) }
}
