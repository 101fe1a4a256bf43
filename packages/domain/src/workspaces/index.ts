export { arrangeLikeStrip, arrangeLikeTiles } from './arrange-alike.ts'
export { fitTiles, getLeastBoardWidth } from './fit-tiles.ts'
export {
  foldTiles,
  movableSeparators,
  type TileFold,
  tileFolds,
  unfoldTiles,
} from './fold-tiles.ts'
export { joinLayouts, removeLayout, restoreWorkspaces } from './import-layout.ts'
export {
  adoptLayout,
  type Layout,
  LAYOUT_FORMAT,
  LAYOUT_VERSION,
  type LayoutReading,
  type LayoutRefusal,
  readLayout,
  writeLayout,
} from './layout-file.ts'
export { mirrorTiles, type MutableTileNode, toMutableTiles } from './library-tiles.ts'
export { moveTile } from './move-tile.ts'
export { placeAtSide, placeTile } from './place-tile.ts'
export { isPlain } from './plain-workspaces.ts'
export { readTiles } from './read-tiles.ts'
export { readWorkspaces } from './read-workspaces.ts'
export { duplicateWorkspace, moveWorkspace } from './rearrange-workspaces.ts'
export { reconcileTiles, removeTile } from './reconcile-tiles.ts'
export { equaliseSplit, resizeTiles, stretchTile } from './resize-tiles.ts'
export { restoreColumns, restoreWorkspace } from './restore-columns.ts'
export { MIN_STACK_PERCENT, stackRange, stackShares } from './stack-shares.ts'
export { moveInStrip, placeAlone, reconcileStrip, removeFromStrip, stripColumns } from './strip.ts'
export type { Strip, StripPlace } from './strip-place.ts'
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
  equaliseStack,
  moveInStack,
  resizeInStack,
  stackBelow,
  stackBeside,
  unstack,
} from './strip-stacks.ts'
export {
  columnWidth,
  DEFAULT_COLUMN_PX,
  MAX_COLUMN_PX,
  MIN_COLUMN_PX,
  setWidth,
  widthOf,
} from './strip-widths.ts'
export { tileBeside } from './tile-beside.ts'
export { type TileBox, tileBoxes } from './tile-boxes.ts'
export { pathOfTile, splitAt } from './tile-path.ts'
export { type TileSeparator, tileSeparators } from './tile-separators.ts'
export {
  MIN_TILE_PERCENT,
  type TileDirection,
  type TileEdge,
  tileLeaves,
  type TileNode,
  type TilePath,
  type TileSplit,
  type TileTree,
} from './tile-tree.ts'
export {
  activeWorkspace,
  changeWorkspace,
  type Workspace,
  type WorkspaceMode,
  type Workspaces,
  withStrip,
  withTiles,
  workspaceColumns,
} from './workspace.ts'
export { foldColumn, isFolded, placeBeside } from './workspace-column.ts'
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
