import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { StateSnapshot, VirtuosoHandle } from 'react-virtuoso'
import { DEFAULT_ROW_PX } from './row-height.ts'

/** Within this distance of the top, new rows count as seen (TL-09). */
const NEAR_TOP_PX = 100

/** The visible part of a list. */
export interface ListView<Key extends string> {
  /** The list is at its very top. */
  readonly atTop: boolean
  /** Within the first 100 px. */
  readonly nearTop: boolean
  /** The row at the top edge of the viewport. */
  readonly firstVisibleId: Key | null
  /** Number of rows that may be inserted above at once. */
  readonly maxInserted: number
  /** Insertions are paused, even at the top. New rows are counted separately from read ones. */
  readonly held: boolean
}

interface ViewReportOptions {
  /** Insertions are paused now. */
  readonly isHeld: boolean
  /**
   * A list reports nothing before it has reached its initial position. An insertion above would change the index of
   * its first row, and the list would scroll to the wrong row.
   */
  readonly isPositioned: RefObject<boolean>
  /** The user scrolled to the very top. */
  readonly onTopReached: () => void
}

/**
 * Reports the visible part of a list whenever it changes, without a render.
 *
 * @param onView must have a stable identity
 */
export function useViewReport<Key extends string>(
  list: RefObject<VirtuosoHandle | null>,
  { isHeld, isPositioned, onTopReached }: ViewReportOptions,
  onView: (view: ListView<Key>) => void,
) {
  const scrollTop = useRef(0)
  const firstVisibleId = useRef<Key | null>(null)

  const [isNearTop, setIsNearTop] = useState(true)

  const reportView = useCallback(() => {
    if (!isPositioned.current) return
    onView({
      atTop: scrollTop.current <= 0 && !isHeld,
      nearTop: scrollTop.current < NEAR_TOP_PX,
      firstVisibleId: firstVisibleId.current,
      maxInserted: isHeld ? 0 : Math.floor(scrollTop.current / estimateRowHeight(list.current)),
      held: isHeld,
    })
  }, [onView, list, isPositioned, isHeld])

  useEffect(reportView, [reportView])

  const handleScroll = (top: number) => {
    const isBack = top <= 0 && scrollTop.current > 0
    scrollTop.current = top
    setIsNearTop(top < NEAR_TOP_PX)
    if (isBack) onTopReached()
    reportView()
  }

  const handleFirstVisible = (id: Key | null) => {
    firstVisibleId.current = id
    reportView()
  }

  return { isNearTop, reportView, handleScroll, handleFirstVisible }
}

/** The list estimates the height of a new row by the last one that it measured. */
function estimateRowHeight(list: VirtuosoHandle | null): number {
  let height = DEFAULT_ROW_PX
  list?.getState(({ ranges }: StateSnapshot) => {
    height = ranges.at(-1)?.size ?? DEFAULT_ROW_PX
  })
  return Math.max(1, height)
}
