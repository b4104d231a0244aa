// The memory layout in bytes, and the meaning of numbers, shared with the page: tools/wasm
// generates schema.js from these lines. Each declaration must therefore be `let name = number` and
// nothing else.

// Results: the caller's memory for the results of a call.
let resultNumbers = 0
let resultAddress = 64
let resultCapacity = 68
let resultCount = 72
let resultSize = 80

// The status of a call: done, or a problem whose message is in the bytes of the result.
let done = 0
let refused = 1

// A cluster. Its name is 64 times the index of its representative pin, plus twice its deepest zoom,
// plus 1 if all of its pins have the same coordinate. For supercluster's clusters, the position is
// on the unit square of Web Mercator, the name is that of the child from which the cluster was
// created, and the number is supercluster's ID.
let rowLongitude = 0
let rowLatitude = 8
let rowName = 16
let rowCount = 20
let rowMissing = 24
let rowFound = 28
let rowNumber = 32
let rowSize = 40

// Changes to clusters.
let insertPin = 0
let removePin = 1
let movePin = 2
let recountPin = 3

// For a rejected call with values: their count, followed by the values, in the numbers of the
// results.
let refusedWithValues = 2

// The numbers of a request by index, 8 bytes each. The page has validated them; NaN represents a
// missing value.
let contentWidth = 0
let contentHeight = 1
let pointX = 2
let pointY = 3
let viewportWidth = 4
let viewportHeight = 5
let insetTop = 6
let insetRight = 7
let insetBottom = 8
let insetLeft = 9
let previousSide = 10
let layoutHasDrawing = 31
let markerWidth = 11
let markerHeight = 12
let markerAnchorX = 13
let markerAnchorY = 14
let markerGap = 15
let cardWidth = 16
let cardTextScale = 17
let cardPhotoHeight = 18
let cardLanguage = 19
let cardFieldCount = 20
let cardFields = 21
let cameraLatitude = 32
let cameraLongitude = 33
let cameraZoom = 34
let sceneIsClustered = 35
let sceneMargin = 36
let queryRegion = 37
let queryWest = 38
let querySouth = 39
let queryEast = 40
let queryNorth = 41
let queryLatitude = 42
let queryLongitude = 43
let queryRadius = 44
let queryOrder = 45
let queryLimit = 46
let queryOffset = 47
let filterStatuses = 48
let filterHasSpecies = 49
let cardContrast = 50
let requestNumberCount = 51

// The regions of a query.
let everywhere = 0
let inBox = 1
let inCircle = 2

// An announcement: its numbers and texts by index. The optional texts of PetField follow in order;
// schema.js has their names in optionalTexts.
let petLatitude = 0
let petLongitude = 1
let petStatus = 2
let petAge = 3
let petNumberCount = 4
let petID = 0
let petSpecies = 1
let petLastSeenDate = 2
let petCreatedAt = 3
let petUpdatedAt = 4
let petFirstOptionalText = 5

// The length that represents a missing text, and the kinds of attributes of points in a tile.
let absentText = -1
let textAttribute = 0
let booleanAttribute = 1
let integerAttribute = 2
let doubleAttribute = 3
