import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import AmbientTextHost

@Suite @MainActor struct `A name in a command of the text host` {
  @Test func `A number and the name of an area can follow the name of an element`() throws {
    var target = TextTarget("Delete")
    target.element.number = 2
    #expect(try TextCommand("tap Delete #2") == .tap(target))
    target.area = "Milk"
    #expect(try TextCommand("tap Delete #2 within Milk") == .tap(target))
    target.element.number = nil
    target.area?.number = 3
    #expect(try TextCommand("tap Delete within Milk #3") == .tap(target))
    #expect(try TextCommand("tap #2") == .tap("#2"))
  }

  @Test func `A name in quotation marks can contain the words of commands`() throws {
    #expect(
      try TextCommand("answer Yes in \"Log in to server\"")
        == .answer("Yes", in: "Log in to server")
    )
    #expect(try TextCommand("tap \"Track #2 within reach\"") == .tap("Track #2 within reach"))
    #expect(
      try TextCommand("type \"a into b\" into \"Move into\"")
        == .type("a into b", into: "Move into")
    )
    #expect(try TextCommand("type look into into Note") == .type("look into", into: "Note"))
    #expect(try TextCommand("type say \" into Note") == .type("say \"", into: "Note"))
    #expect(try TextCommand("type \"\"Hi\"\" into Note") == .type("\"Hi\"", into: "Note"))
    #expect(try TextCommand("search \"back in time\"") == .search("back in time"))
    #expect(try TextCommand("files \"a b.txt\" c.txt") == .choice(.files(["a b.txt", "c.txt"])))
  }
}

@Suite @MainActor struct `A text host command that operates a control` {
  private func play(_ lines: String..., in host: TestHost) throws {
    for line in lines {
      try TextCommand(line)?.perform(in: host.viewTree)
      host.settle()
    }
  }

  private struct Shelf: View {
    @State private var foods = ["Milk", "Bread", "Tea"]
    @State private var log = ""

    var body: some View {
      Text(log)
      List {
        ForEach(foods, id: \.self) { food in
          HStack {
            Text(food)
            Button("Buy") { log += "\(food) " }
          }
          .swipeActions(edge: .leading) { Button("Mark") { log += "mark " } }
          .swipeActions { Button("Flag") { log += "flag " } }
        }
        .onDelete { foods.remove(atOffsets: $0) }
        .onMove { foods.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test func `Commands press one of several buttons with equal names`() throws {
    let host = TestHost { Shelf() }
    try play("tap Buy #2", "tap Buy within Tea", "tap Buy", in: host)
    #expect(host.texts.first == "Bread Tea Milk ")
  }

  @Test func `Commands delete, move and swipe rows`() throws {
    let host = TestHost { Shelf() }
    try play("delete Bread", "move Tea to 0", in: host)
    #expect(host.texts == ["", "Tea", "Buy", "Milk", "Buy"])
    try play("swipe Milk from leading", "tap Mark", "swipe Milk from trailing", in: host)
    try play("tap Flag", in: host)
    #expect(host.texts.first == "mark flag ")
  }

  private struct Settings: View {
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    @State private var log = ""
    @State private var isImporting = false

    var body: some View {
      Text(log)
      DatePicker("Day", selection: $day)
        .onChange(of: day) { log = "\(Int(day.timeIntervalSince1970))" }
      ColorPicker("Paint", selection: $color)
        .onChange(of: color) {
          log = "\(Int(color.resolve(in: EnvironmentValues()).green * 255 + 0.5))"
        }
      Menu("Edit") { Button("Copy") { log = "copied" } }
      Text("Rose").contextMenu { Button("Cut") { log = "cut" } }
      Button("Open") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
          log = (try? result.get().lastPathComponent) ?? "failed"
        }
      TextField("Name", text: .constant(""))
        .onKeyPress("x") {
          log = "x"
          return .handled
        }
      Button("Save") { log = "saved" }.keyboardShortcut("s")
    }
  }

  @Test func `Commands choose dates, colors and files`() throws {
    let host = TestHost { Settings() }
    let components = DateComponents(year: 2026, month: 3, day: 1, hour: 18, minute: 30)
    let date = try #require(Calendar(identifier: .gregorian).date(from: components))
    try play("date 2026-03-01 18:30 in Day", in: host)
    #expect(host.texts.first == "\(Int(date.timeIntervalSince1970))")
    try play("color #FF8000 in Paint", in: host)
    #expect(host.texts.first == "128")
    try play("tap Open", "files \"/tmp/a b.txt\"", in: host)
    #expect(host.texts.first == "a b.txt")
  }

  @Test func `Commands open menus, move the focus and press keys`() throws {
    let host = TestHost { Settings() }
    try play("expand Edit", "tap Copy", in: host)
    #expect(host.texts.first == "copied")
    try play("expand Rose", "tap Cut", in: host)
    #expect(host.texts.first == "cut")
    try play("focus Name", "press x", in: host)
    #expect(host.focusedLabel == "Name")
    #expect(host.texts.first == "x")
    try play("press command s", in: host)
    #expect(host.texts.first == "saved")
    #expect(throws: UserActionError.self) { try play("press y", in: host) }
  }

  private struct Article: View {
    @State private var quote = "none"
    @State private var address = "none"

    var body: some View {
      Text(quote)
      PasteButton(payloadType: String.self) { quote = $0.joined() }
      Text(address)
      Text("Read [Part 1](https://example.org/1) or [Part 2](https://example.org/2)")
        .environment(
          \.openURL,
          OpenURLAction { url in
            address = url.path
            return .handled
          }
        )
    }
  }

  @Test func `A command pastes a text with a paste button`() throws {
    let host = TestHost { Article() }
    _ = host.takeBodies()
    try play("paste \"to be\" into Paste", in: host)
    #expect(host.texts.first == "to be")
    #expect(host.takeBodies() == ["Article"])
  }

  @Test func `A command opens one of the links in a text`() throws {
    let host = TestHost { Article() }
    try play("link \"Part 2\" in Read Part 1 or Part 2", in: host)
    #expect(host.texts.contains("/2"))
  }

  @Test func `The error for a missing link names the links of the text`() {
    let host = TestHost { Article() }
    #expect {
      try play("link Part 3 in Read Part 1 or Part 2", in: host)
    } throws: { error in
      "\(error)" == """
        There is no link with the name "Part 3" in the Text "Read Part 1 or Part 2".

          Similar  "Part 1", "Part 2"

        To fix this:
          • Use a name that is present.
        """
    }
  }

  private struct Family: Identifiable {
    var name: String
    var children: [Family]?
    var id: String { name }
  }

  private struct Families: View {
    @State private var log = ""

    var body: some View {
      Table(of: Family.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Work") { family in Button("Water") { log = "water \(family.name)" } }
      } rows: {
        TableRow(Family(name: "Moss")).contextMenu { Button("Cut") { log = "cut moss" } }
        ForEach(["Rose", "Lily"].map { Family(name: $0) }) { family in
          DisclosureTableRow(family) { TableRow(Family(name: "Old \(family.name)")) }
            .contextMenu { Button("Cut") { log = "cut \(family.name)" } }
        }
      }
      Text(log)
    }
  }

  @Test(arguments: ["Rose", "Lily"])
  func `Commands open the context menu of a disclosure row and expand the row`(
    name: String
  ) throws {
    let host = TestHost { Families() }
    try play("menu \(name)", "tap Cut", in: host)
    #expect(host.texts.last == "cut \(name)")
    #expect(!host.texts.contains("Old \(name)"))
    try play("expand \(name)", in: host)
    #expect(host.texts.contains("Old \(name)"))
  }

  @Test func `A command can press the button of a named table row`() throws {
    let host = TestHost { Families() }
    for name in ["Moss", "Lily"] {
      try play("tap Water within \(name)", in: host)
      #expect(host.texts.last == "water \(name)")
    }
    try play("menu Moss", "tap Cut within Moss", in: host)
    #expect(host.texts.last == "cut moss")
  }

  @Test(arguments: [
    ("date 2026--03-01 in Day", "date DATE in NAME"),
    ("date 2026-03-+1 in Day", "date DATE in NAME"),
    ("date 2026-13-01 in Day", "date DATE in NAME"), ("date tomorrow in Day", "date DATE in NAME"),
    ("color FF8000 in Paint", "color COLOR in NAME"),
    ("color #FF80 in Paint", "color COLOR in NAME"),
    ("color #+F+F+F in Paint", "color COLOR in NAME"),
    ("press wide s", "press KEY"), ("move Milk to top", "move NAME to OFFSET"),
  ])
  func `The error for a value that cannot be read shows the usage of the command`(
    line: String,
    usage: String
  ) {
    #expect {
      try TextCommand(line)
    } throws: { error in
      "\(error)".contains("Usage  \(usage)\n")
    }
  }
}
