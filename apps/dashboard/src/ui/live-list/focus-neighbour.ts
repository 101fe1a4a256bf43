/** The maximum number of frames for a list to render the next row. */
const MAX_FRAMES = 40
/** The visible part of a row that is scrolled into view before it is rendered. Unit: px. */
const PEEK_PX = 60

/**
 * Focuses the previous or next row. Rows are siblings in the feed's order. A virtual list is scrolled until it has
 * rendered the next row.
 *
 * @see ST-38
 */
export function focusNeighbour(row: HTMLElement, step: 1 | -1): void {
  const scroller = row.closest<HTMLElement>('[data-virtuoso-scroller]')
  const feed = scroller ?? row.closest('[role=feed]') ?? document.body
  if (focusAdjacent(feed, row, step) || scroller === null || isLast(row, step)) return

  const [view, own] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()]
  scroller.scrollBy(0, step > 0 ? own.bottom - view.bottom + PEEK_PX : own.top - view.top - PEEK_PX)
  let frames = 0
  const focusWhenRendered = () => {
    frames += 1
    // Stops when the user has moved the focus elsewhere.
    if (document.activeElement !== row || focusAdjacent(feed, row, step)) return
    if (frames < MAX_FRAMES) requestAnimationFrame(focusWhenRendered)
  }
  requestAnimationFrame(focusWhenRendered)
}

function focusAdjacent(feed: Element, row: HTMLElement, step: 1 | -1): boolean {
  const rows = Array.from(feed.querySelectorAll<HTMLElement>('article[tabindex]'))
  const next = rows[rows.indexOf(row) + step]
  next?.focus()
  return next !== undefined
}

/** Returns whether the feed marks the row as its last one in that direction. */
function isLast(row: HTMLElement, step: 1 | -1): boolean {
  const position = Number(row.getAttribute('aria-posinset'))
  const size = Number(row.getAttribute('aria-setsize'))
  return step < 0 ? position === 1 : size > 0 && position === size
}
