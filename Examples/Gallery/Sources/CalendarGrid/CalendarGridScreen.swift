import SwiftUI

/// A month with its events.
///
/// The weeks begin with the first weekday of the calendar in the environment.
public struct CalendarGridScreen: View {
  @State private var month: Month
  @State private var selection: Int? = 12

  private let events = Events.examples

  /// Creates a screen.
  ///
  /// - Parameter month: The month that shows at first.
  public init(month: Month = Month(year: 2026, number: 5)) {
    _month = State(initialValue: month)
  }

  /// The views of the screen.
  public var body: some View {
    VStack(spacing: 16) {
      MonthBar(month: $month)
      MonthGrid(month: month, events: events, selection: $selection)
      Divider()
      EventList(events: selection.map { events[$0] } ?? [])
      Spacer(minLength: 0)
    }
    .padding()
    .onChange(of: month) { selection = nil }
  }
}

#Preview {
  CalendarGridScreen()
}
