import { Plural, Trans } from '@lingui/react/macro'
import {
  type ReactNode,
  type UIEvent,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type ListRange, Virtuoso, type VirtuosoHandle } from 'react-virtuoso'
import { lazyModule } from '../../lib/lazy-module.ts'
import { Icon } from '../icon/Icon.tsx'
import { Lazy } from '../lazy/Lazy.tsx'
import { ArrivalsSaid } from './ArrivalsSaid.tsx'
import { beginAt } from './begin-at.ts'
import { FeedList, type ListContext, ListEnd, ListStart } from './FeedList.tsx'
import type { ListPlace, StartPlace } from './list-place.ts'
import { ListSight } from './list-sight.ts'
import { letInBits } from './once-drawn.ts'
import { DEFAULT_ROW_PX } from './row-height.ts'
import { useArrival } from './use-arrival.ts'
import { useHoldStill, usePull } from './use-hold-still.ts'
import { LOAD_AHEAD_PX, useListEnd } from './use-list-end.ts'
import { usePlaceGauge } from './use-place-gauge.ts'
import { type ListView, useViewReport } from './use-view-report.ts'
import styles from './LiveList.module.css'

/** Never above: rows that are drawn ahead of the view make it jump when others come in there. */
const OVERSCAN = { top: 0, bottom: 600 }

const COMPONENTS = { Header: ListStart, List: FeedList, Footer: ListEnd }

const placeKeeper = lazyModule(async () => (await import('./PlaceKeeper.tsx')).PlaceKeeper)

interface LiveListProps<Row, Key extends string> extends Omit<ListContext, 'header'> {
  readonly rows: readonly Row[]
  /** The list's number of the first row: it falls as rows come in above the reader. */
  readonly firstItemIndex: number
  /** How many came in that nobody has seen. */
  readonly unread: number
  /** Rows that wait above for room. */
  readonly waiting: number
  /** Counts the wishes to stand at the newest row. */
  readonly scrollRequests: number
  /** What is new waits above, even for a reader at the top, until they ask for it. */
  readonly isSlow?: boolean
  readonly header?: ReactNode
  /** Where it stands when it is drawn first: its top, unless this says another row. */
  readonly start?: StartPlace | null
  /** A row's name for good; null for a gap. */
  readonly keyOf: (row: Row) => Key | null
  readonly drawRow: (row: Row, index: number) => ReactNode
  /** Hears that rows are drawn, and each time that others are. */
  readonly onDraw: () => void
  /** Hears where the reader is; keeps its identity. */
  readonly onView: (view: ListView<Key>) => void
  /** Lets in what waits, as far as there is room. */
  readonly onLetIn: () => void
  /** Hears how the reader's place is measured; gives what ends it. Keeps its identity. */
  readonly onGauge: (measure: () => ListPlace<Key> | null) => () => void
}

/** Rows, newest first; whatever comes in above, the row that is being read stands still. */
export function LiveList<Row, Key extends string>({
  rows,
  firstItemIndex,
  unread,
  waiting,
  scrollRequests,
  header = null,
  start = null,
  isSlow = false,
  keyOf,
  drawRow,
  onDraw,
  onView,
  onLetIn,
  onGauge,
  ...rest
}: LiveListProps<Row, Key>) {
  const { isLoading, hasMore, trouble, onLoadMore } = rest
  const virtuoso = useRef<VirtuosoHandle>(null)
  const seenRequests = useRef(scrollRequests)
  const [begin] = useState(() => beginAt(rows, keyOf, start))
  const { isAtEnd, look, lookSoon, scroller, scrollerRef } = useListEnd(keyOfLast(rows, keyOf))
  const area = useRef<HTMLDivElement>(null)
  const hold = useHoldStill(area, waiting)
  const isSeen = useContext(ListSight)
  const isStill = !isSeen || ((hold.isHeld || isSlow) && !hold.isReleased)
  const report = useRef(() => {})
  const { hasArrived, leaveIt } = useArrival(virtuoso, scroller, begin, firstItemIndex, report)
  const { isNearTop, tell, handleScroll, handleFirstVisible } = useViewReport(
    virtuoso,
    { isHeld: isStill, hasArrived, onArrive: hold.arrive },
    onView,
  )
  useEffect(() => {
    report.current = tell
  }, [tell])
  const pull = usePull(() => (scroller.current?.scrollTop ?? 0) <= 0, hold.release)
  usePlaceGauge(scroller, hasArrived, { rows, firstItemIndex, keyOf }, onGauge)
  const mayLoadMore = isAtEnd && hasMore && !isLoading && trouble === null

  useEffect(() => {
    if (mayLoadMore) onLoadMore()
  }, [mayLoadMore, onLoadMore])

  const isLetIn = waiting > 0 && !isStill
  useEffect(() => (isLetIn ? letInBits(onLetIn) : undefined), [isLetIn, onLetIn])

  const { release } = hold
  const goToTop = useCallback(() => {
    leaveIt()
    release()
    virtuoso.current?.scrollTo({ top: 0 })
  }, [leaveIt, release])

  useEffect(() => {
    if (scrollRequests === seenRequests.current) return
    seenRequests.current = scrollRequests
    goToTop()
  }, [scrollRequests, goToTop])

  const handleRange = ({ startIndex }: ListRange) => {
    onDraw()
    const visible = rows.slice(Math.max(0, startIndex - firstItemIndex)).map(keyOf)
    handleFirstVisible(visible.find((key) => key !== null) ?? null)
  }

  return (
    <div
      ref={area}
      className={styles['area']}
      onPointerMove={hold.handleMove}
      onPointerLeave={hold.handleLeave}
      {...pull}
    >
      <ArrivalsSaid area={area} unread={unread} label={rest.label} />
      <UnreadPill unread={unread} isHeld={isStill && !isSlow && isNearTop} onClick={goToTop} />
      <Virtuoso<Row, ListContext>
        // A stop for nothing: its rows are stops, and whoever goes from one to the next scrolls it.
        tabIndex={-1}
        ref={virtuoso}
        className={styles['list']}
        data={rows}
        context={{ ...rest, header }}
        firstItemIndex={firstItemIndex}
        {...(begin ?? { defaultItemHeight: DEFAULT_ROW_PX })}
        computeItemKey={(index, row) => keyOf(row) ?? `gap ${index}`}
        itemContent={(index, row) => drawRow(row, index - firstItemIndex)}
        components={COMPONENTS}
        increaseViewportBy={OVERSCAN}
        scrollerRef={scrollerRef}
        atBottomThreshold={LOAD_AHEAD_PX}
        atBottomStateChange={lookSoon}
        rangeChanged={handleRange}
        onScroll={(event: UIEvent<HTMLElement>) => {
          handleScroll(event.currentTarget.scrollTop)
          look()
        }}
      />
      {/* Below the list: what scrolls is known once that is drawn. */}
      <Lazy module={placeKeeper} props={{ scroller, hasArrived }} failure="nothing" when="later" />
    </div>
  )
}

function keyOfLast<Row, Key extends string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key | null,
): Key | null {
  const last = rows.at(-1)
  return last === undefined ? null : keyOf(last)
}

interface UnreadPillProps {
  readonly unread: number
  /** They wait only as long as somebody has something in hand: a small number says so. */
  readonly isHeld: boolean
  readonly onClick: () => void
}

/** How many came in above, and the way up to them: on a strip at the lower edge of the view. */
function UnreadPill({ unread, isHeld, onClick }: UnreadPillProps) {
  if (unread <= 0) return null

  return (
    <div className={styles['strip']}>
      {isHeld ? (
        <button type="button" data-pill className={styles['held']} onClick={onClick}>
          +{unread}
          <span className="visually-hidden">
            {' '}
            <Trans>waiting</Trans>
          </span>
        </button>
      ) : (
        <button type="button" data-pill className={styles['newer']} onClick={onClick}>
          <Icon name="up" size={14} />
          <Plural value={unread} one="# new" other="# new" />
        </button>
      )}
    </div>
  )
}
