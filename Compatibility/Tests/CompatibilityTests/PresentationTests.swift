import SwiftUI
import Testing

extension Actions {
  @Test func `dismiss ends the nearest presentation`() async throws {
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

  @Test func `dismiss does nothing where nothing is presented`() {
    let dismiss = Handle<DismissAction>()
    let stage = Stage { Giver(\.dismiss, dismiss) }
    dismiss.value?()
    stage.settle()
    stage.close()
  }

  @Test func `what is presented is presented, and what presents it is not`() async {
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
    var news: [String] = []
    await stage.settle {
      news += record.news()
      return news.count == 2
    }
    #expect(news.sorted() == ["page false", "sheet true"])
    stage.close()
  }

  @Test func `what is presented inherits from the view that presents it`() async {
    let record = Record()
    let stage = Stage {
      Text("page")
        .environment(\.level, 1)
        .sheet(isPresented: .constant(true)) { Reader("sheet", \.level, record) }
        .environment(\.level, 2)
    }
    var news: [String] = []
    await stage.settle {
      news += record.news()
      return !news.isEmpty
    }
    #expect(news == ["sheet 2"])
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
