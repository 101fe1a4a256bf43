export { isColour, toColour } from './colour.ts'
export { floodFill } from './flood-fill.ts'
export {
  type DoodleHistory,
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
export { DEFAULT_DOODLE, type DoodleOptions, toWeight } from './options.ts'
export { PALETTE } from './palette.ts'
export { pickColour, strokeColour } from './press.ts'
export { beforeDoodleAct, type DoodleAct, type DoodleQuestion } from './question.ts'
export { DOODLE_SIZES, type DoodleSize, doodleSize, type DoodleSizeId } from './size.ts'
