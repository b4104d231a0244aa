// Objects that the page holds by their address until it frees them.

/// Hands an object to the page.
func hold<Object: AnyObject>(_ object: Object) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(object).toOpaque()
}

/// An object that the page holds.
func held<Object: AnyObject>(_ address: UnsafeMutableRawPointer, as: Object.Type) -> Object {
  Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
}

/// Takes an object back from the page.
func free<Object: AnyObject>(_ address: UnsafeMutableRawPointer, as: Object.Type) {
  Unmanaged<Object>.fromOpaque(address).release()
}
