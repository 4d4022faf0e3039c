import AmbientCore
import AmbientHosting
public import AmbientViews
public import Testing

import struct Foundation.Date

/// Actions on menus, disclosure groups, date pickers, color pickers and sliders.
extension TestHost {
  /// Opens the menu with the given name, or the context menu of a view with the name.
  ///
  /// The test can then use the items of the menu. ``dismiss(sourceLocation:)`` closes the menu.
  ///
  /// ```swift
  /// host.openMenu("Edit")
  /// #expect(host.elements(of: .button).map(\.label) == ["Copy", "Paste"])
  /// host.tap("Copy")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the menu, or of the view with a context menu.
  ///   - number: The position among the elements with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func openMenu(
    _ name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let search = search(name, number)
    perform(sourceLocation) { tree throws(UserActionError) in try tree.openMenu(search) }
  }

  /// Opens the menu with the given name, or the context menu of a view with the name, and chooses
  /// an item.
  ///
  /// ```swift
  /// host.choose("Delete", inMenu: "Rose")
  /// ```
  ///
  /// - Parameters:
  ///   - item: The name of a button or link in the menu.
  ///   - menu: The name of the menu, or of the view with a context menu.
  ///   - number: The position among the elements with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func choose(
    _ item: String,
    inMenu menu: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let search = search(menu, number)
    perform(sourceLocation) { tree throws(UserActionError) in
      let element = try tree.openMenu(search)
      tree.settle()
      let items = ElementSearch(item, in: element.children.filter { $0.kind == .menuItems })
      try tree.perform(.press, on: items)
    }
  }

  /// Expands the disclosure group or section with the given name.
  ///
  /// - Parameters:
  ///   - name: The name of the group or section.
  ///   - number: The position among the groups and sections with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func expand(
    _ name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(.expand(true), on: name, number, sourceLocation)
  }

  /// Closes the disclosure group or section with the given name.
  ///
  /// - Parameters:
  ///   - name: The name of the group or section.
  ///   - number: The position among the groups and sections with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func collapse(
    _ name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(.expand(false), on: name, number, sourceLocation)
  }

  /// Chooses a date in the date picker with the given name.
  ///
  /// The date picker limits the date to its range. A picker for several days adds the day, or
  /// removes the day if it is chosen already.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - picker: The name of the date picker.
  ///   - number: The position among the date pickers with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func chooseDate(
    _ date: Date,
    in picker: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(.chooseDate(date.timeIntervalSince1970), on: picker, number, sourceLocation)
  }

  /// Chooses a color in the color picker with the given name.
  ///
  /// - Parameters:
  ///   - color: The color. The picker receives the components that the color has in the light color
  ///     scheme.
  ///   - picker: The name of the color picker.
  ///   - number: The position among the color pickers with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func chooseColor(
    _ color: Color,
    in picker: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let components = color.resolve(in: EnvironmentValues())
    act(
      .chooseColor(
        red: Double(components.red),
        green: Double(components.green),
        blue: Double(components.blue),
        opacity: Double(components.opacity)
      ),
      on: picker,
      number,
      sourceLocation
    )
  }

  /// Drags a slider to several values in turn, and then releases the slider.
  ///
  /// - Parameters:
  ///   - name: The name of the slider.
  ///   - values: The values, in the unit of the slider.
  ///   - number: The position among the sliders with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func adjust(
    _ name: String,
    through values: [Double],
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let search = search(name, number)
    perform(sourceLocation) { tree throws(UserActionError) in
      let slider = try tree.find(taking: AdjustEvent.self, search)
      if slider.takes(EditingEvent.self) { try tree.perform(.editing(true), on: slider, name) }
      for value in values {
        try tree.perform(.adjust(value), on: slider, name)
        tree.settle()
      }
      if slider.takes(EditingEvent.self) { try tree.perform(.editing(false), on: slider, name) }
    }
  }
}
