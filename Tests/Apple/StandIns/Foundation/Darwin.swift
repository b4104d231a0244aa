// The module that tells Apple's platforms from others. Linux has URLSession in a module of its own.
@_exported import FoundationNetworking
