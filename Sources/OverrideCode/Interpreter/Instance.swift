import HitTesting

/// What is known of one view besides what the hierarchy says: the scene's values, and what code has assigned since.
final class Instance {
  var values: FieldValues

  init(_ values: FieldValues) { self.values = values }
}
