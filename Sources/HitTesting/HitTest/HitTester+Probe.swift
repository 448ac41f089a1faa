// Questions to the engine that are no touches: what overrides change meanwhile is undone.
extension HitTester {
  /// What the question gives; a crash of an override ends it.
  public func probe<Answer>(
    _ question: (HitTester) throws(OverrideCrash) -> Answer
  ) throws(OverrideCrash) -> Answer {
    let before = hierarchy
    overrides?.beginProbe()
    defer {
      overrides?.endProbe()
      if overrides != nil { hierarchy = before }
    }
    do throws(OverrideCrash) {
      return try question(self)
    } catch {
      reset()
      throw error
    }
  }

  /// What the question gives, with the calls that it takes, to the crash that ends it where one does.
  public func record<Answer>(
    _ question: (HitTester) throws(OverrideCrash) -> Answer
  ) -> (answer: Answer?, calls: [Call], crash: OverrideCrash?) {
    let recorder = CallRecorder()
    self.recorder = recorder
    defer { self.recorder = nil }
    do throws(OverrideCrash) {
      return (try probe(question), recorder.calls, nil)
    } catch {
      recorder.closeAll()
      return (nil, recorder.calls, error)
    }
  }
}
