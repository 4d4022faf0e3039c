import Testing

@testable import Seasons

/// Tests of the complete error message for each kind of bad line.
@Suite @MainActor struct `The error for a bad line` {
  private let player = ScriptPlayer()

  /// Plays a line, and checks that the garden is unchanged afterwards.
  private func report(_ line: String) -> String {
    let before = player.report(on: "tree")
    let report = player.report(on: line) ?? ""
    #expect(player.report(on: "tree") == before)
    #expect(player.failures == "Not run: line 2.")
    return report
  }

  @Test func `An unknown command causes an error that lists similar commands`() {
    #expect(
      report("tapp \"Warmer\"") == """
          line 2: There is no command 'tapp'.
            Near      tap, type
            Commands  tap, toggle, type, set, explain, tree, help
          To fix this: begin the line with one of the commands; 'help' tells what each takes.
        """
    )
  }

  @Test func `An unclosed text causes an error with the column of its quotation mark`() {
    #expect(
      report("tap \"Warmer") == """
          line 2: The quotation mark at column 5 is never closed.
            There  "Warmer
          To fix this: write another '"' where the text ends; '\\"' stands for one in the text.
        """
    )
  }

  @Test func `A line that lacks the form of its command causes an error that shows the form`() {
    #expect(
      report("tap Warmer") == """
          line 2: 'tap' is not written like this.
            There  tap Warmer
            Form   tap "Title"
          To fix this: write it as the form shows, titles and texts in quotation marks.
        """
    )
  }

  @Test func `A tap on a missing button causes an error that lists the buttons`() {
    #expect(
      report("tap \"Warmr\"") == """
          line 2: There is no button "Warmr".
            Near     "Warmer"
            Present  "Pour a liter", "Draw ten liters", "Plant", "Warmer", "Cooler", \
        "Pick an apple", "To the cellar", "To the market"
          To fix this: write a name that is present, letter by letter.
        """
    )
  }

  @Test func `A switch of a missing toggle causes an error that lists the toggles`() {
    #expect(
      report("toggle \"Warmer\"") == """
          line 2: There is no toggle "Warmer".
            Present  "Main tap", "Fleece over the beans", "Fleece over the peas", \
        "Fleece over the pots"
          To fix this: write a name that is present, letter by letter.
        """
    )
  }

  @Test func `Typing into a missing text field causes an error that lists the text fields`() {
    #expect(
      report("type \"peas\" into \"Seed\"") == """
          line 2: There is no text field "Seed".
            Near     "Seeds"
            Present  "Seeds"
          To fix this: write a name that is present, letter by letter.
        """
    )
  }

  @Test func `A tap on a disabled button causes an error that names the views around it`() {
    #expect(
      report("tap \"Plant\"") == """
          line 2: The button "Plant" is disabled.
            Views  PlantingForm ← Beds ← Pages ← Garden ← [root]
          To fix this: first do what enables it; the tree shows what is disabled.
        """
    )
  }

  @Test func `A write to an unknown key causes an error that lists the keys`() {
    #expect(
      report("set seasn autumn") == """
          line 2: There is no key 'seasn'.
            Near  season
            Keys  season, weather, celsius, fahrenheit, rainfall, theme, almanac, daylight, soil, \
        accessory, mainTap, sharedFleece, plant, note, rainBarrel, cellar, market
          To fix this: write one of the keys.
        """
    )
  }

  @Test func `A write to a read-only key causes an error that lists the keys that can be set`() {
    #expect(
      report("set daylight 9") == """
          line 2: 'daylight' cannot be set here.
            Settable  season, weather, celsius, fahrenheit, rainfall, theme
          To fix this: set one of the keys that it depends on, or let a view set it.
        """
    )
  }

  @Test(arguments: [
    ("season", "monsoon", "spring, summer, autumn, winter"),
    ("weather", "fog", "sun, clouds, rain, snow"),
    ("celsius", "warm", "a whole number"),
    ("celsius", "9223372036854775808", "a whole number"),
    ("rainfall", "2.5", "a whole number"),
    ("theme", "neon", "meadow, dusk"),
  ])
  func `A value of the wrong type causes an error that describes the valid values`(
    key: String,
    value: String,
    takes: String
  ) {
    #expect(
      report("set \(key) \(value)") == """
          line 2: '\(value)' is no value for '\(key)'.
            Takes  \(takes)
          To fix this: write a value of that kind.
        """
    )
  }

  @Test func `An explanation of an unknown key causes an error that names the key`() {
    #expect(report("explain selsius CelsiusLine").hasPrefix("  line 2: There is no key 'selsius'."))
  }

  @Test func `An explanation at an unknown view causes an error that lists the views`() throws {
    let lines = report("explain celsius CelsiusLin").split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == "  line 2: There is no view 'CelsiusLin' in the tree.")
    #expect(lines[1] == "    Near     CelsiusLine")
    #expect(
      lines[2].hasPrefix("    Present  Garden, Pages, AlmanacPage, SeasonLine, WeatherLine, ")
    )
    #expect(lines[3] == "  To fix this: write the name of a view's type that is present.")
  }

  @Test func `A bad line does not end the script`() {
    _ = player.report(on: "tap \"Plant\"")
    _ = player.report(on: "# nothing")
    _ = player.report(on: "set celsius hot")
    #expect(player.report(on: "set celsius 20")?.hasPrefix("  celsius is 20\n") == true)
    #expect(player.failures == "Not run: lines 1, 3.")
  }
}
