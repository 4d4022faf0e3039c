import SwiftUI
import Testing

@MainActor
@Suite struct Others {
  let record = Record()

  @Test func `onChange passes the old value and the new one`() {
    let written = Written(1)
    struct Watching: View {
      let written: Written<Int>
      let record: Record
      var body: some View {
        Text("watching")
          .onChange(of: written.value) { record("\($0) to \($1)") }
          .onChange(of: written.value) { record("silent") }
      }
    }
    let stage = Stage { Watching(written: written, record: record) }
    #expect(record.takeLines() == [])
    written.value = 2
    stage.settle()
    #expect(record.takeLines().sorted() == ["1 to 2", "silent"])
    written.value = 2
    stage.settle()
    #expect(record.takeLines() == [])
  }

  @Test func `onChange passes the initial value if requested`() {
    let record = record
    _ = Stage {
      Text("watching").onChange(of: 3, initial: true) { record("\($0) to \($1)") }
    }
    #expect(record.takeLines() == ["3 to 3"])
  }

  @Test func `A task restarts when its id changes`() async {
    struct Working: View {
      let written: Written<Int>
      let record: Record
      var body: some View {
        let number = written.value
        Text("working").task(id: number) {
          record("start \(number)")
          try? await Task.sleep(for: .seconds(60))
          record("\(Task.isCancelled ? "cancelled" : "over") \(number)")
        }
      }
    }
    let written = Written(1)
    let stage = Stage { Working(written: written, record: record) }
    var lines: [String] = []
    await stage.settle {
      lines += record.takeLines()
      return !lines.isEmpty
    }
    #expect(lines == ["start 1"])
    lines = []
    written.value = 2
    await stage.settle {
      lines += record.takeLines()
      return lines.count == 2
    }
    #expect(lines.sorted() == ["cancelled 1", "start 2"])
    lines = []
    stage.close()
    await stage.settle {
      lines += record.takeLines()
      return !lines.isEmpty
    }
    #expect(lines == ["cancelled 2"])
  }

  @Test func `A cycle of onChange actions stops after two runs, with a warning`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let record = Record()
        let written = Written(0)
        let stage = Stage { Cycle(written: written, record: record) }
        #expect(record.takeLines() == ["0"])
        written.value = 1
        stage.settle()
        #if canImport(AmbientTesting)
        // See "Lifecycle and structure" in Differences.md: the cycle stops after two runs.
        #expect(record.takeLines() == ["1", "2", "3"])
        #endif
        stage.close()
        printWarnings()
      }
    }
    #expect(
      printed(result).contains(
        "onChange(of: Int) action tried to update multiple times per frame."
      )
    )
  }
}

private struct Cycle: View {
  let written: Written<Int>
  let record: Record
  var body: some View {
    let _ = record("\(written.value)")
    Text("cycle").onChange(of: written.value) { written.value += 1 }
  }
}
