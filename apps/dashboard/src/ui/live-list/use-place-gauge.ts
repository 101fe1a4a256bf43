import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { placeLinePx, type ListPlace } from './list-place.ts'

/** Rows that a place names: the next one stands in for one that is deleted. */
const NAMED_ROWS = 6

/** A row of which less than this is seen has been read. */
const SLIVER_PX = 1

interface Drawn<Row, Key extends string> {
  readonly rows: readonly Row[]
  readonly firstItemIndex: number
  readonly keyOf: (row: Row) => Key | null
}

/**
 * Lets somebody measure where the reader is, as long as the list is drawn.
 *
 * @param onGauge keeps its identity; gives what ends it, which is called while the rows are still there
 */
export function usePlaceGauge<Row, Key extends string>(
  scroller: RefObject<HTMLElement | null>,
  isStarted: RefObject<boolean>,
  drawn: Drawn<Row, Key>,
  onGauge: (measure: () => ListPlace<Key> | null) => () => void,
) {
  const latest = useRef(drawn)
  useEffect(() => {
    latest.current = drawn
  })

  // A layout effect: its cleaning up comes before the rows leave the page.
  useLayoutEffect(
    () =>
      onGauge(() =>
        // On its way to where it begins it is nowhere yet: what was remembered stays.
        scroller.current === null || !isStarted.current
          ? null
          : measured(scroller.current, latest.current),
      ),
    [onGauge, scroller, isStarted],
  )
}

function measured<Row, Key extends string>(
  scroller: HTMLElement,
  { rows, firstItemIndex, keyOf }: Drawn<Row, Key>,
): ListPlace<Key> | null {
  const edge = scroller.getBoundingClientRect().top
  for (const element of scroller.querySelectorAll<HTMLElement>('[data-item-index]')) {
    const index = Number(element.dataset['itemIndex']) - firstItemIndex
    const row = rows[index]
    const box = element.getBoundingClientRect()
    if (row === undefined || keyOf(row) === null || box.bottom <= edge + SLIVER_PX) continue
    const ids = rows.slice(index, index + NAMED_ROWS).flatMap((next) => keyOf(next) ?? [])
    const line = element.querySelector('[data-place-line]') === null ? 0 : placeLinePx()
    return { ids, offset: edge - box.top - line, isTop: scroller.scrollTop <= 0 }
  }
  return null
}
