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
  tileSeparators,
  type TileTree,
} from '@colonnade/domain/workspaces'
import { changeTilesAtom } from '../../../state/columns/arrange-workspaces.ts'
import { foldedColumnsAtom } from '../../../state/columns/shown-strip.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { isRightToLeft } from '../arrange/column-actions.ts'
import { columnElement } from '../column-element.ts'
import { ColumnName } from '../column/ColumnSession.tsx'
import { mirrorTiles, toMutableTiles } from './library-tiles.ts'
import { TileMovesContext } from './tile-moves.ts'

interface DropTileProps {
  readonly uuid: string
  readonly path: MosaicPath
}

const isSameTile = (before: DropTileProps, after: DropTileProps): boolean =>
  before.uuid === after.uuid && before.path.join() === after.path.join()

const noToolbar = () => <i />

/** The library's tile for a column: it takes hold of the column's header, and shows where another would land. */
const DropTile = memo(function DropTile({ uuid, path }: DropTileProps) {
  const [isDragged, setIsDragged] = useState(false)

  const mark = (dragged: boolean) => {
    setIsDragged(dragged)
    const column = columnElement(uuid)
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
      renderToolbar={noToolbar}
      renderPreview={() => (
        <div className="mosaic-preview" dir="auto">
          <ColumnName uuid={uuid}>{(name) => name}</ColumnName>
        </div>
      )}
      onDragStart={() => mark(true)}
      onDragEnd={() => mark(false)}
    >
      {path.length > 0 && <HeaderSource uuid={uuid} />}
    </MosaicWindow>
  )
}, isSameTile)

interface HeaderSourceProps {
  readonly uuid: string
}

/** Lets the tile above be dragged by its column's header, which stands elsewhere in the page. Shows nothing itself. */
function HeaderSource({ uuid }: HeaderSourceProps) {
  const { connectDragSource } = useContext(MosaicWindowContext).mosaicWindowActions

  // Drawn anew with them: a column that folds to a strip has no header, and a new one after.
  useAppValue(foldedColumnsAtom)

  // Whenever it is drawn: the header may be a new one after its column failed and came back.
  useEffect(() => {
    const column = columnElement(uuid)
    const strip = column?.querySelector('[data-unfold]')?.parentElement
    const header = column?.querySelector('header') ?? strip ?? null
    // Its type speaks of React's elements alone; those of the page are taken as well.
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

/** What the pointer takes hold of: headers to split a tile with, and the dividers. Empty to the eye until then. */
export function TileDragging({ tree, onResize, onResized }: TileDraggingProps) {
  const id = useId()
  const { place } = useContext(TileMovesContext)
  const changeTiles = useAppAction(changeTilesAtom)
  const isMirrored = isRightToLeft()
  // The library counts from the left, whichever way the text runs.
  const turned = (board: TileTree) => (isMirrored ? mirrorTiles(board) : board)
  const board = turned(tree)
  if (board === null) return null

  const handleDrop = (meta: Drop) => {
    const { node: dragged, position } = meta
    if (typeof dragged !== 'string' || position === undefined) return
    place(dragged, leafAt(board, meta.destinationPath), position)
  }

  // A drag alone changes nothing: the library would take the column off the board for as long as it lasts.
  const handleChange = (node: Drawn, meta?: Meta) => {
    if (meta?.type === 'resize') onResize(turned(readTiles(node)))
  }

  const handleRelease = (node: Drawn, meta?: Meta) => {
    if (meta?.type === 'resize') onResized(turned(readTiles(node)))
    if (meta?.type === 'drop') handleDrop(meta)
  }

  const handleDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const dividers = [...event.currentTarget.querySelectorAll('.mosaic-split')]
    const index = dividers.findIndex((divider) => divider.contains(target))
    const separator = tileSeparators(board)[index]
    if (separator === undefined) return
    changeTiles((tiles) => turned(equaliseSplit(turned(tiles), separator.path)))
  }

  return (
    // The keyboard has separators and menus of its own.
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

type Drawn = MosaicNode<string> | null
type Meta = MosaicChangeMeta<string>
type Drop = Extract<Meta, { type: 'drop' }>

const renderTile = (uuid: string, path: MosaicPath) => <DropTile uuid={uuid} path={path} />

/** The column that a drop was aimed at; null for an edge of the whole board. */
function leafAt(board: TileTree, path: MosaicPath): string | null {
  const node = board === null ? null : getNodeAtPath(toMutableTiles(board), path)
  return typeof node === 'string' ? node : null
}
