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
    # Spring. Two views read different parts of one almanac: rain changes one part.
    set weather rain

    # The thermometers end at 45 °C, and both scales read one key.
    set celsius 99
    set fahrenheit 50

    # Negative rainfall is not valid: the write is ignored, and no body runs.
    set rainfall -3
    set rainfall 2

    # A heater at 10 °C does not change the air inside, so its view does not run; at 15 it does.
    tap "Warmer"
    tap "Warmer"

    # The watering plan is a custom property: it counts the rain and the poured water.
    tap "Pour a liter"

    # The barrel is a plain class: its change runs no body. The next rain shows it.
    tap "Draw ten liters"
    set rainfall 3

    # A binding in the environment: a descendant turns the tap that an ancestor stores.
    toggle "Main tap"

    # Two beds share a fleece, the pots have their own.
    toggle "Fleece over the peas"
    toggle "Fleece over the pots"

    # Planting is an action struct, and the diary is written by a closure. The garden runs and
    # creates the closure again; views that only call the closure do not run.
    type "peas" into "Seeds"
    tap "Plant"

    # Autumn. It is as light as in spring: a view that reads only the daylight does not run.
    set season autumn

    # Three baskets of one type: one is found by the type, two are found by keys.
    tap "Pick an apple"
    tap "To the cellar"

    # The style of the buttons on the harvest page reads the theme.
    set theme dusk

    # Winter. Ada changes her hat, Ben keeps his boots on.
    set season winter

    # It is cold outside: the tap is closed, and no view in the greenhouse runs.
    toggle "Main tap"
    set celsius -8
    explain celsius GreenhouseAir
    explain celsius CelsiusLine
    """
  )
}
