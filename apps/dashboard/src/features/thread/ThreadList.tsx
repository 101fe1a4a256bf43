import { useCallback, useMemo, useRef, useState } from 'react'
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso'
import type { StatusId } from '@colonnade/domain/entities'
import { hideCollapsedReplies } from '@colonnade/domain/threads'
import { useSessionValue } from '../../state/react/index.ts'
import { threadTreeAtoms } from '../../state/threads/thread-tree.ts'
import type { Thread } from '../../state/threads/threads.ts'
import { getInitialPosition } from '../../ui/live-list/initial-position.ts'
import { DEFAULT_ROW_PX } from '../../ui/live-list/row-height.ts'
import { AllWarningsContext } from '../status/index.ts'
import { EarlierPosts, type ThreadContext, ThreadEnd, ThreadFeed } from './ThreadFeed.tsx'
import { ThreadRow } from './ThreadRow.tsx'
import { useKeepOpenedPost } from './use-keep-opened-post.ts'
import styles from './Thread.module.css'

/** What the list of a thread renders. */
interface ThreadLayout {
  readonly rows: readonly StatusId[]
  /** The list index of the first row. */
  readonly first: number
}

/**
 * Keeps the list index of the row at the top of the viewport, so that the list keeps that row in place when rows are
 * inserted above it.
 *
 * @param anchor the row at the top of the viewport
 */
export function updateLayout(
  before: ThreadLayout,
  rows: readonly StatusId[],
  anchor: StatusId,
): ThreadLayout {
  const was = before.rows.indexOf(anchor)
  const is = rows.indexOf(anchor)
  return { rows, first: was < 0 || is < 0 ? before.first : before.first + was - is }
}

/** The list index of the opened post. Ancestors count down from it; no thread has that many. */
const OPENED_INDEX = 1_000_000

/** Nothing above: rows that are rendered above the viewport make it jump when others are inserted there. */
const OVERSCAN = { top: 0, bottom: 600 }

/** An opened post whose replies are not loaded is in the first frame, before the list knows its height. */
const FROM_OPENED_POST = { defaultItemHeight: DEFAULT_ROW_PX, initialItemCount: 1 }
const FROM_KNOWN_ROWS = { defaultItemHeight: DEFAULT_ROW_PX }

/** This many replies fill any viewport. */
const MIN_REPLIES_TO_FILL = 30

const COMPONENTS = { List: ThreadFeed, Footer: ThreadEnd }

const getRowKey = (row: StatusId) => row

interface ThreadListProps {
  readonly id: StatusId
  readonly thread: Thread
  /** Ancestors of the opened post are known or expected. */
  readonly isReply: boolean
  readonly label: string
  readonly onRetry: () => void
}

/**
 * The rows of a thread, rendered as far as they are visible. The row at the top of the viewport keeps its list index,
 * and so its position, when rows are inserted above it.
 *
 * @see TH-02, TH-05
 */
export function ThreadList({ id, thread, isReply, label, onRetry }: ThreadListProps) {
  const { phase, hasFailed, ancestors, descendants, warnings } = thread
  const list = useRef<VirtuosoHandle>(null)
  const scroller = useRef<HTMLElement>(null)
  const tree = useSessionValue(threadTreeAtoms, id)
  const { folded, fold } = useCollapsedBranches()
  const rows = useMemo(
    () => [...ancestors, id, ...hideCollapsedReplies(descendants, tree, folded)],
    [ancestors, id, descendants, tree, folded],
  )
  const [layout, setLayout] = useState<ThreadLayout>({
    rows,
    first: OPENED_INDEX - ancestors.length,
  })
  const [anchor, setAnchor] = useState(id)
  const [begin] = useState(() =>
    getInitialPosition(
      rows,
      getRowKey,
      ancestors.length === 0 ? null : { id, offset: 0, isMarked: false },
    ),
  )
  useKeepOpenedPost(list, scroller, ancestors.length, layout.first + ancestors.length)

  if (layout.rows !== rows) setLayout(updateLayout(layout, rows, anchor))

  const showEarlier = () => {
    list.current?.scrollToIndex({ index: Math.max(0, ancestors.length - 1), align: 'start' })
  }

  return (
    <AllWarningsContext value={warnings}>
      {(isReply || ancestors.length > 0) && (
        <EarlierPosts count={anchor === id ? ancestors.length : 0} onShow={showEarlier} />
      )}
      <Virtuoso<StatusId, ThreadContext>
        tabIndex={-1}
        ref={list}
        className={styles['list']}
        data={layout.rows}
        context={{
          label,
          isLoading: phase === 'loading',
          hasFailed,
          isShort: descendants.length < MIN_REPLIES_TO_FILL,
          onRetry,
        }}
        firstItemIndex={layout.first}
        {...(begin ?? (rows.length === 1 ? FROM_OPENED_POST : FROM_KNOWN_ROWS))}
        computeItemKey={(_index, row) => row}
        itemContent={(index, row) => (
          <ThreadRow
            id={row}
            branch={tree.get(row)}
            isOpened={row === id}
            isComplete={phase === 'ready'}
            isCollapsed={folded.has(row)}
            position={index - layout.first + 1}
            setSize={layout.rows.length}
            onCollapse={fold}
          />
        )}
        components={COMPONENTS}
        increaseViewportBy={OVERSCAN}
        scrollerRef={(element) => {
          scroller.current = element instanceof HTMLElement ? element : null
        }}
        rangeChanged={({ startIndex }) => {
          setAnchor(layout.rows[startIndex - layout.first] ?? id)
        }}
      />
    </AllWarningsContext>
  )
}

const NO_COLLAPSED: ReadonlySet<StatusId> = new Set()

/** The collapsed branches of a thread. @see BY-25 */
function useCollapsedBranches() {
  const [folded, setFolded] = useState(NO_COLLAPSED)

  const fold = useCallback((id: StatusId, isFolded: boolean) => {
    setFolded((before) => {
      const next = new Set(before)
      if (isFolded) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  return { folded, fold }
}
