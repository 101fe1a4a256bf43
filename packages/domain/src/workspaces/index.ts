export { arrangeLikeStrip, arrangeLikeTiles } from './arrange-alike.ts'
export { fitTiles, getLeastBoardWidth } from './fit-tiles.ts'
export {
  foldTiles,
  movableSeparators,
  type TileFold,
  tileFolds,
  unfoldTiles,
} from './fold-tiles.ts'
export {
  adoptLayout,
  joinLayouts,
  type Layout,
  LAYOUT_FORMAT,
  LAYOUT_VERSION,
  type LayoutReading,
  type LayoutRefusal,
  readLayout,
  removeLayout,
  restoreWorkspaces,
  writeLayout,
} from './layout-file.ts'
export { moveTile, placeAtSide } from './move-tile.ts'
export { placeTile, reconcileTiles, removeTile } from './place-tile.ts'
export { isPlain } from './plain-workspaces.ts'
export { readTiles, readWorkspaces } from './read-workspaces.ts'
export { duplicateWorkspace, moveWorkspace } from './rearrange-workspaces.ts'
export { equaliseSplit, resizeTiles, stretchTile } from './resize-tiles.ts'
export { restoreColumns, restoreWorkspace } from './restore-columns.ts'
export {
  MIN_STACK_PERCENT,
  stackRange,
  stackShares,
  type Strip,
  type StripPlace,
} from './stack-shares.ts'
export {
  isSameSpot,
  nextSpot,
  otherPlaces,
  putAtSpot,
  spotOf,
  type SpotStep,
  type StripSpot,
} from './strip-spots.ts'
export {
  columnWidth,
  DEFAULT_COLUMN_PX,
  equaliseStack,
  MAX_COLUMN_PX,
  MIN_COLUMN_PX,
  moveInStack,
  moveInStrip,
  placeAlone,
  reconcileStrip,
  removeFromStrip,
  resizeInStack,
  setWidth,
  stackBelow,
  stackBeside,
  stripColumns,
  unstack,
  widthOf,
} from './strip.ts'
export { tileBeside, type TileBox, tileBoxes } from './tile-boxes.ts'
export { type TileSeparator, tileSeparators } from './tile-separators.ts'
export {
  MIN_TILE_PERCENT,
  pathOfTile,
  splitAt,
  type TileDirection,
  type TileEdge,
  tileLeaves,
  type TileNode,
  type TilePath,
  type TileSplit,
  type TileTree,
} from './tile-tree.ts'
export {
  addMissingColumns,
  addWorkspace,
  firstWorkspace,
  moveToWorkspace,
  reconcileWorkspaces,
  removeWorkspace,
  renameWorkspace,
  setWorkspaceMode,
  showWorkspace,
  showWorkspaceNumber,
  workspaceOf,
} from './workspace-list.ts'
export { workspaceMark } from './workspace-mark.ts'
export {
  activeWorkspace,
  changeWorkspace,
  foldColumn,
  isFolded,
  placeBeside,
  withStrip,
  withTiles,
  type Workspace,
  workspaceColumns,
  type WorkspaceMode,
  type Workspaces,
} from './workspace.ts'
