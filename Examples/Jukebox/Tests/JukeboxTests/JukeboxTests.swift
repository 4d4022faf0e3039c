import Testing

@Suite(.serialized) struct `The jukebox as text` {
  @Test func `The jukebox as text shows changes and performs the typed actions`() throws {
    let app = try RunningApp()
    let list = """
      Window title=Jukebox
        NavigationStack
          NavigationPage title=Songs
            NavigationLink
              Button
                Text "Blue"
            NavigationLink
              Button
                Text "So What"
            Button
              Text "Add"
      """
    #expect(app.nextPicture() == list)
    try app.type("tap Blue")
    #expect(app.nextPicture() == list + "\n" + page("stopped", isFavorite: false))
    try app.type("toggle Favorite")
    #expect(app.nextPicture() == list + "\n" + page("stopped", isFavorite: true))
    try app.type("back")
    #expect(app.nextPicture() == list)
    let end = try app.end()
    #expect(end.status == 0)
    #expect(end.output == "")
    #expect(end.errors == "")
  }

  @Test func `The jukebox shows writes of another thread without waiting for input`() throws {
    let app = try RunningApp("--host", "text")
    _ = app.nextPicture()
    try app.type("tap So What")
    _ = app.nextPicture()
    try app.type("tap Play")
    #expect(app.nextPicture()?.contains("Text \"loading\"") == true)
    #expect(app.nextPicture()?.contains("Text \"playing\"") == true)
    try app.type("quit")
    #expect(try app.end().status == 0)
  }

  @Test func `The jukebox as text shows sheets and alerts`() throws {
    let app = try RunningApp()
    _ = app.nextPicture()
    try app.type("tap Add")
    #expect(app.nextPicture()?.contains("Sheet") == true)
    try app.type("type Take Five into Title")
    #expect(app.nextPicture()?.contains("TextField text=Take Five") == true)
    try app.type("tap Done")
    #expect(app.nextPicture()?.contains("Text \"Take Five\"") == true)
    try app.type("tap Take Five")
    _ = app.nextPicture()
    try app.type("tap Remove")
    #expect(app.nextPicture()?.contains("Alert \"Remove it?\"") == true)
    try app.type("tap Really")
    #expect(app.nextPicture()?.contains("Take Five") == false)
    #expect(try app.end().errors == "")
  }

  @Test func `The jukebox as text reports lines that it cannot perform`() throws {
    let app = try RunningApp()
    _ = app.nextPicture()
    try app.type("jump")
    try app.type("tap Jump")
    try app.type("dismiss")
    let end = try app.end()
    #expect(end.output == "")
    #expect(
      end.errors == """
        'jump' is not a command.

          Present  tap, toggle, type, submit, paste, choose, adjust, increment, decrement, answer, \
        search, cancel, \
        refresh, back, dismiss, resize, columns, column, expand, collapse, menu, link, date, \
        color, files, delete, move, swipe, focus, press, new, open, save, overwrite, revert, \
        undo, redo, tree, accessibility, bodies, explain, help, quit

        To fix this:
          • Enter 'help' for the meaning of all commands.
        There is nothing to press with the name "Jump".

          Present  "Blue", "So What", "Add"

        To fix this:
          • Use a name that is present.
        There is nothing to dismiss.

        """
    )
  }

  @Test func `The jukebox rejects an unknown host`() throws {
    let unknown = try RunningApp("--host", "screen").end()
    #expect(unknown.status == 2)
    #expect(unknown.errors == "There is no host 'screen'.\n\n  Present  text\n")
    let help = try RunningApp("--help").end()
    #expect(help.status == 0)
    #expect(
      help.output == """
        Usage: jukebox [--host NAME] [OPTION ...]

        Hosts:
          text  prints the elements as text, and reads commands from standard input (default)

        Options:
          --brief  prints only the changed lines, and the elements around them (host 'text')

        """
    )
  }

  private func page(_ state: String, isFavorite: Bool) -> String {
    """
        NavigationPage title=Blue
          Text "\(state)"
          Toggle isOn=\(isFavorite)
            Text "Favorite"
          Button
            Text "Play"
          Button
            Text "Remove"
    """
  }
}
