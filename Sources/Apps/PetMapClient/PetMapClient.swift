// Apps only need to import PetMapClient, which re-exports PetMapKit and what requests and responses
// consist of.
@_exported public import PetMapKit
@_exported public import PetMapMatches
@_exported public import PetMapPhotos
@_exported public import PetMapRequests
