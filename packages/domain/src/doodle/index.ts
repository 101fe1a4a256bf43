export { isColour, PALETTE, toColour } from './colour.ts'
export { floodFill } from './flood-fill.ts'
export {
  getExitConfirmation,
  type DoodleExitAction,
  type DoodleHistory,
  type DoodleConfirmation,
  endStroke,
  isEdited,
  isSnapshotDue,
  addSnapshot,
  getCurrentSnapshot,
  SNAPSHOT_DELAY_MS,
  startHistory,
  undo,
  UNDO_LIMIT,
} from './history.ts'
export {
  DEFAULT_DOODLE,
  DOODLE_SIZES,
  type DoodleCommand,
  getDoodleCommand,
  type DoodleOptions,
  type DoodleSize,
  getDoodleSize,
  type DoodleSizeId,
  applyHeldKey,
  toWeight,
} from './options.ts'
export { pickColour, getStrokeColour } from './pointer-colour.ts'
