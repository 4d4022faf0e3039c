import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Stored values` {
  private enum Fruit: String { case apple, pear }
  private enum Level: Int { case low = 1, high }

  private struct All: View {
    @AppStorage("bool") var bool = false
    @AppStorage("int") var int = 1
    @AppStorage("double") var double = 1.5
    @AppStorage("string") var string = "a"
    @AppStorage("url") var url = URL(fileURLWithPath: "/a")
    @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
    @AppStorage("data") var data = Data([1])
    @AppStorage("fruit") var fruit = Fruit.apple
    @AppStorage("level") var level = Level.low

    var body: some View {
      Text("\(bool) \(int) \(double) \(string) \(url.absoluteString)")
      Text("\(date.timeIntervalSince1970) \(Array(data)) \(fruit) \(level)")
      Button("Change") {
        bool = true
        int = 2
        double = 2
        string = "b"
        url = URL(string: "https://swift.org/?q#f") ?? url
        date = Date(timeIntervalSince1970: 60)
        data = Data([2, 3])
        fruit = .pear
        level = .high
      }
    }
  }

  @Test func `@AppStorage stores and restores every supported type`() throws {
    let temporary = try TemporaryDefaults()
    let host = TestHost { All().defaultAppStorage(temporary.defaults) }
    #expect(host.texts.prefix(2) == ["false 1 1.500000 a file:///a", "0.000000 [1] apple low"])
    host.tap("Change")
    let changed = ["true 2 2.000000 b https://swift.org/?q#f", "60.000000 [2, 3] pear high"]
    #expect(host.texts.prefix(2) == changed[...])
    #expect(host.takeBodies() == ["All", "All"])
    _ = temporary.defaults.synchronize()
    let later = try #require(UserDefaults(suiteName: temporary.name))
    #expect(TestHost { All().defaultAppStorage(later) }.texts.prefix(2) == changed[...])
  }

  private struct Maybe: View {
    @AppStorage("bool") var bool: Bool?
    @AppStorage("int") var int: Int?
    @AppStorage("double") var double: Double?
    @AppStorage("string") var string: String?
    @AppStorage("url") var url: URL?
    @AppStorage("date") var date: Date?
    @AppStorage("data") var data: Data?
    @AppStorage("fruit") var fruit: Fruit?
    @AppStorage("level") var level: Level?

    private var names: [String] {
      let all: [(String, Bool)] = [
        ("bool", bool == nil), ("int", int == nil), ("double", double == nil),
        ("string", string == nil), ("url", url == nil), ("date", date == nil),
        ("data", data == nil), ("fruit", fruit == nil), ("level", level == nil),
      ]
      return all.filter { !$0.1 }.map(\.0)
    }

    var body: some View {
      Text(names.joined(separator: " "))
      Button("Set") {
        bool = false
        int = 0
        double = 0
        string = ""
        url = URL(fileURLWithPath: "/a")
        date = Date(timeIntervalSince1970: 0)
        data = Data()
        fruit = .pear
        level = .high
      }
      Button("Clear") {
        bool = nil
        int = nil
        double = nil
        string = nil
        url = nil
        date = nil
        data = nil
        fruit = nil
        level = nil
      }
    }
  }

  @Test func `An optional value in app storage can be set and removed`() throws {
    let temporary = try TemporaryDefaults()
    let host = TestHost { Maybe().defaultAppStorage(temporary.defaults) }
    #expect(host.texts[0] == "")
    host.tap("Set")
    #expect(host.texts[0] == "bool int double string url date data fruit level")
    host.tap("Clear")
    #expect(host.texts[0] == "")
    #expect(temporary.defaults.object(forKey: "fruit") == nil)
    #expect(host.takeBodies() == ["Maybe", "Maybe", "Maybe"])
  }

  @Test func `A URL in app storage is stored as text`() throws {
    let temporary = try TemporaryDefaults()
    let host = TestHost {
      All().defaultAppStorage(temporary.defaults)
      Maybe().defaultAppStorage(temporary.defaults)
    }
    host.tap("Set")
    #expect(temporary.defaults.object(forKey: "url") as? String == "/a")
    host.tap("Change")
    #expect(temporary.defaults.object(forKey: "url") as? String == "https://swift.org/?q#f")
    temporary.defaults.set("/b/c", forKey: "url")
    #expect(
      TestHost { All().defaultAppStorage(temporary.defaults) }.texts[0].hasSuffix("file:///b/c")
    )
  }

  @Test func `A URL in app storage keeps all of its parts`() throws {
    let temporary = try TemporaryDefaults()
    let base = try #require(URL(string: "http://swift.org/p/"))
    let urls = [
      URL(string: "/search?q=1"), URL(string: "search"), URL(string: "//swift.org/a"),
      URL(string: "?q"), URL(string: "~/a"), URL(string: "mailto:a@b.c"),
      URL(string: "a?b", relativeTo: base), URL(string: "file:///a?x#y"),
      URL(fileURLWithPath: "/nosuch/dir", isDirectory: true),
      URL(fileURLWithPath: "/nosuch/a b", isDirectory: false), URL(fileURLWithPath: "/"),
      URL(fileURLWithPath: "/tmp", isDirectory: false), URL(fileURLWithPath: "/tmp/"),
      URL(fileURLWithPath: "a"), URL(fileURLWithPath: "a", relativeTo: URL(filePath: "/b/")),
      FileManager.default.temporaryDirectory,
    ]
    for url in urls {
      let url = try #require(url)
      @AppStorage("url", store: temporary.defaults) var stored = URL(fileURLWithPath: "/default")
      stored = url
      #expect(stored.relativeString == url.relativeString)
      #expect(stored.baseURL?.absoluteString == url.baseURL?.absoluteString)
      #expect(stored.absoluteURL == url.absoluteURL)
      // A second object reads the stored value, like another run of the program.
      _ = temporary.defaults.synchronize()
      let later = try #require(UserDefaults(suiteName: temporary.name))
      @AppStorage("url", store: later) var again = URL(fileURLWithPath: "/default")
      #expect(again == stored)
    }
  }

  @Test func `Stored text converts to numbers and Booleans`() throws {
    let temporary = try TemporaryDefaults()
    @AppStorage("v", store: temporary.defaults) var int = -1
    @AppStorage("v", store: temporary.defaults) var double = -1.0
    @AppStorage("v", store: temporary.defaults) var bool: Bool?
    @AppStorage("v", store: temporary.defaults) var level: Level?
    func read(_ text: String) -> String {
      temporary.defaults.set(text, forKey: "v")
      return "\(int) \(double) \(bool.map { "\($0)" } ?? "nil") \(level.map { "\($0)" } ?? "nil")"
    }
    // If the text does not convert to the type of a value, the value is its default: -1, -1.0 or
    // nil. An integer drops the fraction of a number.
    #expect(read("12") == "12 12.0 true nil")
    #expect(read("2") == "2 2.0 true high")
    #expect(read("-2.5") == "-2 -2.5 true nil")
    #expect(read("0") == "0 0.0 false nil")
    #expect(read("1e300") == "-1 1e+300 true nil")
    for text in ["YES", "yes", "Y", "true", "T"] { #expect(read(text) == "-1 -1.0 true nil") }
    for text in ["NO", "no", "n", "False", "f"] { #expect(read(text) == "-1 -1.0 false nil") }
    for text in ["", "x", "maybe", "12 apples"] { #expect(read(text) == "-1 -1.0 nil nil") }
  }

  @Test func `A stored value of a wrong type is treated as missing`() throws {
    let temporary = try TemporaryDefaults()
    let defaults = temporary.defaults
    defaults.set("x", forKey: "int")
    defaults.set(5, forKey: "string")
    defaults.set("kiwi", forKey: "fruit")
    defaults.set(9, forKey: "level")
    defaults.set(1, forKey: "bool")
    defaults.set(2, forKey: "double")
    // The stored numbers 1 and 2 convert to the types Bool and Double. The other stored values do
    // not convert. Their properties therefore have the default values.
    let host = TestHost { All().defaultAppStorage(defaults) }
    #expect(host.texts.prefix(2) == ["true 1 2.000000 a file:///a", "0.000000 [1] apple low"])
  }
}
