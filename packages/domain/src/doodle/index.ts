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
export {
  DEFAULT_DOODLE,
  DOODLE_SIZES,
  type DoodleCommand,
  doodleCommand,
  type DoodleOptions,
  type DoodleSize,
  doodleSize,
  type DoodleSizeId,
  holdKey,
  toWeight,
} from './options.ts'
export { pickColour, strokeColour } from './press.ts'
