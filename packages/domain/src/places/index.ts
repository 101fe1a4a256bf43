export { countNew, findPlace, type FoundPlace, newestPlaces, readPlaces } from './find-place.ts'
export { markedPlace } from './marked-place.ts'
export { PLACE_ABOVE, PLACE_ROWS, type Place } from './place.ts'
