import { columnElement, columnOf, shownColumns } from '../column-element.ts'

/** What stands above the page, or comes and goes in its corner: from there the focus goes back where it was. */
const LAYER = 'dialog, [popover], [role=status] > *, [role=alert]'

const ROW = 'article[tabindex]'

/** Where the focus was, told in a way that outlives the element. */
interface Place {
  readonly target: HTMLElement
  readonly layer: Element | null
  readonly column: string | null
  /** Which of the columns that is, from 0. */
  readonly columnIndex: number
  readonly row: HTMLElement | null
  readonly feed: Element | null
  /** Which of the drawn rows that is, from 0. */
  readonly rowIndex: number
  readonly scroller: Element | null
  /** How far the list was scrolled. Unit: px. */
  readonly scrollTop: number
  /** Where the focus was before it came into this layer. */
  readonly before: Place | null
}

/**
 * Keeps the focus of whoever goes by keys when the element that has it leaves the page: a post that is deleted, a
 * column that is removed, a notice whose button was pressed. The browser would drop it, and the next Tab would begin
 * at the top. It goes to the row in the same place, else to the
 * same control drawn anew, to the column, or to the column in that place.
 *
 * Only what holds the focused element is watched, and only for children that go: rows that arrive cost nothing.
 *
 * @returns stops it
 * @see BY-54
 */
export function watchLostFocus(): () => void {
  let place: Place | null = null
  let frame = 0
  const observer = new MutationObserver(() => {
    if (place === null || place.target.isConnected) return
    // Whoever takes something away may have a better place for the focus, and gives it there by then.
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (place === null || place.target.isConnected) return
      if (document.activeElement !== document.body) return
      regain(place)?.focus({ preventScroll: true })
    })
  })

  const handleFocus = ({ target }: FocusEvent) => {
    observer.disconnect()
    // A press with the pointer leaves the focus on what nobody means.
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) {
      place = null
      return
    }
    place = placeOf(target, place)
    for (let holder = target.parentElement; holder !== null; holder = holder.parentElement)
      observer.observe(holder, { childList: true })
  }

  addEventListener('focusin', handleFocus)
  return () => {
    removeEventListener('focusin', handleFocus)
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}

function placeOf(target: HTMLElement, previous: Place | null): Place {
  const layer = target.closest(LAYER)
  const column = columnOf(target)
  const row = target.closest<HTMLElement>(ROW)
  const feed = row?.closest('[role=feed]') ?? null
  const scroller = row?.closest('[data-virtuoso-scroller]') ?? null
  return {
    target,
    layer,
    column,
    columnIndex: column === null ? -1 : shownColumns().indexOf(column),
    row,
    feed,
    rowIndex: row === null || feed === null ? -1 : rowsOf(feed).indexOf(row),
    scroller,
    scrollTop: scroller?.scrollTop ?? 0,
    before: layer === null ? null : cameFrom(layer, previous),
  }
}

/** The last place outside of a layer that opened. */
function cameFrom(layer: Element, previous: Place | null): Place | null {
  if (previous === null) return null
  return previous.layer === layer ? previous.before : previous
}

const rowsOf = (feed: Element) => [...feed.querySelectorAll<HTMLElement>(ROW)]

/** What takes the focus in the stead of what is gone. */
function regain(place: Place): HTMLElement | null {
  if (place.target.isConnected && place.target.checkVisibility()) return place.target
  const isLayerGone = place.layer !== null && !place.layer.isConnected
  if (isLayerGone && place.before !== null) return regain(place.before)
  return rowInstead(place) ?? drawnAnew(place) ?? columnInstead(place)
}

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent

/** The same control, where a column draws what is above its rows anew: the tabs of a profile. */
function drawnAnew({ target, column }: Place): HTMLElement | null {
  const within = column === null ? null : columnElement(column)
  if (within === null) return null
  const alike = [...within.querySelectorAll<HTMLElement>(target.tagName)].filter(
    (one) => nameOf(one) === nameOf(target) && one.role === target.role,
  )
  return alike.length === 1 ? (alike[0] ?? null) : null
}

function rowInstead({ row, feed, rowIndex, scroller, scrollTop }: Place): HTMLElement | null {
  if (row?.isConnected === true) return row
  if (feed?.isConnected !== true) return null
  // Whoever scrolled it away reads elsewhere by now.
  const height = scroller?.clientHeight ?? 0
  if (scroller !== null && Math.abs(scroller.scrollTop - scrollTop) > height / 2) return null
  const rows = rowsOf(feed)
  return rows[Math.min(rowIndex, rows.length - 1)] ?? null
}

function columnInstead({ column, columnIndex }: Place): HTMLElement | null {
  if (column === null) return null
  const same = columnElement(column)
  if (same !== null) return same
  const columns = shownColumns()
  const next = columns[Math.min(columnIndex, columns.length - 1)]
  return next === undefined ? null : columnElement(next)
}
