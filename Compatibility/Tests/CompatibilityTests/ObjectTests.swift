import Observation
import SwiftUI
import Testing

@MainActor
@Suite struct Objects {
  let record = Record()

  @Test func `A missing object stops the program, which prints the type`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Stage { NameTag(record: Record()) } }
    }
    #expect(
      printed(result).contains(
        """
        No Observable object of type Profile found. A View.environmentObject(_:) for Profile \
        may be missing as an ancestor of this view.
        """
      )
    )
  }

  @Test func `An optional object is nil if none is set`() {
    _ = Stage { MaybeTag(record: record) }
    #expect(record.takeLines() == ["nobody"])
  }

  @Test func `A nil object hides the object of an ancestor`() {
    let profile = Profile(name: "Ada")
    _ = Stage {
      VStack {
        MaybeTag(record: record)
        MaybeTag(record: record).environment(nil as Profile?)
      }
      .environment(profile)
    }
    #expect(record.takeLines().sorted() == ["Ada", "nobody"])
  }

  @Test func `A new object re-runs its readers`() {
    struct Root: View {
      let written: Written<Profile>
      let content: NameTag
      var body: some View { content.environment(written.value) }
    }
    let written = Written(Profile(name: "Ada"))
    let content = NameTag(record: record)
    let stage = Stage { Root(written: written, content: content) }
    #expect(record.takeLines() == ["Ada"])
    written.value = Profile(name: "Bob")
    stage.settle()
    #expect(record.takeLines() == ["Bob"])
  }

  @Test func `A change re-runs a body only if the body has read the property`() {
    let profile = Profile(name: "Ada")
    let stage = Stage { NameTag(record: record).environment(profile) }
    #expect(record.takeLines() == ["Ada"])
    profile.age = 37
    stage.settle()
    #expect(record.takeLines() == [])
    profile.name = "Bob"
    stage.settle()
    #expect(record.takeLines() == ["Bob"])
  }
}

@Observable private final class Profile {
  var name: String
  var age = 36
  init(name: String) { self.name = name }
}

private struct NameTag: View {
  let record: Record
  @Environment(Profile.self) private var profile
  init(record: Record) { self.record = record }
  var body: some View {
    let _ = record(profile.name)
    Text("tag")
  }
}

private struct MaybeTag: View {
  let record: Record
  @Environment(Profile.self) private var profile: Profile?
  init(record: Record) { self.record = record }
  var body: some View {
    let _ = record(profile?.name ?? "nobody")
    Text("tag")
  }
}
