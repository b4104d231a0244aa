// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Stand-ins for the parts of the Security framework that the Apple target uses, with the same
// signatures: a Keychain in memory.

@_exported public import CoreGraphics

public typealias OSStatus = Int32
public let errSecSuccess: OSStatus = 0
public let errSecItemNotFound: OSStatus = -25300
public let errSecDuplicateItem: OSStatus = -25299

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecAttrService: CFString = "svce"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecUseDataProtectionKeychain: CFString = "u_DataProt"
public let kSecValueData: CFString = "v_Data"
public let kSecReturnData: CFString = "r_Data"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"

/// The items by service and account.
nonisolated(unsafe) public var keychain: [String: (data: CFData, accessible: CFString)] = [:]

private func key(_ query: CFDictionary) -> String {
  "\(query.values[kSecAttrService] ?? "") \(query.values[kSecAttrAccount] ?? "")"
}

private func item(_ attributes: CFDictionary) -> (data: CFData, accessible: CFString)? {
  guard let data = attributes.values[kSecValueData] as? CFData,
    let accessible = attributes.values[kSecAttrAccessible] as? CFString
  else { return nil }
  return (data, accessible)
}

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard query.values[kSecReturnData] != nil, let found = unsafe keychain[key(query)] else {
    return errSecItemNotFound
  }
  unsafe result?.pointee = found.data
  return errSecSuccess
}

public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard unsafe keychain[key(attributes)] == nil else { return errSecDuplicateItem }
  unsafe keychain[key(attributes)] = item(attributes)
  return errSecSuccess
}

public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  guard unsafe keychain[key(query)] != nil else { return errSecItemNotFound }
  unsafe keychain[key(query)] = item(attributesToUpdate)
  return errSecSuccess
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  unsafe keychain.removeValue(forKey: key(query)) == nil ? errSecItemNotFound : errSecSuccess
}
