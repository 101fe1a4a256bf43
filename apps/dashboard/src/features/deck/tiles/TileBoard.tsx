import { useLingui } from '@lingui/react/macro'
import {
  type CSSProperties,
  Fragment,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  fitTiles,
  collapseTiles,
  getMinBoardWidth,
  getMovableSeparators,
  getTileBoxes,
  type TileEdge,
  getCollapsedForms,
  getTileLeaves,
  type TileTree,
  expandTiles,
} from '@colonnade/domain/workspaces'
import { collapsedColumnsAtom } from '../../../state/columns/shown-strip.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { findColumnElement } from '../column-element.ts'
import type { ColumnDisplay, DragHandles, ColumnSlot } from '../column/column-slot.ts'
import { DeckColumn } from '../column/DeckColumn.tsx'
import type { DeckParts } from '../deck-parts.ts'
import { TileMovesContext } from './tile-moves.ts'
import { TileDragging } from './TileDragging.tsx'
import { getBoxStyle, TileSeparator } from './TileSeparator.tsx'
import styles from './Tiles.module.css'

/** Length of a collapsed tile in CSS pixels, including its margin: as wide as in the strip, as high as a header. */
const COLLAPSED_PX = { row: 50, column: 52 }

/** Minimum width of a tile in CSS pixels, including its margin. A narrower column is not readable. */
const MIN_WIDTH_PX = { open: 320, folded: COLLAPSED_PX.row }

interface TileBoardProps {
  readonly tree: TileTree
  readonly parts: DeckParts
  /** A divider is being dragged. The tile follows the pointer below the minimum width until the release. */
  readonly isResizing: boolean
  /** Called at each step while a divider is dragged. */
  readonly onResize: (tree: TileTree) => void
  readonly onResized: (tree: TileTree) => void
}

/**
 * All columns in their boxes. They are in reading order in the DOM, each followed by its divider, so that Tab follows
 * the screen. The library's own tiles are empty and lie above for dragging. A collapsed tile gives its space to its
 * neighbours and keeps its size on the board.
 */
export function TileBoard({ tree, parts, isResizing, onResize, onResized }: TileBoardProps) {
  const { t } = useLingui()
  const help = useId()
  const [dragHandles] = useState<DragHandles>(() => new Map())
  const element = useRef<HTMLDivElement>(null)
  const folded = useAppValue(collapsedColumnsAtom)
  const size = useBoardSize(element)
  const narrowed = collapseTiles(tree, folded, size, COLLAPSED_PX)
  const board = isResizing ? narrowed : fitTiles(narrowed, folded, size.width, MIN_WIDTH_PX)
  const boxes = getTileBoxes(board)
  const uuids = getTileLeaves(tree)
  const folds = getCollapsedForms(tree, folded)
  const separators = getMovableSeparators(tree, board, folded)

  return (
    <div
      ref={element}
      className={styles['board']}
      style={{
        '--least': `${getMinBoardWidth(tree, folded, MIN_WIDTH_PX)}px`,
        ...getCollapsedLength(tree, folds.size),
      }}
    >
      {uuids.map((uuid, index) => {
        const separator = separators[index]
        const next = uuids[index + 1]
        return (
          <Fragment key={uuid}>
            <div className={styles['tile']} style={getBoxStyle(boxes.get(uuid))}>
              <DeckColumn
                uuid={uuid}
                slot={TILE_SLOTS[folds.get(uuid) ?? 'open']}
                parts={parts}
                dragHandles={dragHandles}
              />
              <TileHandle uuid={uuid} dragHandles={dragHandles} describedBy={help} />
            </div>
            {separator != null && next !== undefined && (
              <TileSeparator separator={separator} before={uuid} after={next} />
            )}
          </Fragment>
        )
      })}
      <p id={help} hidden>
        {t`Use the arrow keys to move the column.`}
      </p>
      <TileDragging
        tree={board}
        onResize={(resized) => onResize(expandTiles(resized, tree, folded))}
        onResized={(resized) => onResized(expandTiles(resized, tree, folded))}
      />
    </div>
  )
}

/** Returns the length of a board with only collapsed tiles. It is their sum, and the rest stays empty. */
function getCollapsedLength(tree: TileTree, count: number): CSSProperties {
  if (tree === null || count < getTileLeaves(tree).length) return {}
  if (typeof tree === 'string') return { flex: `0 0 ${COLLAPSED_PX.row}px` }
  const { direction, children } = tree
  const length = `${COLLAPSED_PX[direction] * children.length}px`
  return direction === 'row' ? { flex: `0 0 ${length}` } : { alignSelf: 'start', blockSize: length }
}

/** A tile fills its box in every display. The objects are constant, so that no column renders again for them. */
const TILE_SLOTS: Readonly<Record<ColumnDisplay, ColumnSlot>> = {
  open: { display: 'open', style: {} },
  strip: { display: 'strip', style: {} },
  header: { display: 'header', style: {} },
}

interface BoardSize {
  readonly width: number
  readonly height: number
}

/** Returns the size of an element in CSS pixels, before the frame that paints it. */
function useBoardSize(element: RefObject<HTMLElement | null>): BoardSize {
  const [size, setSize] = useState<BoardSize>({ width: 0, height: 0 })

  useLayoutEffect(() => {
    const board = element.current
    if (board === null) return undefined
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = board
      setSize((known) =>
        known.width === width && known.height === height ? known : { width, height },
      )
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(board)
    return () => sizes.disconnect()
  }, [element])

  return size
}

const SIDES: Readonly<Record<string, TileEdge>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'top',
  ArrowDown: 'bottom',
}

interface TileHandleProps {
  readonly uuid: string
  readonly dragHandles: DragHandles
  /** Id of the element that describes the handle for screen readers. */
  readonly describedBy: string
}

/** Lets the arrow keys on a column's handle move the column on the board. Renders nothing. */
function TileHandle({ uuid, dragHandles, describedBy }: TileHandleProps) {
  const { move } = useContext(TileMovesContext)

  // Runs after every render, because the handle may be a new one after the column's error boundary recovered.
  useEffect(() => {
    findColumnElement(uuid)
      ?.querySelector('[data-grip]')
      ?.setAttribute('aria-describedby', describedBy)
  })

  useEffect(() => {
    dragHandles.set(uuid, (name, { nativeEvent }) => {
      if (name !== 'onKeyDown' || !(nativeEvent instanceof KeyboardEvent)) return
      const side = SIDES[nativeEvent.key]
      if (side === undefined) return
      nativeEvent.preventDefault()
      move(uuid, side)
    })
    return () => {
      dragHandles.delete(uuid)
    }
  }, [uuid, dragHandles, move])

  return null
}
