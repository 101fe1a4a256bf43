import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { getUnreadDividerPx, type ListPosition } from './list-position.ts'

/** Number of rows in a scroll position. The next row replaces one that is deleted. */
const ANCHOR_ROWS = 6

/** A row with less than this visible counts as read. */
const SLIVER_PX = 1

interface RenderedRows<Row, Key extends string> {
  readonly rows: readonly Row[]
  readonly firstItemIndex: number
  readonly getKey: (row: Row) => Key | null
}

/**
 * Provides a function that measures the scroll position while the list is rendered.
 *
 * @param onMeasureReady must have a stable identity; returns a cleanup function, which is called while the rows still
 *   exist
 */
export function useScrollAnchor<Row, Key extends string>(
  scroller: RefObject<HTMLElement | null>,
  isStarted: RefObject<boolean>,
  rendered: RenderedRows<Row, Key>,
  onMeasureReady: (measure: () => ListPosition<Key> | null) => () => void,
) {
  const latest = useRef(rendered)
  useEffect(() => {
    latest.current = rendered
  })

  // A layout effect, because its cleanup runs before the rows leave the page.
  useLayoutEffect(
    () =>
      onMeasureReady(() =>
        // Before the initial position is reached there is nothing to measure. The saved position stays.
        scroller.current === null || !isStarted.current
          ? null
          : measurePosition(scroller.current, latest.current),
      ),
    [onMeasureReady, scroller, isStarted],
  )
}

function measurePosition<Row, Key extends string>(
  scroller: HTMLElement,
  { rows, firstItemIndex, getKey }: RenderedRows<Row, Key>,
): ListPosition<Key> | null {
  const edge = scroller.getBoundingClientRect().top
  for (const element of scroller.querySelectorAll<HTMLElement>('[data-item-index]')) {
    const index = Number(element.dataset['itemIndex']) - firstItemIndex
    const row = rows[index]
    const box = element.getBoundingClientRect()
    if (row === undefined || getKey(row) === null || box.bottom <= edge + SLIVER_PX) continue
    const ids = rows.slice(index, index + ANCHOR_ROWS).flatMap((next) => getKey(next) ?? [])
    const line = element.querySelector('[data-place-line]') === null ? 0 : getUnreadDividerPx()
    return { ids, offset: edge - box.top - line, isTop: scroller.scrollTop <= 0 }
  }
  return null
}
