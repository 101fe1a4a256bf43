import { findColumnElement } from '../column-element.ts'
import { getActiveColumn } from './column-focus.ts'

/** A step of scrolling a column. */
export type PageStep = 'page-down' | 'page-up' | 'first' | 'last'

/** The part of the height that one page step scrolls, as in browsers. */
const PAGE_PART = 0.875
/** The maximum number of frames for a list to render the rows of another page. */
const MAX_FRAMES = 60
/** The list counts as rendered after this number of consecutive frames without movement. */
const STABLE_FRAMES = 4

const ROW = 'article[tabindex]'
/** The focusable elements in lists whose rows are not focusable. */
const CONTROL = 'li a[href], li button:not(:disabled)'

interface ColumnScroller {
  readonly column: HTMLElement
  readonly scroller: HTMLElement
}

/** Cancels the scrolling of the previous key. */
let cancel = () => {}

/**
 * Finds the scroll container of the focused column.
 *
 * @returns null when no column has the focus, or when the focused element handles scrolling itself
 */
export function findColumnScroller(): ColumnScroller | null {
  const uuid = getActiveColumn()
  const column = uuid === null ? null : findColumnElement(uuid)
  if (column === null) return null
  const focused = document.activeElement
  for (
    let element = focused;
    element !== null && element !== column;
    element = element.parentElement
  )
    if (element instanceof HTMLElement && canScroll(element))
      return isList(element) ? { column, scroller: element } : null
  const all = [...column.querySelectorAll<HTMLElement>('[data-column-body] *')]
  const scroller = all.find((each) => isList(each) && isScroller(each)) ?? all.find(canScroll)
  return scroller === undefined ? null : { column, scroller }
}

/**
 * Scrolls a list by a page or to an end, and keeps the focus on a row in view. Virtual lists unmount rows that leave
 * the view, and the browser would drop the focus with them.
 *
 * @see BY-45, BY-54
 */
export function scrollColumnByPage({ column, scroller }: ColumnScroller, step: PageStep): void {
  cancel()
  const before = scroller.scrollTop
  scroll(scroller, step)
  const isCutShort = scroller.scrollTop - before < scroller.clientHeight * PAGE_PART - 1
  const wantsLast = step === 'last' || (step === 'page-down' && isCutShort)
  let frames = 0
  let calm = 0
  let frame = 0
  let top = scroller.scrollTop
  const checkFrame = () => {
    frames += 1
    // Rows get their real heights while they render, so the end of the list moves.
    if (step === 'first' || step === 'last') scroll(scroller, step)
    const isStill = focusInView(column, scroller, wantsLast) && scroller.scrollTop === top
    top = scroller.scrollTop
    calm = isStill ? calm + 1 : 0
    if (calm < STABLE_FRAMES && frames < MAX_FRAMES) frame = requestAnimationFrame(checkFrame)
    else end()
  }
  const end = () => {
    cancelAnimationFrame(frame)
    removeEventListener('pointerdown', end, true)
    removeEventListener('keydown', end, true)
    removeEventListener('wheel', end, true)
  }
  cancel = end
  // Another action of the user ends the scrolling.
  addEventListener('pointerdown', end, true)
  addEventListener('keydown', end, true)
  addEventListener('wheel', end, true)
  frame = requestAnimationFrame(checkFrame)
}

function scroll(scroller: HTMLElement, step: PageStep): void {
  const page = scroller.clientHeight * PAGE_PART
  if (step === 'first') scroller.scrollTop = 0
  else if (step === 'last') scroller.scrollTop = scroller.scrollHeight
  else scroller.scrollBy({ top: step === 'page-down' ? page : -page, behavior: 'instant' })
}

/** Focuses a row in view, unless one has the focus already. @returns whether a row is in view */
function focusInView(column: HTMLElement, scroller: HTMLElement, wantsLast: boolean): boolean {
  const view = scroller.getBoundingClientRect()
  const isInView = (element: Element) => {
    const box = element.getBoundingClientRect()
    return box.height > 0 && box.bottom > view.top + 1 && box.top < view.bottom - 1
  }
  const rows = [...scroller.querySelectorAll<HTMLElement>(ROW)]
  const found = (
    rows.length > 0 ? rows : [...scroller.querySelectorAll<HTMLElement>(CONTROL)]
  ).filter(isInView)
  const readable = found.filter((row) => row.getBoundingClientRect().top >= view.top - 1)
  const target = wantsLast ? found.at(-1) : (readable[0] ?? found[0])
  const focused = document.activeElement
  if (target === undefined) {
    if (focused === document.body) column.focus({ preventScroll: true })
    return rows.length === 0
  }
  if (focused !== target) target.focus({ preventScroll: true })
  return true
}

const isScroller = (element: HTMLElement): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) && element.clientHeight > 0

const canScroll = (element: HTMLElement): boolean =>
  element.scrollHeight > element.clientHeight + 1 && isScroller(element)

const isList = (element: Element): boolean =>
  element.matches('[data-virtuoso-scroller]') || element.querySelector(ROW) !== null
