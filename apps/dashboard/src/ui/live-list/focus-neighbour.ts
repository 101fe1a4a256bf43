/** How long a list may take to draw the next row. */
const MOST_FRAMES = 40
/** So much of what is not drawn yet is brought into view. Unit: px. */
const PEEK_PX = 60

/**
 * Moves the focus to the row before or after. Rows are siblings in the feed's order, whatever wraps them; a
 * list that draws only what is in view is scrolled until it has drawn the next one.
 *
 * @see ST-38
 */
export function focusNeighbour(row: HTMLElement, step: 1 | -1): void {
  const scroller = row.closest<HTMLElement>('[data-virtuoso-scroller]')
  const feed = scroller ?? row.closest('[role=feed]') ?? document.body
  if (focusBeside(feed, row, step) || scroller === null || isLast(row, step)) return

  const [view, own] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()]
  scroller.scrollBy(0, step > 0 ? own.bottom - view.bottom + PEEK_PX : own.top - view.top - PEEK_PX)
  let frames = 0
  const look = () => {
    frames += 1
    // Whoever went elsewhere meanwhile stays there.
    if (document.activeElement !== row || focusBeside(feed, row, step)) return
    if (frames < MOST_FRAMES) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function focusBeside(feed: Element, row: HTMLElement, step: 1 | -1): boolean {
  const rows = Array.from(feed.querySelectorAll<HTMLElement>('article[tabindex]'))
  const next = rows[rows.indexOf(row) + step]
  next?.focus()
  return next !== undefined
}

/** Whether the feed says of itself that nothing comes after it there. */
function isLast(row: HTMLElement, step: 1 | -1): boolean {
  const position = Number(row.getAttribute('aria-posinset'))
  const size = Number(row.getAttribute('aria-setsize'))
  return step < 0 ? position === 1 : size > 0 && position === size
}
