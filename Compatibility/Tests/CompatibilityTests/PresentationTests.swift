import SwiftUI
import Testing

extension Actions {
  @Test func `The dismiss action ends the nearest presentation`() async throws {
    let (isOuterShown, isInnerShown) = (Written(true), Written(false))
    let dismiss = Handle<DismissAction>()
    let stage = Stage {
      Page(isOuterShown: isOuterShown, isInnerShown: isInnerShown, dismiss: dismiss)
    }
    isInnerShown.value = true
    await stage.settle { dismiss.value != nil }
    let action = try #require(dismiss.value)
    action()
    await stage.settle { !isInnerShown.value }
    #expect(!isInnerShown.value)
    #expect(isOuterShown.value)
    stage.close()
  }

  @Test func `The dismiss action has no effect outside of a presentation`() throws {
    let (isOuterShown, isInnerShown) = (Written(true), Written(true))
    let dismiss = Handle<DismissAction>()
    let stage = Stage {
      Giver(\.dismiss, dismiss)
      Page(isOuterShown: isOuterShown, isInnerShown: isInnerShown, dismiss: Handle())
    }
    let action = try #require(dismiss.value)
    action()
    stage.settle()
    #expect(isOuterShown.value)
    #expect(isInnerShown.value)
    stage.close()
  }

  @Test func `isPresented is true in presented content and false in the presenting view`() async {
    let record = Record()
    let isShown = Written(true)
    struct Presenting: View {
      let isShown: Written<Bool>
      let record: Record
      var body: some View {
        @Bindable var isShown = isShown
        Reader("page", \.isPresented, record)
          .sheet(isPresented: $isShown.value) { Reader("sheet", \.isPresented, record) }
      }
    }
    let stage = Stage { Presenting(isShown: isShown, record: record) }
    var lines: [String] = []
    await stage.settle {
      lines += record.takeLines()
      return lines.count == 2
    }
    #expect(lines.sorted() == ["page false", "sheet true"])
    stage.close()
  }

  @Test func `Presented content inherits the environment of the view that presents it`() async {
    let record = Record()
    let stage = Stage {
      Text("page")
        .environment(\.level, 1)
        .sheet(isPresented: .constant(true)) { Reader("sheet", \.level, record) }
        .environment(\.level, 2)
    }
    var lines: [String] = []
    await stage.settle {
      lines += record.takeLines()
      return !lines.isEmpty
    }
    #expect(lines == ["sheet 2"])
    stage.close()
  }
}

private struct Page: View {
  let isOuterShown: Written<Bool>
  let isInnerShown: Written<Bool>
  let dismiss: Handle<DismissAction>

  var body: some View {
    @Bindable var isOuterShown = isOuterShown
    @Bindable var isInnerShown = isInnerShown
    Text("page").sheet(isPresented: $isOuterShown.value) {
      Text("outer").sheet(isPresented: $isInnerShown.value) { Giver(\.dismiss, dismiss) }
    }
  }
}
