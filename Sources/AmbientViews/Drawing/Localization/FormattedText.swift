import AmbientCore
import AmbientFoundation
import Foundation

/// A format into which arguments are inserted.
struct FormattedText {
  /// A part of the format: characters, or a value and the specifier of its placeholder.
  private enum Piece {
    case literal(String)
    case value(LocalizedArgument, specifier: String)
  }

  private let arguments: [LocalizedArgument]
  private let environment: EnvironmentValues

  /// The language of the translation; nil for a text without a translation.
  private let language: String?
  private var pieces: [Piece] = []

  /// The number of arguments that placeholders without a position have used so far.
  private var next = 0

  /// The format, if there are no arguments to insert.
  private var verbatim: String?

  init(format: String, arguments: [LocalizedArgument], _ environment: EnvironmentValues) {
    self.arguments = arguments
    self.environment = environment
    language = nil
    if arguments.isEmpty { verbatim = format } else { append(format, nil, own: nil) }
  }

  /// Inserts arguments into a translation.
  ///
  /// The first number among the arguments determines the form of the translation.
  init(
    _ match: LocalizedEntry.Match,
    arguments: [LocalizedArgument],
    _ environment: EnvironmentValues
  ) {
    self.arguments = arguments
    self.environment = environment
    language = match.language
    let number = arguments.lazy.compactMap(\.number).first
    let format = match.entry.forms.format(for: number, match.rule)
    if arguments.isEmpty { verbatim = format } else { append(format, match, own: nil) }
  }

  /// Appends the pieces of a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - match: The translation with the substitutions; nil if the format is not a translation.
  ///   - own: The argument of the substitution to which the format belongs; nil if the format
  ///     belongs to no substitution.
  ///   - names: The names of the substitutions around the format. A substitution that contains
  ///     itself is not inserted again; its name is appended.
  private mutating func append(
    _ format: String,
    _ match: LocalizedEntry.Match?,
    own: LocalizedArgument?,
    within names: [String] = []
  ) {
    for segment in FormatSegment.segments(of: format) {
      switch segment {
      case .literal(let string): pieces.append(.literal(string))
      case .argument(let position, let specifier):
        if position == nil, let own {
          let isOwn = specifier == FormatSegment.ownArgument
          pieces.append(.value(own, specifier: isOwn ? "%@" : specifier))
        } else if let argument = argument(at: position) {
          pieces.append(.value(argument, specifier: specifier))
        }
      case .substitution(let position, let name):
        guard let match, !names.contains(name),
          let substitution = match.entry.substitutions[name]
        else {
          pieces.append(.literal(name))
          continue
        }
        let argument = argument(at: position ?? substitution.position)
        let format = substitution.forms.format(for: argument?.number, match.rule)
        append(format, match, own: argument, within: names + [name])
      }
    }
  }

  /// Returns the argument at a position, counted from 1; the next argument if the position is nil.
  private mutating func argument(at position: Int?) -> LocalizedArgument? {
    if position == nil { next += 1 }
    let index = (position ?? next) - 1
    return arguments.indices.contains(index) ? arguments[index] : nil
  }

  // MARK: Parts

  /// The characters with their styles.
  ///
  /// Markdown in the format is interpreted. Markdown in the key of a `Text` argument is interpreted
  /// too. Markdown in a string argument is not interpreted.
  var parts: [StyledString] {
    if let verbatim {
      guard InlineMarkdown.isPossible(in: verbatim) else { return [StyledString(string: verbatim)] }
      return inflected(InlineMarkdown.parts(of: verbatim))
    }
    let isMarked = pieces.contains {
      if case .literal(let string) = $0 { InlineMarkdown.isPossible(in: string) } else { false }
    }
    guard isMarked else { return Self.joined(pieces.flatMap { parts(of: $0, in: nil) }) }
    // The Markdown parser gets a single character in place of each argument. This character is from
    // a private use area of Unicode, so ordinary text does not contain it.
    var values: [Piece] = []
    var marked = ""
    for piece in pieces {
      switch piece {
      case .literal(let string): marked += string
      case .value:
        marked.unicodeScalars.append(Self.placeholder(values.count))
        values.append(piece)
      }
    }
    return Self.joined(
      inflected(InlineMarkdown.parts(of: marked).flatMap { part in inserting(values, into: part) })
    )
  }

  private func inflected(_ parts: [StyledString]) -> [StyledString] {
    guard parts.contains(where: { $0.string.contains(Inflection.start) }) else { return parts }
    let isEnglish = language.map(Inflection.isEnglish) ?? Inflection.isEnglish(environment.locale)
    return isEnglish ? Inflection.applied(to: parts) : Inflection.removed(from: parts)
  }

  /// The characters, including the marks of Markdown.
  var string: String {
    verbatim ?? pieces.flatMap { parts(of: $0, in: nil) }.map(\.string).joined()
  }

  private func inserting(_ values: [Piece], into part: StyledString) -> [StyledString] {
    var parts: [StyledString] = []
    var style = part.style
    style.link = style.link.map { inserting(values, into: $0) }
    var current = StyledString(string: "", style: style)
    for scalar in part.string.unicodeScalars {
      if let index = Self.index(of: scalar), values.indices.contains(index) {
        parts.append(current)
        parts += self.parts(of: values[index], in: style)
        current.string = ""
      } else {
        current.string.unicodeScalars.append(scalar)
      }
    }
    return parts + [current]
  }

  /// Returns the address of a link, with the values in place of the characters that represent them.
  private func inserting(_ values: [Piece], into address: String) -> String {
    guard address.unicodeScalars.contains(where: { Self.index(of: $0) != nil }) else {
      return address
    }
    return inserting(values, into: StyledString(string: address)).map(\.string).joined()
  }

  private func parts(of piece: Piece, in style: CharacterStyle?) -> [StyledString] {
    let style = style ?? CharacterStyle()
    switch piece {
    case .literal(let string): return [StyledString(string: string, style: style)]
    case .value(.text(let text), _):
      return text.parts(in: environment).map {
        StyledString(string: $0.string, style: $0.style.merged(over: style))
      }
    case .value(.string(let string), _): return [StyledString(string: string, style: style)]
    case .value(.number(let number), let specifier):
      let string = number.string(for: specifier, locale: environment.locale)
      return [StyledString(string: string, style: style)]
    case .value(.deferred(let argument), _): return argument.parts(in: environment, over: style)
    }
  }

  private static func joined(_ parts: [StyledString]) -> [StyledString] {
    var joined: [StyledString] = []
    for part in parts where !part.string.isEmpty {
      if let last = joined.indices.last, joined[last].style == part.style {
        joined[last].string += part.string
      } else {
        joined.append(part)
      }
    }
    return joined.isEmpty ? [StyledString(string: "")] : joined
  }

  /// The character that represents the first argument, from a private use area of Unicode.
  private static let firstPlaceholder: UInt32 = 0xF0000

  private static func placeholder(_ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(firstPlaceholder + UInt32(index)) ?? "\u{FFFD}"
  }

  private static func index(of scalar: Unicode.Scalar) -> Int? {
    scalar.value < firstPlaceholder ? nil : Int(scalar.value - firstPlaceholder)
  }
}
