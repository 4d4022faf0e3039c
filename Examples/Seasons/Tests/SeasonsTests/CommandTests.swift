import Testing

@testable import Seasons

@Suite struct `A line of a script` {
  @Test(arguments: [
    (#"tap "Plant""#, Command.tap("Plant")),
    (#"toggle "Main tap""#, .toggle("Main tap")),
    (#"type "peas" into "Seeds""#, .type("peas", into: "Seeds")),
    (#"type "" into "Seeds""#, .type("", into: "Seeds")),
    ("set season autumn", .set("season", to: "autumn")),
    ("set celsius -8 # frost", .set("celsius", to: "-8")),
    ("explain celsius GreenhouseAir", .explain("celsius", at: "GreenhouseAir")),
    ("  tree  ", .tree),
    ("help", .help),
  ])
  func `A line of a script is parsed as a command`(line: String, command: Command) throws {
    #expect(try Command(line: line) == command)
  }

  @Test(arguments: ["", "   ", "# words", "  # \"words"])
  func `A blank line or a comment in a script is no command`(line: String) throws {
    #expect(try Command(line: line) == nil)
  }

  @Test(arguments: [
    "tap", "tap Plant", #"tap "a" "b""#, #"toggle Main tap"#, #"type "a" in "b""#,
    #"type a into "b""#, "set season", "set season early autumn", "explain season", "tree all",
    "help me",
  ])
  func `A line of a script must have the form of its command`(line: String) throws {
    let form = try #require(Command.forms.first { line.hasPrefix($0.name) })
    #expect(throws: ScriptError.wrongForm(of: form, after: line)) { try Command(line: line) }
  }
}

@Suite struct `A script` {
  @Test func `The lines of a script may end with any kind of line break`() {
    #expect(Script("tree\nhelp\n").lines == ["tree", "help"])
    #expect(Script("tree\r\n\r\nhelp").lines == ["tree", "", "help"])
    #expect(Script("").lines.isEmpty)
  }

  @Test func `The script that is built into the program has no bad lines`() throws {
    for line in Script.year.lines { _ = try Command(line: line) }
  }
}

@Suite struct `Near misses` {
  @Test func `Near misses are ordered by distance and ignore case`() {
    #expect("tapp".nearMisses(among: ["type", "tap", "tree"]) == ["tap", "type"])
    #expect("plant".nearMisses(among: ["Plant", "Warmer"]) == ["Plant"])
  }

  @Test func `Near misses of a short word differ in one letter`() {
    #expect("st".nearMisses(among: ["set", "tree"]) == ["set"])
  }

  @Test func `Near misses are empty if no candidate is near`() {
    #expect("weather".nearMisses(among: ["season", "celsius"]).isEmpty)
  }
}
