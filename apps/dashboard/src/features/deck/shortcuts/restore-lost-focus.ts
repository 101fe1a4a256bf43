import { findColumnElement, findColumnUuid, getShownColumns } from '../column-element.ts'

/** Layers above the page and toasts. When they close, the focus returns to its previous position. */
const LAYER = 'dialog, [popover], [role=status] > *, [role=alert]'

const ROW = 'article[tabindex]'

/** A focus position that remains meaningful after its element is removed. */
interface FocusPosition {
  readonly target: HTMLElement
  readonly layer: Element | null
  readonly column: string | null
  /** Index of the column, from 0. */
  readonly columnIndex: number
  readonly row: HTMLElement | null
  readonly feed: Element | null
  /** Index of the row among the rendered ones, from 0. */
  readonly rowIndex: number
  readonly scroller: Element | null
  /** Scroll position of the list. Unit: px. */
  readonly scrollTop: number
  /** The focus position before the focus entered this layer. */
  readonly before: FocusPosition | null
}

/**
 * Restores keyboard focus when the focused element leaves the page: a deleted post, a removed column, a toast whose
 * button was clicked. Otherwise the browser drops the focus and the next Tab starts at the top of the page. The focus
 * moves to the row at the same position, else to the same control after it was rendered again, to the column, or to
 * the column at that position.
 *
 * Only the ancestors of the focused element are observed, and only for removed children, so new rows have no cost.
 *
 * @returns a cleanup function
 * @see BY-54
 */
export function watchLostFocus(): () => void {
  let place: FocusPosition | null = null
  let frame = 0
  const observer = new MutationObserver(() => {
    if (place === null || place.target.isConnected) return
    // The code that removes an element may set the focus itself within this frame.
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (place === null || place.target.isConnected) return
      if (document.activeElement !== document.body) return
      findReplacement(place)?.focus({ preventScroll: true })
    })
  })

  const handleFocus = ({ target }: FocusEvent) => {
    observer.disconnect()
    // Focus set by a pointer is not intended, so it is not tracked.
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) {
      place = null
      return
    }
    place = getFocusPosition(target, place)
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

function getFocusPosition(target: HTMLElement, previous: FocusPosition | null): FocusPosition {
  const layer = target.closest(LAYER)
  const column = findColumnUuid(target)
  const row = target.closest<HTMLElement>(ROW)
  const feed = row?.closest('[role=feed]') ?? null
  const scroller = row?.closest('[data-virtuoso-scroller]') ?? null
  return {
    target,
    layer,
    column,
    columnIndex: column === null ? -1 : getShownColumns().indexOf(column),
    row,
    feed,
    rowIndex: row === null || feed === null ? -1 : getRows(feed).indexOf(row),
    scroller,
    scrollTop: scroller?.scrollTop ?? 0,
    before: layer === null ? null : findPositionBeforeLayer(layer, previous),
  }
}

/** Returns the last focus position outside a layer that opened. */
function findPositionBeforeLayer(
  layer: Element,
  previous: FocusPosition | null,
): FocusPosition | null {
  if (previous === null) return null
  return previous.layer === layer ? previous.before : previous
}

const getRows = (feed: Element) => [...feed.querySelectorAll<HTMLElement>(ROW)]

/** Finds the element that receives the focus instead of a removed one. */
function findReplacement(place: FocusPosition): HTMLElement | null {
  if (place.target.isConnected && place.target.checkVisibility()) return place.target
  const isLayerGone = place.layer !== null && !place.layer.isConnected
  if (isLayerGone && place.before !== null) return findReplacement(place.before)
  return findReplacementRow(place) ?? findRerenderedControl(place) ?? findReplacementColumn(place)
}

const getElementName = (element: HTMLElement) =>
  element.getAttribute('aria-label') ?? element.textContent

/** Finds the same control where a column renders its header again, such as the tabs of a profile. */
function findRerenderedControl({ target, column }: FocusPosition): HTMLElement | null {
  const within = column === null ? null : findColumnElement(column)
  if (within === null) return null
  const alike = [...within.querySelectorAll<HTMLElement>(target.tagName)].filter(
    (one) => getElementName(one) === getElementName(target) && one.role === target.role,
  )
  return alike.length === 1 ? (alike[0] ?? null) : null
}

function findReplacementRow({
  row,
  feed,
  rowIndex,
  scroller,
  scrollTop,
}: FocusPosition): HTMLElement | null {
  if (row?.isConnected === true) return row
  if (feed?.isConnected !== true) return null
  // A user who scrolled the list away from this position is reading something else.
  const height = scroller?.clientHeight ?? 0
  if (scroller !== null && Math.abs(scroller.scrollTop - scrollTop) > height / 2) return null
  const rows = getRows(feed)
  return rows[Math.min(rowIndex, rows.length - 1)] ?? null
}

function findReplacementColumn({ column, columnIndex }: FocusPosition): HTMLElement | null {
  if (column === null) return null
  const same = findColumnElement(column)
  if (same !== null) return same
  const columns = getShownColumns()
  const next = columns[Math.min(columnIndex, columns.length - 1)]
  return next === undefined ? null : findColumnElement(next)
}
