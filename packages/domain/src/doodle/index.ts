export { isColour, PALETTE, toColour } from './colour.ts'
export { floodFill } from './flood-fill.ts'
export {
  beforeDoodleAct,
  type DoodleAct,
  type DoodleHistory,
  type DoodleQuestion,
  endStroke,
  isEdited,
  isSnapshotDue,
  keepSnapshot,
  shownSnapshot,
  SNAPSHOT_DELAY_MS,
  startHistory,
  undo,
  UNDO_LIMIT,
} from './history.ts'
export { type DoodleCommand, doodleCommand, holdKey } from './keys.ts'
export {
  DEFAULT_DOODLE,
  DOODLE_SIZES,
  type DoodleOptions,
  type DoodleSize,
  doodleSize,
  type DoodleSizeId,
  toWeight,
} from './options.ts'
export { pickColour, strokeColour } from './press.ts'
