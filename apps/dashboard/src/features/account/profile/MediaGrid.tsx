import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { scrollRequestAtoms } from '../../../state/columns/column-views.ts'
import { useAppValue, useSessionAction } from '../../../state/react/index.ts'
import type { ColumnList } from '../../../state/timelines/column-list.ts'
import { loadOlderAtom } from '../../../state/timelines/open-column.ts'
import { ListEnd } from '../../../ui/live-list/FeedList.tsx'
import { useListEnd } from '../../../ui/live-list/use-list-end.ts'
import { StatusTiles } from '../../status/index.ts'
import styles from './MediaGrid.module.css'

interface MediaGridProps {
  readonly uuid: string
  readonly label: string
  readonly list: ColumnList
  /** Scrolls with the tiles. */
  readonly header: ReactNode
  /** Stands in where there are no tiles; null where there are some. */
  readonly standIn: ReactNode
}

/** All that is attached to the loaded posts, as square tiles; more comes near the end. @see TL-29 */
export function MediaGrid({ uuid, label, list, header, standIn }: MediaGridProps) {
  const ids = list.items.filter((item) => item !== null)
  const trouble = list.error?.message ?? null
  const { isLoading } = list
  const hasMore = list.hasMore && standIn === null
  const loadOlder = useSessionAction(loadOlderAtom)
  const { isAtEnd, look, scroller, scrollerRef } = useListEnd(ids.at(-1) ?? null)
  const scrollRequests = useAppValue(scrollRequestAtoms(uuid))
  const seenRequests = useRef(scrollRequests)
  const loadMore = useCallback(() => void loadOlder(uuid), [loadOlder, uuid])
  const mayLoadMore = isAtEnd && hasMore && !isLoading && trouble === null

  useEffect(() => {
    if (mayLoadMore) loadMore()
  }, [mayLoadMore, loadMore])

  useEffect(() => {
    if (scrollRequests === seenRequests.current) return
    seenRequests.current = scrollRequests
    scroller.current?.scrollTo({ top: 0 })
  }, [scrollRequests, scroller])

  return (
    <div ref={scrollerRef} className={styles['scroller']} onScroll={look}>
      {header}
      {standIn ?? (
        <>
          <ul className={styles['grid']} aria-label={label} aria-busy={isLoading}>
            {ids.map((id) => (
              <StatusTiles key={id} id={id} columnUuid={uuid} />
            ))}
          </ul>
          <ListEnd
            context={{ label, header: null, hasMore, isLoading, trouble, onLoadMore: loadMore }}
          />
        </>
      )}
    </div>
  )
}
