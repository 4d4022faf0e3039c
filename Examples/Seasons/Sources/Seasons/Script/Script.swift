/// The lines of a script.
public struct Script: Sendable {
  /// The lines, including empty ones and comments.
  public let lines: [String]

  /// Splits a text into lines at any kind of line break.
  public init(_ text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines.map(String.init)
  }

  /// The default script of the program: a year in the garden.
  public static let year = Script(
    """
    # Spring. Two lines read one almanac, each its own part: rain concerns one of them.
    set weather rain

    # The thermometers end at 45 °C, and both scales read one key.
    set celsius 99
    set fahrenheit 50

    # It cannot rain less than nothing: such a write is ignored, and nobody runs.
    set rainfall -3
    set rainfall 2

    # The heater leaves 10 °C alone, so the air inside is not read again; at 15 it is.
    tap "Warmer"
    tap "Warmer"

    # The watering plan is a property of its own: it counts the rain and what was poured.
    tap "Pour a litre"

    # The barrel is a plain class: it has changed, and nobody was told. The next rain tells.
    tap "Draw ten litres"
    set rainfall 3

    # A binding in the environment: the view below turns what the view above keeps.
    toggle "Main tap"

    # Two beds share a fleece, the pots have their own.
    toggle "Fleece over the peas"
    toggle "Fleece over the pots"

    # Planting is an action struct, noting it down a closure. The garden writes it down, and
    # makes the closure anew; nobody who calls it runs for that.
    type "peas" into "Seeds"
    tap "Plant"

    # Autumn. It is as light as in spring: who reads the daylight alone does not run.
    set season autumn

    # Three baskets of one type: one is found by the type, two by their names.
    tap "Pick an apple"
    tap "To the cellar"

    # The style of the buttons on the harvest page reads the theme.
    set theme dusk

    # Winter. Ada changes her hat, Ben keeps his boots on.
    set season winter

    # It is cold outside: the tap is closed, and nobody in the greenhouse needs to know.
    toggle "Main tap"
    set celsius -8
    explain celsius GreenhouseAir
    explain celsius CelsiusLine
    """
  )
}
