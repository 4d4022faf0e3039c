import SwiftUI

/// The days of a month in rows of weeks, below the names of the days.
struct MonthGrid: View {
  let month: Month
  let events: Events
  @Binding var selection: Int?

  @Environment(\.calendar) private var calendar
  @Namespace private var marks

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 8) {
      GridRow {
        ForEach(Array(calendar.orderedWeekdaySymbols.enumerated()), id: \.offset) { column, name in
          Text(name)
            .font(.caption.bold())
            .foregroundStyle(calendar.isWeekend(column: column) ? .tertiary : .secondary)
        }
      }
      Divider()
        .gridCellUnsizedAxes(.horizontal)
      ForEach(month.weeks(in: calendar)) { week in
        GridRow {
          ForEach(week.days.indices, id: \.self) { column in
            if let day = week.days[column] {
              DayCell(
                day: day,
                events: events[day],
                isSelected: day == selection,
                marks: marks
              )
              .onTapGesture {
                withAnimation(.snappy) { selection = day }
              }
            } else {
              Color.clear
                .gridCellUnsizedAxes([.horizontal, .vertical])
            }
          }
        }
      }
    }
  }
}
