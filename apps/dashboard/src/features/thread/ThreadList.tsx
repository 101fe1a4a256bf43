import { useCallback, useMemo, useRef, useState } from 'react'
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso'
import type { StatusId } from '@colonnade/domain/entities'
import { hideFolded } from '@colonnade/domain/threads'
import { useSessionValue } from '../../state/react/index.ts'
import { threadTreeAtoms } from '../../state/threads/thread-tree.ts'
import type { Thread } from '../../state/threads/threads.ts'
import { beginAt } from '../../ui/live-list/begin-at.ts'
import { DEFAULT_ROW_PX } from '../../ui/live-list/row-height.ts'
import { WarningsWishContext } from '../status/index.ts'
import { EarlierPosts, type ThreadContext, ThreadEnd, ThreadFeed } from './ThreadFeed.tsx'
import { ThreadRow } from './ThreadRow.tsx'
import { useKeepOpened } from './use-keep-opened.ts'
import styles from './Thread.module.css'

/** What a thread's list draws. */
interface ThreadLayout {
  readonly rows: readonly StatusId[]
  /** The list's number of the first row. */
  readonly first: number
}

/**
 * Gives the row at the top of the view the number that it had, so that the list keeps it where it is whatever
 * came in above it.
 *
 * @param anchor the row at the top of the view
 */
export function keepPlace(
  before: ThreadLayout,
  rows: readonly StatusId[],
  anchor: StatusId,
): ThreadLayout {
  const was = before.rows.indexOf(anchor)
  const is = rows.indexOf(anchor)
  return { rows, first: was < 0 || is < 0 ? before.first : before.first + was - is }
}

/** The number of the opened post: what was said before counts down from it, and no thread is as long. */
const OPENED_INDEX = 1_000_000

/** Never above: rows that are drawn ahead of the view make it jump when others come in there. */
const OVERSCAN = { top: 0, bottom: 600 }

/** So many answers fill any view. */
const LONG = 30

const COMPONENTS = { List: ThreadFeed, Footer: ThreadEnd }

const keyOf = (row: StatusId) => row

interface ThreadListProps {
  /** The post that was opened. */
  readonly id: StatusId
  readonly thread: Thread
  /** Posts before the opened one are known or expected. */
  readonly isReply: boolean
  readonly label: string
  readonly onRetry: () => void
}

/**
 * A thread's rows, of which those in view are drawn. The row at the top of the view keeps its number whatever
 * comes in above it, and so its place.
 *
 * @see TH-02, TH-05
 */
export function ThreadList({ id, thread, isReply, label, onRetry }: ThreadListProps) {
  const { phase, hasFailed, ancestors, descendants, warnings } = thread
  const list = useRef<VirtuosoHandle>(null)
  const scroller = useRef<HTMLElement>(null)
  const tree = useSessionValue(threadTreeAtoms, id)
  const { folded, fold } = useFolded()
  const rows = useMemo(
    () => [...ancestors, id, ...hideFolded(descendants, tree, folded)],
    [ancestors, id, descendants, tree, folded],
  )
  const [layout, setLayout] = useState<ThreadLayout>({
    rows,
    first: OPENED_INDEX - ancestors.length,
  })
  const [anchor, setAnchor] = useState(id)
  const [begin] = useState(() =>
    beginAt(rows, keyOf, ancestors.length === 0 ? null : { id, offset: 0, isMarked: false }),
  )
  useKeepOpened(list, scroller, ancestors.length, layout.first + ancestors.length)

  if (layout.rows !== rows) setLayout(keepPlace(layout, rows, anchor))

  const showEarlier = () => {
    list.current?.scrollToIndex({ index: Math.max(0, ancestors.length - 1), align: 'start' })
  }

  return (
    <WarningsWishContext value={warnings}>
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
          isShort: descendants.length < LONG,
          onRetry,
        }}
        firstItemIndex={layout.first}
        {...(begin ?? { defaultItemHeight: DEFAULT_ROW_PX })}
        computeItemKey={(_index, row) => row}
        itemContent={(index, row) => (
          <ThreadRow
            id={row}
            branch={tree.get(row)}
            isOpened={row === id}
            isComplete={phase === 'ready'}
            isFolded={folded.has(row)}
            position={index - layout.first + 1}
            setSize={layout.rows.length}
            onFold={fold}
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
    </WarningsWishContext>
  )
}

const NONE: ReadonlySet<StatusId> = new Set()

/** Which branches of a thread are folded. @see BY-25 */
function useFolded() {
  const [folded, setFolded] = useState(NONE)

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
