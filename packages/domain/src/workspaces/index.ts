export { convertStripToTiles, convertTilesToStrip } from './convert-layout.ts'
export { COLUMN_WIDTHS } from './column-widths.ts'
export { fitTiles, getMinBoardWidth } from './fit-tiles.ts'
export {
  collapseTiles,
  getMovableSeparators,
  type CollapsedForm,
  getCollapsedForms,
  expandTiles,
} from './collapse-tiles.ts'
export {
  adoptLayout,
  appendLayout,
  type Layout,
  LAYOUT_FORMAT,
  LAYOUT_VERSION,
  type LayoutResult,
  type LayoutError,
  readLayout,
  removeLayout,
  restoreWorkspaces,
  writeLayout,
} from './layout-file.ts'
export { moveTile, moveToBoardEdge } from './move-tile.ts'
export { insertTile, reconcileTiles, removeTile } from './insert-tile.ts'
export { isDefaultLayout } from './default-layout.ts'
export { readTiles, readWorkspaces } from './read-workspaces.ts'
export { duplicateWorkspace, moveWorkspace } from './rearrange-workspaces.ts'
export { equaliseSplit, resizeTiles, stretchTile } from './resize-tiles.ts'
export { restoreColumns, restoreWorkspace } from './restore-columns.ts'
export {
  MIN_STACK_PERCENT,
  getStackRange,
  getStackShares,
  type Strip,
  type StripSlot,
} from './stack-shares.ts'
export {
  isSameTarget,
  getNextTarget,
  getOtherSlots,
  moveToTarget,
  getCurrentTarget,
  type DropStep,
  type DropTarget,
} from './drop-targets.ts'
export {
  clampColumnWidth,
  DEFAULT_COLUMN_PX,
  equaliseStack,
  MAX_COLUMN_PX,
  MIN_COLUMN_PX,
  moveInStack,
  moveInStrip,
  moveToOwnSlot,
  reconcileStrip,
  removeFromStrip,
  resizeInStack,
  setWidth,
  stackBelow,
  stackBeside,
  getStripColumns,
  unstack,
  getSlotWidth,
} from './strip.ts'
export { findTileBeside, type TileBox, getTileBoxes } from './tile-boxes.ts'
export { type TileSeparator, getTileSeparators } from './tile-separators.ts'
export {
  MIN_TILE_PERCENT,
  findTilePath,
  getSplit,
  type TileDirection,
  type TileEdge,
  getTileLeaves,
  type TileNode,
  type TilePath,
  type TileSplit,
  type TileTree,
} from './tile-tree.ts'
export {
  addMissingColumns,
  addWorkspace,
  createWorkspaces,
  moveToWorkspace,
  reconcileWorkspaces,
  removeWorkspace,
  renameWorkspace,
  setWorkspaceMode,
  showWorkspace,
  showWorkspaceNumber,
  findColumnWorkspace,
} from './workspace-list.ts'
export { getWorkspaceInitials } from './workspace-initials.ts'
export {
  getActiveWorkspace,
  changeWorkspace,
  setColumnCollapsed,
  isColumnCollapsed,
  moveBeside,
  withStrip,
  withTiles,
  type Workspace,
  getWorkspaceColumns,
  type WorkspaceMode,
  type Workspaces,
} from './workspace.ts'
