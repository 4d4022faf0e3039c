/// The year that the program plays when it is given no script.
public let defaultScript = """
  # Spring. Two lines read one almanac, each its own part: rain concerns one of them.
  set weather rain

  # The thermometers end at 45 °C, and both scales read one key.
  set celsius 99
  set fahrenheit 50

  # It cannot rain less than nothing: the write is ignored, and nobody runs.
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

  # Planting is an action struct, noting it down a closure. The diary runs and makes the
  # closure anew; none of its callers runs for that.
  type "peas" into "Seeds"
  tap "Plant"

  # Autumn: apples are ripe. Three baskets of one type, each on its own.
  set season autumn
  tap "Pick an apple"
  tap "To the cellar"

  # The style of the buttons reads the theme.
  set theme dusk

  # Winter: Ada changes her hat, Ben keeps his boots on. There is as much light to read by.
  set season winter
  set celsius -8

  # Who set the temperature in the greenhouse, and who reads it?
  explain celsius GreenhouseAir
  explain celsius CelsiusLine
  """
