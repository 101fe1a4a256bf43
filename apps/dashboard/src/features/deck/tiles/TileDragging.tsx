import './mosaic.css'
import { memo, type MouseEvent, useContext, useEffect, useId, useState } from 'react'
import {
  getNodeAtPath,
  Mosaic,
  type MosaicChangeMeta,
  type MosaicNode,
  type MosaicPath,
  MosaicWindow,
  MosaicWindowContext,
} from 'react-mosaic-component'
import {
  equaliseSplit,
  readTiles,
  getTileSeparators,
  type TileTree,
} from '@colonnade/domain/workspaces'
import { updateTilesAtom } from '../../../state/columns/arrange-workspaces.ts'
import { collapsedColumnsAtom } from '../../../state/columns/shown-strip.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { isRightToLeft } from '../arrange/column-actions.ts'
import { findColumnElement } from '../column-element.ts'
import { ColumnName } from '../title/ColumnSession.tsx'
import { mirrorTiles, toMutableTiles } from './library-tiles.ts'
import { TileMovesContext } from './tile-moves.ts'

interface DropTileProps {
  readonly uuid: string
  readonly path: MosaicPath
}

const isSameTile = (before: DropTileProps, after: DropTileProps): boolean =>
  before.uuid === after.uuid && before.path.join() === after.path.join()

const renderNoToolbar = () => <i />

/** The library's tile for a column. The column's header is its drag source, and it highlights the drop position. */
const DropTile = memo(function DropTile({ uuid, path }: DropTileProps) {
  const [isDragged, setIsDragged] = useState(false)

  const markDragged = (dragged: boolean) => {
    setIsDragged(dragged)
    const column = findColumnElement(uuid)
    if (column === null) return
    if (dragged) column.dataset['lifted'] = ''
    else delete column.dataset['lifted']
  }

  return (
    <MosaicWindow<string>
      title=""
      path={path}
      className={isDragged ? 'is-dragged' : ''}
      draggable={false}
      disableAdditionalControlsOverlay
      renderToolbar={renderNoToolbar}
      renderPreview={() => (
        <div className="mosaic-preview" dir="auto">
          <ColumnName uuid={uuid}>{(name) => name}</ColumnName>
        </div>
      )}
      onDragStart={() => markDragged(true)}
      onDragEnd={() => markDragged(false)}
    >
      {path.length > 0 && <HeaderSource uuid={uuid} />}
    </MosaicWindow>
  )
}, isSameTile)

interface HeaderSourceProps {
  readonly uuid: string
}

/**
 * Makes the header of the column the drag source of the tile above. The header is elsewhere in the DOM. Renders
 * nothing.
 */
function HeaderSource({ uuid }: HeaderSourceProps) {
  const { connectDragSource } = useContext(MosaicWindowContext).mosaicWindowActions

  // Renders again with the collapsed columns, because a column that collapses to a strip has no header, and gets a
  // new one later.
  useAppValue(collapsedColumnsAtom)

  // Runs after every render, because the header may be a new one after the column's error boundary recovered.
  useEffect(() => {
    const column = findColumnElement(uuid)
    const strip = column?.querySelector('[data-unfold]')?.parentElement
    const header = column?.querySelector('header') ?? strip ?? null
    // Its type allows React elements only, but DOM elements work too.
    Reflect.apply(connectDragSource, null, [header])
  })

  useEffect(() => () => void Reflect.apply(connectDragSource, null, [null]), [connectDragSource])

  return null
}

/** Small enough for a dozen columns side by side. */
const RESIZE = { minimumPaneSizePercentage: 2 }

interface TileDraggingProps {
  readonly tree: TileTree
  readonly onResize: (tree: TileTree) => void
  readonly onResized: (tree: TileTree) => void
}

/** The drag targets for the pointer: headers, which split a tile, and the dividers. Invisible until a drag. */
export function TileDragging({ tree, onResize, onResized }: TileDraggingProps) {
  const id = useId()
  const { place } = useContext(TileMovesContext)
  const changeTiles = useAppAction(updateTilesAtom)
  const isMirrored = isRightToLeft()
  // The library counts from the left in both text directions.
  const mirrorIfRtl = (board: TileTree) => (isMirrored ? mirrorTiles(board) : board)
  const board = mirrorIfRtl(tree)
  if (board === null) return null

  const handleDrop = (meta: Drop) => {
    const { node: dragged, position } = meta
    if (typeof dragged !== 'string' || position === undefined) return
    place(dragged, findColumnAtPath(board, meta.destinationPath), position)
  }

  // Ignores changes during a drag, because the library would remove the dragged column from the board.
  const handleChange = (node: BoardNode, meta?: Meta) => {
    if (meta?.type === 'resize') onResize(mirrorIfRtl(readTiles(node)))
  }

  const handleRelease = (node: BoardNode, meta?: Meta) => {
    if (meta?.type === 'resize') onResized(mirrorIfRtl(readTiles(node)))
    if (meta?.type === 'drop') handleDrop(meta)
  }

  const handleDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const dividers = [...event.currentTarget.querySelectorAll('.mosaic-split')]
    const index = dividers.findIndex((divider) => divider.contains(target))
    const separator = getTileSeparators(board)[index]
    if (separator === undefined) return
    changeTiles((tiles) => mirrorIfRtl(equaliseSplit(mirrorIfRtl(tiles), separator.path)))
  }

  return (
    // The keyboard has separators and menus instead.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="tile-dragging" aria-hidden="true" onDoubleClick={handleDoubleClick}>
      <Mosaic<string>
        mosaicId={id}
        className=""
        value={toMutableTiles(board)}
        resize={RESIZE}
        renderTile={renderTile}
        onChange={handleChange}
        onRelease={handleRelease}
      />
    </div>
  )
}

type BoardNode = MosaicNode<string> | null
type Meta = MosaicChangeMeta<string>
type Drop = Extract<Meta, { type: 'drop' }>

const renderTile = (uuid: string, path: MosaicPath) => <DropTile uuid={uuid} path={path} />

/** Finds the target column of a drop; null for an edge of the whole board. */
function findColumnAtPath(board: TileTree, path: MosaicPath): string | null {
  const node = board === null ? null : getNodeAtPath(toMutableTiles(board), path)
  return typeof node === 'string' ? node : null
}
