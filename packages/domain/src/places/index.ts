export { countNew, findPlace, type FoundPlace } from './find-place.ts'
export { markedPlace } from './marked-place.ts'
export { PLACE_ABOVE, PLACE_ROWS, type Place } from './place.ts'
export { newestPlaces, readPlaces } from './read-places.ts'
