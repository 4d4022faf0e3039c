import SwiftUI

struct SpeedMenu: View {
  @EnvironmentObject private var player: Player
  @Environment(\.now) private var now

  var body: some View {
    Menu {
      Picker("Speed", selection: speed) {
        ForEach(Player.speeds, id: \.self) { speed in
          Text("\(speed, format: .number)×").tag(speed)
        }
      }
    } label: {
      Label("Speed", systemImage: "speedometer")
    } primaryAction: {
      player.setSpeed(player.speed == 1 ? 2 : 1, at: now())
    }
    .menuOrder(.fixed)
    .accessibilityValue(Text("\(player.speed, format: .number)×"))
  }

  private var speed: Binding<Double> {
    Binding(get: { player.speed }, set: { player.setSpeed($0, at: now()) })
  }
}

struct SleepMenu: View {
  @EnvironmentObject private var player: Player
  @Environment(\.now) private var now

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { context in
      Menu {
        Section("Stop playing in") {
          ForEach([5, 15, 30], id: \.self) { minutes in
            Button("\(minutes) minutes") {
              player.sleepTimer = now().addingTimeInterval(Double(minutes) * 60)
            }
          }
        }
        if player.sleepTimer != nil {
          Divider()
          Button("Turn off", role: .destructive) { player.sleepTimer = nil }
        }
      } label: {
        if let end = player.sleepTimer {
          Label {
            Text(
              Duration.seconds(end.timeIntervalSince(context.date)),
              format: .time(pattern: .minuteSecond)
            )
          } icon: {
            Image(systemName: "moon.zzz.fill")
          }
        } else {
          Label("Sleep timer", systemImage: "moon.zzz")
        }
      }
      .onChange(of: context.date) {
        if let end = player.sleepTimer, context.date >= end { player.stop(at: context.date) }
      }
    }
  }
}
