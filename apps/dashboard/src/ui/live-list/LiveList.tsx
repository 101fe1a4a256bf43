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
import { FeedList, type ListContext, ListEnd, ListStart } from './FeedList.tsx'
import { getInitialPosition } from './initial-position.ts'
import type { ListPosition, StartPosition } from './list-position.ts'
import { ListVisibilityContext } from './list-visibility.ts'
import { NewRowsAnnouncer } from './NewRowsAnnouncer.tsx'
import { DEFAULT_ROW_PX } from './row-height.ts'
import { insertInBatches } from './run-after-render.ts'
import { useInitialScroll } from './use-initial-scroll.ts'
import { LOAD_AHEAD_PX, useListEnd } from './use-list-end.ts'
import { usePauseInsertion, usePullAtTop } from './use-pause-insertion.ts'
import { useScrollAnchor } from './use-scroll-anchor.ts'
import { type ListView, useViewReport } from './use-view-report.ts'
import styles from './LiveList.module.css'

/** No overscan above: rows that are rendered above the viewport make it jump when others are inserted there. */
const OVERSCAN = { top: 0, bottom: 600 }

const COMPONENTS = { Header: ListStart, List: FeedList, Footer: ListEnd }

const scrollAnchoring = lazyModule(
  async () => (await import('./ScrollAnchoring.tsx')).ScrollAnchoring,
)

interface LiveListProps<Row, Key extends string> extends Omit<ListContext, 'header'> {
  readonly rows: readonly Row[]
  /** The virtual list's index of the first row. It decreases when rows are inserted above. */
  readonly firstItemIndex: number
  /** Number of unseen new rows. */
  readonly unread: number
  /** Number of new rows that are queued above and not inserted yet. */
  readonly waiting: number
  /** A counter of requests to scroll to the newest row. */
  readonly scrollRequests: number
  /** New rows stay queued, even at the top of the list, until the user loads them. */
  readonly isSlowMode?: boolean
  readonly header?: ReactNode
  /** The row at which the list starts; its top by default. */
  readonly startPosition?: StartPosition | null
  /** Returns the permanent key of a row; null for a gap. */
  readonly getKey: (row: Row) => Key | null
  readonly renderRow: (row: Row, index: number) => ReactNode
  /** Called when rows are rendered, and whenever the rendered rows change. */
  readonly onRowsRendered: () => void
  /** Called with the visible part of the list. Must have a stable identity. */
  readonly onViewChange: (view: ListView<Key>) => void
  /** Inserts queued rows, as many as fit. */
  readonly onInsertWaiting: () => void
  /**
   * Receives a function that measures the scroll position. Returns a cleanup function. Must have a stable identity.
   */
  readonly onMeasureReady: (measure: () => ListPosition<Key> | null) => () => void
}

/** A virtual list of rows, newest first. The row being read keeps its position when rows are inserted above. */
export function LiveList<Row, Key extends string>({
  rows,
  firstItemIndex,
  unread,
  waiting,
  scrollRequests,
  header = null,
  startPosition = null,
  isSlowMode = false,
  getKey,
  renderRow,
  onRowsRendered,
  onViewChange,
  onInsertWaiting,
  onMeasureReady,
  ...rest
}: LiveListProps<Row, Key>) {
  const { isLoading, hasMore, error, onLoadMore } = rest
  const virtuoso = useRef<VirtuosoHandle>(null)
  const seenRequests = useRef(scrollRequests)
  const [initialPosition] = useState(() => getInitialPosition(rows, getKey, startPosition))
  const { isAtEnd, look, lookSoon, scroller, scrollerRef } = useListEnd(getLastKey(rows, getKey))
  const area = useRef<HTMLDivElement>(null)
  const hold = usePauseInsertion(area, waiting)
  const isSeen = useContext(ListVisibilityContext)
  const isStill = !isSeen || ((hold.isHeld || isSlowMode) && !hold.isReleased)
  const report = useRef(() => {})
  const { isPositioned, leaveIt } = useInitialScroll(
    virtuoso,
    scroller,
    initialPosition,
    firstItemIndex,
    report,
  )
  const { isNearTop, reportView, handleScroll, handleFirstVisible } = useViewReport(
    virtuoso,
    { isHeld: isStill, isPositioned, onTopReached: hold.handleTopReached },
    onViewChange,
  )
  useEffect(() => {
    report.current = reportView
  }, [reportView])
  const pullHandlers = usePullAtTop(() => (scroller.current?.scrollTop ?? 0) <= 0, hold.release)
  useScrollAnchor(scroller, isPositioned, { rows, firstItemIndex, getKey }, onMeasureReady)
  const mayLoadMore = isAtEnd && hasMore && !isLoading && error === null

  useEffect(() => {
    if (mayLoadMore) onLoadMore()
  }, [mayLoadMore, onLoadMore])

  const shouldInsert = waiting > 0 && !isStill
  useEffect(
    () => (shouldInsert ? insertInBatches(onInsertWaiting) : undefined),
    [shouldInsert, onInsertWaiting],
  )

  const { release } = hold
  const scrollToTop = useCallback(() => {
    leaveIt()
    release()
    virtuoso.current?.scrollTo({ top: 0 })
  }, [leaveIt, release])

  useEffect(() => {
    if (scrollRequests === seenRequests.current) return
    seenRequests.current = scrollRequests
    scrollToTop()
  }, [scrollRequests, scrollToTop])

  const handleRange = ({ startIndex }: ListRange) => {
    onRowsRendered()
    const visible = rows.slice(Math.max(0, startIndex - firstItemIndex)).map(getKey)
    handleFirstVisible(visible.find((key) => key !== null) ?? null)
  }

  return (
    <div
      ref={area}
      className={styles['area']}
      onPointerMove={hold.handleMove}
      onPointerLeave={hold.handleLeave}
      {...pullHandlers}
    >
      <NewRowsAnnouncer area={area} unread={unread} label={rest.label} />
      <UnreadPill
        unread={unread}
        isHeld={isStill && !isSlowMode && isNearTop}
        onClick={scrollToTop}
      />
      <Virtuoso<Row, ListContext>
        // Not a tab stop: its rows are tab stops, and moving between them scrolls it.
        tabIndex={-1}
        ref={virtuoso}
        className={styles['list']}
        data={rows}
        context={{ ...rest, header }}
        firstItemIndex={firstItemIndex}
        {...(initialPosition ?? { defaultItemHeight: DEFAULT_ROW_PX })}
        computeItemKey={(index, row) => getKey(row) ?? `gap ${index}`}
        itemContent={(index, row) => renderRow(row, index - firstItemIndex)}
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
      {/* Rendered after the list, so that the scroll container is known. */}
      <Lazy
        module={scrollAnchoring}
        props={{ scroller, isPositioned }}
        failure="nothing"
        when="later"
      />
    </div>
  )
}

function getLastKey<Row, Key extends string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key | null,
): Key | null {
  const last = rows.at(-1)
  return last === undefined ? null : keyOf(last)
}

interface UnreadPillProps {
  readonly unread: number
  /** New rows are held only because the list is in use. The pill is small then. */
  readonly isHeld: boolean
  readonly onClick: () => void
}

/** Shows the number of new rows above and scrolls to them. It lies on a strip at the lower edge of the viewport. */
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
