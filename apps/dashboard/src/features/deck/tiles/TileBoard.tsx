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
  foldTiles,
  getLeastBoardWidth,
  movableSeparators,
  tileBoxes,
  type TileEdge,
  tileFolds,
  tileLeaves,
  type TileTree,
  unfoldTiles,
} from '@colonnade/domain/workspaces'
import { foldedColumnsAtom } from '../../../state/columns/shown-strip.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { columnElement } from '../column-element.ts'
import type { ColumnFold, ColumnGrips, ColumnSeat } from '../column/column-seat.ts'
import { DeckColumn } from '../column/DeckColumn.tsx'
import type { DeckParts } from '../deck-parts.ts'
import { TileMovesContext } from './tile-moves.ts'
import { TileDragging } from './TileDragging.tsx'
import { boxStyle, TileSeparator } from './TileSeparator.tsx'
import styles from './Tiles.module.css'

/** How long a folded tile is, in CSS pixels, with the room around it: as wide as in the strip, as high as a header. */
const FOLDED_PX = { row: 50, column: 52 }

/** How wide a tile is at least, in CSS pixels, with the room around it: narrower, a column cannot be read. */
const LEAST_PX = { open: 320, folded: FOLDED_PX.row }

interface TileBoardProps {
  readonly tree: TileTree
  readonly parts: DeckParts
  /** A divider is on its way: it follows the pointer, however narrow that makes a tile until it is let go. */
  readonly isPulled: boolean
  /** Told of every step while a divider is dragged. */
  readonly onResize: (tree: TileTree) => void
  readonly onResized: (tree: TileTree) => void
}

/**
 * All columns in their boxes. They stand in the page as they are read, each with the divider behind it,
 * so that Tab follows the screen; the library's own tiles lie above, empty, for what is dragged. What is
 * folded gives its room to its neighbours, and is kept on the board as large as it was.
 */
export function TileBoard({ tree, parts, isPulled, onResize, onResized }: TileBoardProps) {
  const { t } = useLingui()
  const help = useId()
  const [grips] = useState<ColumnGrips>(() => new Map())
  const element = useRef<HTMLDivElement>(null)
  const folded = useAppValue(foldedColumnsAtom)
  const size = useBoardSize(element)
  const narrowed = foldTiles(tree, folded, size, FOLDED_PX)
  const board = isPulled ? narrowed : fitTiles(narrowed, folded, size.width, LEAST_PX)
  const boxes = tileBoxes(board)
  const uuids = tileLeaves(tree)
  const folds = tileFolds(tree, folded)
  const separators = movableSeparators(tree, board, folded)

  return (
    <div
      ref={element}
      className={styles['board']}
      style={{
        '--least': `${getLeastBoardWidth(tree, folded, LEAST_PX)}px`,
        ...foldedLength(tree, folds.size),
      }}
    >
      {uuids.map((uuid, index) => {
        const separator = separators[index]
        const next = uuids[index + 1]
        return (
          <Fragment key={uuid}>
            <div className={styles['tile']} style={boxStyle(boxes.get(uuid))}>
              <DeckColumn
                uuid={uuid}
                seat={TILE_SEATS[folds.get(uuid) ?? 'open']}
                parts={parts}
                grips={grips}
              />
              <TileHandle uuid={uuid} grips={grips} describedBy={help} />
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
        onResize={(resized) => onResize(unfoldTiles(resized, tree, folded))}
        onResized={(resized) => onResized(unfoldTiles(resized, tree, folded))}
      />
    </div>
  )
}

/** A board on which all are folded is as long as they are, and leaves the rest empty. */
function foldedLength(tree: TileTree, count: number): CSSProperties {
  if (tree === null || count < tileLeaves(tree).length) return {}
  if (typeof tree === 'string') return { flex: `0 0 ${FOLDED_PX.row}px` }
  const { direction, children } = tree
  const length = `${FOLDED_PX[direction] * children.length}px`
  return direction === 'row' ? { flex: `0 0 ${length}` } : { alignSelf: 'start', blockSize: length }
}

/** A tile fills its box, however it is folded. Each stays the same, so that no column is drawn anew for it. */
const TILE_SEATS: Readonly<Record<ColumnFold, ColumnSeat>> = {
  open: { fold: 'open', style: {} },
  strip: { fold: 'strip', style: {} },
  header: { fold: 'header', style: {} },
}

interface BoardSize {
  readonly width: number
  readonly height: number
}

/** How large an element is, in CSS pixels, before the frame in which that shows. */
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
  readonly grips: ColumnGrips
  /** Id of what tells screen readers how the handle works. */
  readonly describedBy: string
}

/** Lets the arrow keys on a column's handle move it over the board; shows nothing itself. */
function TileHandle({ uuid, grips, describedBy }: TileHandleProps) {
  const { move } = useContext(TileMovesContext)

  // Whenever it is drawn: the handle may be a new one after its column failed and came back.
  useEffect(() => {
    columnElement(uuid)?.querySelector('[data-grip]')?.setAttribute('aria-describedby', describedBy)
  })

  useEffect(() => {
    grips.set(uuid, (name, { nativeEvent }) => {
      if (name !== 'onKeyDown' || !(nativeEvent instanceof KeyboardEvent)) return
      const side = SIDES[nativeEvent.key]
      if (side === undefined) return
      nativeEvent.preventDefault()
      move(uuid, side)
    })
    return () => {
      grips.delete(uuid)
    }
  }, [uuid, grips, move])

  return null
}
