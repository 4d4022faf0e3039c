import AmbientHosting
import Foundation

/// A command that the user enters to open or close an element, to open a link, or to choose a date,
/// a color or files.
enum ChoiceCommand: Equatable {
  case expand(TextTarget)
  case collapse(TextTarget)
  case menu(TextTarget)
  /// The string is the visible text of the link, not its address.
  case link(String, in: TextTarget)
  /// The date is in seconds since the beginning of the year 1970 in UTC.
  case date(Double, in: TextTarget)
  /// The components of the color are between 0 and 255.
  case color([UInt8], in: TextTarget)
  case files([String])

  init?(_ word: String, _ rest: String) {
    guard !rest.isEmpty else { return nil }
    switch word {
    case "expand": self = .expand(TextTarget(rest))
    case "collapse": self = .collapse(TextTarget(rest))
    case "menu": self = .menu(TextTarget(rest))
    case "link":
      guard let (link, text) = rest.parts("in") else { return nil }
      self = .link(link.unquoted, in: TextTarget(text))
    case "date":
      guard let (date, picker) = rest.parts("in"), let seconds = Self.seconds(date) else {
        return nil
      }
      self = .date(seconds, in: TextTarget(picker))
    case "color":
      guard let (color, picker) = rest.parts("in"), let components = Self.components(color) else {
        return nil
      }
      self = .color(components, in: TextTarget(picker))
    case "files": self = .files(rest.words)
    default: return nil
    }
  }

  @MainActor func perform(in tree: some HostedTree) throws(UserActionError) {
    switch self {
    case .expand(let target): try tree.perform(.expand(true), on: target.search(in: tree))
    case .collapse(let target): try tree.perform(.expand(false), on: target.search(in: tree))
    case .menu(let target): try tree.openMenu(target.search(in: tree))
    case .link(let link, let text): try Self.open(link, in: text.search(in: tree), of: tree)
    case .date(let seconds, let picker):
      try tree.perform(.chooseDate(seconds), on: picker.search(in: tree))
    case .color(let color, let picker):
      let parts = color.map { Double($0) / 255 }
      let event = ChooseColorEvent(
        red: parts[0],
        green: parts[1],
        blue: parts[2],
        opacity: parts[3]
      )
      try tree.perform(event, on: picker.search(in: tree))
    case .files(let paths):
      let dialog = try tree.first(taking: ChooseFilesEvent.self, ElementSearch(""))
      try tree.perform(ChooseFilesEvent(paths: paths), on: dialog)
    }
  }

  /// Opens the first link with the given name, in the text that a search finds.
  ///
  /// - Parameters:
  ///   - name: The visible text of the link.
  ///   - search: The search for the text.
  ///   - tree: The tree of the host.
  /// - Throws: An error if the search finds no text with links, or if the text has no such link.
  @MainActor private static func open(
    _ name: String,
    in search: ElementSearch,
    of tree: some HostedTree
  ) throws(UserActionError) {
    let text = try tree.find(taking: OpenLinkEvent.self, search)
    let links = text.detail(TextLinks.self)?.links ?? []
    guard let link = links.first(where: { $0.text == name }) else {
      throw .missing(
        "no link",
        name,
        present: links.map(\.text),
        in: "in the Text \"\(search.name)\""
      )
    }
    try tree.perform(.openLink(link.address), on: text, search.name)
  }

  /// Returns the time of a date such as `2026-03-01` or `2026-03-01 18:30`, in the time zone of the
  /// machine; nil for any other text.
  private static func seconds(_ text: String) -> Double? {
    func numbers(_ text: Substring, _ separator: Character, _ count: Int) -> [Int]? {
      let words = text.split(separator: separator, omittingEmptySubsequences: false)
      let numbers = words.compactMap { $0.first == "+" ? nil : Int($0) }
      return words.count == count && numbers.count == count ? numbers : nil
    }
    let words = text.split(separator: " ")
    guard (1...2).contains(words.count), let day = numbers(words[0], "-", 3),
      let time = words.count == 1 ? [0, 0] : numbers(words[1], ":", 2)
    else { return nil }
    let calendar = Calendar(identifier: .gregorian)
    let components = DateComponents(
      year: day[0],
      month: day[1],
      day: day[2],
      hour: time[0],
      minute: time[1]
    )
    guard components.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: components)?.timeIntervalSince1970
  }

  /// Returns the red, green, blue and opacity components of a color such as `#FF8000` or
  /// `#FF800080`; nil for any other text.
  private static func components(_ text: String) -> [UInt8]? {
    let digits = Array(text.dropFirst())
    guard text.first == "#", digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit)
    else { return nil }
    let components = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    guard components.count == digits.count / 2 else { return nil }
    return components.count == 3 ? components + [255] : components
  }

  static var forms: [TextCommand.Form] {
    [
      TextCommand.Form(usage: "expand NAME", meaning: "open a menu, a context menu or a group"),
      TextCommand.Form(usage: "collapse NAME", meaning: "close a menu, a context menu or a group"),
      TextCommand.Form(
        usage: "menu NAME",
        meaning: "open a menu or a context menu, even if a table row has the same name"
      ),
      TextCommand.Form(usage: "link LINK in NAME", meaning: "open a link in the text NAME"),
      TextCommand.Form(
        usage: "date DATE in NAME",
        meaning: "choose a date, such as 2026-03-01 or 2026-03-01 18:30"
      ),
      TextCommand.Form(usage: "color COLOR in NAME", meaning: "choose a color, such as #FF8000"),
      TextCommand.Form(usage: "files PATH…", meaning: "choose files in a file dialog"),
    ]
  }
}
