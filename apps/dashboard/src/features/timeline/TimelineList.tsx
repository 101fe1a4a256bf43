import { useEffect, useRef, useState, type ReactNode, type UIEvent } from 'react'
import { Virtuoso, type Components, type ListRange, type VirtuosoHandle } from 'react-virtuoso'
import type { StatusId } from '@colonnade/domain/entities'
import { scrollRequestAtoms } from '../../state/columns/column-views.ts'
import { useAppValue, useSessionAction } from '../../state/react/index.ts'
import type { ColumnList } from '../../state/timelines/column-list.ts'
import { layColumnAtom } from '../../state/timelines/lay-columns.ts'
import { loadOlderAtom } from '../../state/timelines/open-column.ts'
import { FeedList } from './FeedList.tsx'
import type { ListContext } from './list-context.ts'
import { ListEnd } from './ListEnd.tsx'
import { ListRow } from './ListRow.tsx'
import { ListStart } from './ListStart.tsx'
import { UnreadPill } from './UnreadPill.tsx'
import { useHoldStill } from './use-hold-still.ts'
import { DEFAULT_ROW_PX, useViewReport } from './use-view-report.ts'
import styles from './Timeline.module.css'

/** Never above: rows that are drawn ahead of the view make it jump when others come in there. */
const OVERSCAN = { top: 0, bottom: 600 }

/** Older posts are asked for when this much is left below (TL-22). */
const LOAD_AHEAD_PX = 400

/** How often rows that wait above are let in. */
const LET_IN_MS = 150

const COMPONENTS: Components<StatusId | null, ListContext> = {
  Header: ListStart,
  List: FeedList,
  Footer: ListEnd,
}

const drawRow = (index: number, item: StatusId | null, context: ListContext) => (
  <ListRow item={item} index={index - context.list.firstItemIndex} context={context} />
)

const rowKey = (index: number, item: StatusId | null) => item ?? `gap ${index}`

interface TimelineListProps {
  readonly uuid: string
  readonly label: string
  readonly list: ColumnList
  readonly header: ReactNode
}

/** The rows, newest first; whatever comes in above, the row that is being read stands still. */
export function TimelineList({ uuid, label, list, header }: TimelineListProps) {
  const scrollRequests = useAppValue(scrollRequestAtoms(uuid))
  const loadOlder = useSessionAction(loadOlderAtom)
  const letIn = useSessionAction(layColumnAtom)
  const virtuoso = useRef<VirtuosoHandle>(null)
  const seenRequests = useRef(scrollRequests)
  const [isAtEnd, setIsAtEnd] = useState(false)
  const { isHeld, handleMove } = useHoldStill()
  const { handleScroll, handleFirstVisible } = useViewReport(uuid, virtuoso, isHeld)
  const mayLoadOlder = isAtEnd && list.hasMore && !list.isLoading && list.error === null

  useEffect(() => {
    if (mayLoadOlder) void loadOlder(uuid)
  }, [mayLoadOlder, loadOlder, uuid])

  // What waits comes in bit by bit: the list needs some frames for each.
  useEffect(() => {
    if (list.waiting === 0) return
    const timer = setInterval(() => letIn(uuid), LET_IN_MS)
    return () => clearInterval(timer)
  }, [list.waiting, letIn, uuid])

  useEffect(() => {
    if (scrollRequests === seenRequests.current) return
    seenRequests.current = scrollRequests
    virtuoso.current?.scrollTo({ top: 0 })
  }, [scrollRequests])

  const handleRange = ({ startIndex }: ListRange) => {
    const visible = list.items.slice(Math.max(0, startIndex - list.firstItemIndex))
    handleFirstVisible(visible.find((item) => item !== null) ?? null)
  }

  const handleLoadOlder = () => void loadOlder(uuid)
  const context: ListContext = { uuid, label, list, header, onLoadOlder: handleLoadOlder }

  return (
    <>
      <UnreadPill unread={list.unread} onClick={() => virtuoso.current?.scrollTo({ top: 0 })} />
      <Virtuoso
        ref={virtuoso}
        className={styles['list']}
        data={list.items}
        context={context}
        firstItemIndex={list.firstItemIndex}
        computeItemKey={rowKey}
        itemContent={drawRow}
        components={COMPONENTS}
        defaultItemHeight={DEFAULT_ROW_PX}
        increaseViewportBy={OVERSCAN}
        atBottomThreshold={LOAD_AHEAD_PX}
        atBottomStateChange={setIsAtEnd}
        rangeChanged={handleRange}
        onScroll={(event: UIEvent<HTMLElement>) => handleScroll(event.currentTarget.scrollTop)}
        onMouseMove={handleMove}
      />
    </>
  )
}
