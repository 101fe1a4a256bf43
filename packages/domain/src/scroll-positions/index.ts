export {
  countNewRows,
  findScrollTarget,
  type ScrollTarget,
  keepNewestPositions,
  readScrollPositions,
} from './find-scroll-position.ts'
export { applyMarker } from './apply-marker.ts'
export { POSITION_ROWS_ABOVE, POSITION_ROWS, type ScrollPosition } from './scroll-position.ts'
