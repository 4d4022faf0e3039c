import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `The surroundings of an app` {
  private struct Region: App {
    var body: some Scene { WindowGroup { RegionView() } }
  }

  private struct RegionView: View {
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    var body: some View {
      Text(locale.identifier)
      Text("\(calendar.identifier)")
      Text(timeZone.identifier)
    }
  }

  @Test func `are those of the user`() {
    let host = TestHost(AppSession(Region.self).viewTree)
    #expect(
      host.texts == [
        Locale.current.identifier, "\(Calendar.current.identifier)", TimeZone.current.identifier,
      ]
    )
    #expect(host.texts[0] != "")
  }
}
