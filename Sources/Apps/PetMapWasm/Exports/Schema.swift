// The memory layout in bytes, and the meaning of numbers, shared with the page: tools/wasm
// generates schema.js from these lines. Each declaration must therefore be `package let name =
// number` and nothing else. An address or a count takes 8 bytes, so that the layout is the same in
// a native build; the page reads the lower 4. Constants that the page does not need are not
// package.

// Results: the caller's memory for the results of a call.
package let resultNumbers = 0
package let resultAddress = 64
package let resultCount = 72
package let resultCapacity = 80
package let resultSize = 88

// The status of a call: done, or a problem whose message is in the bytes of the result.
package let done = 0
package let refused = 1

// A cluster. Its name is 64 times the index of its representative pin, plus twice its deepest zoom,
// plus 1 if all of its pins have the same coordinate, and its number is the group of its pins. The
// count of a row that has not been written is 0. For supercluster's clusters, the position is on the
// unit square of Web Mercator, the name is that of the child from which the cluster was created, and
// the number is supercluster's ID.
package let rowLongitude = 0
package let rowLatitude = 8
package let rowName = 16
package let rowCount = 20
package let rowMissing = 24
package let rowFound = 28
package let rowNumber = 32
package let rowSize = 40

// The rows are in blocks, whose addresses are in a table.
package let rowsPerBlock = 256

// A change to a pin, as numbers by index. If a number is NaN, it does not change.
package let changePin = 0
package let changeIsNew = 1
package let changeVisibility = 2
package let changeLatitude = 3
package let changeLongitude = 4
package let changeStatus = 5
package let changeGroup = 6
package let changeSize = 7

// The arrays of a tree that the page reads in a saved index, by their position: latitudes and
// longitudes, and the presence of each pin, 2 if it was removed.
package let storageCoordinates = 3
package let storagePresence = 7

// The visibility of a pin after a change.
package let pinHidden = 0
package let pinShown = 1
package let pinRemoved = 2

// The status of a rejected call with values. The numbers of the results are the count of the
// values, followed by the values.
package let refusedWithValues = 2

// The status of a call with a number that is out of range. The values are the index of the number in
// the request, and the lower and upper bounds.
package let refusedNumber = 3

// The numbers of a request by index, 8 bytes each; NaN represents a missing value. The x, y, width
// and height of each obstacle follow.
package let contentWidth = 0
package let contentHeight = 1
package let pointX = 2
package let pointY = 3
package let viewportWidth = 4
package let viewportHeight = 5
package let insetTop = 6
let insetLeft = 9
package let previousSide = 10
package let layoutHasDrawing = 31
package let markerWidth = 11
package let markerHeight = 12
package let markerAnchorX = 13
package let markerAnchorY = 14
package let markerGap = 15
package let cardWidth = 16
package let cardTextScale = 17
package let cardPhotoHeight = 18
package let cardLanguage = 19
package let cardFieldCount = 20
package let cardFields = 21
package let cameraLatitude = 32
package let cameraLongitude = 33
package let cameraZoom = 34
package let sceneIsClustered = 35
package let sceneMargin = 36
package let queryRegion = 37
package let queryWest = 38
let querySouth = 39
let queryEast = 40
let queryNorth = 41
package let queryLatitude = 42
package let queryLongitude = 43
package let queryRadius = 44
package let queryOrder = 45
package let queryLimit = 46
package let queryOffset = 47
package let filterStatuses = 48
package let filterHasSpecies = 49
package let cardContrast = 50
package let cardHasPhoto = 51
package let placementSides = 52
package let placementAlignment = 56
package let paddingTop = 57
let paddingLeft = 60
package let arrowWidth = 61
package let arrowHeight = 62
package let obstacleCount = 63
package let requestNumberCount = 64
package let largestObstacleCount = 64

// The regions of a query.
package let everywhere = 0
package let inBox = 1
package let inCircle = 2

// An announcement: its numbers and strings by index. The optional strings of PetField follow in
// order; schema.js has their names in optionalTexts.
package let petLatitude = 0
package let petLongitude = 1
package let petStatus = 2
package let petAge = 3
package let petNumberCount = 4
package let petID = 0
package let petSpecies = 1
package let petLastSeenDate = 2
package let petCreatedAt = 3
package let petUpdatedAt = 4
package let petFirstOptionalText = 5

// The length that represents a missing string.
package let absentText = -1
