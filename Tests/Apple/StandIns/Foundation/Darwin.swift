// A stand-in for the module that only Apple's platforms have. On Linux, URLSession is in FoundationNetworking.
@_exported import FoundationNetworking
