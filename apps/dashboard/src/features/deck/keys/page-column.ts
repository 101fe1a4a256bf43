import { columnElement } from '../column-element.ts'
import { columnInHand } from './column-focus.ts'

/** How a column is scrolled. */
export type PageStep = 'page-down' | 'page-up' | 'first' | 'last'

/** So much of a page stays in view, as browsers do it. */
const PAGE_PART = 0.875
/** How long a list may take to draw the rows of another page. */
const MOST_FRAMES = 60
/** For so many frames in a row nothing moves in a list that has drawn its rows. */
const CALM_FRAMES = 4

const ROW = 'article[tabindex]'
/** What takes the focus in lists whose rows do not. */
const CONTROL = 'li a[href], li button:not(:disabled)'

interface Page {
  readonly column: HTMLElement
  readonly scroller: HTMLElement
}

/** Ends what the last key began. */
let cancel = () => {}

/**
 * What the paging keys scroll: the list of the column that has the focus, wherever in there.
 *
 * @returns null where no column has the focus, or where what has it scrolls by itself
 */
export function findPage(): Page | null {
  const uuid = columnInHand()
  const column = uuid === null ? null : columnElement(uuid)
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
 * Scrolls a list by a page or to an end, and keeps the focus on a row in view: rows that leave the view are no longer
 * drawn, and the browser would drop the focus with them.
 *
 * @see BY-45, BY-54
 */
export function pageColumn({ column, scroller }: Page, step: PageStep): void {
  cancel()
  const before = scroller.scrollTop
  scroll(scroller, step)
  const isCutShort = scroller.scrollTop - before < scroller.clientHeight * PAGE_PART - 1
  const wantsLast = step === 'last' || (step === 'page-down' && isCutShort)
  let frames = 0
  let calm = 0
  let frame = 0
  let top = scroller.scrollTop
  const look = () => {
    frames += 1
    // Rows come in at their real heights: until then an end is somewhere else.
    if (step === 'first' || step === 'last') scroll(scroller, step)
    const isStill = focusInView(column, scroller, wantsLast) && scroller.scrollTop === top
    top = scroller.scrollTop
    calm = isStill ? calm + 1 : 0
    if (calm < CALM_FRAMES && frames < MOST_FRAMES) frame = requestAnimationFrame(look)
    else end()
  }
  const end = () => {
    cancelAnimationFrame(frame)
    removeEventListener('pointerdown', end, true)
    removeEventListener('keydown', end, true)
    removeEventListener('wheel', end, true)
  }
  cancel = end
  // A reader who does something else has left it.
  addEventListener('pointerdown', end, true)
  addEventListener('keydown', end, true)
  addEventListener('wheel', end, true)
  frame = requestAnimationFrame(look)
}

function scroll(scroller: HTMLElement, step: PageStep): void {
  const page = scroller.clientHeight * PAGE_PART
  if (step === 'first') scroller.scrollTop = 0
  else if (step === 'last') scroller.scrollTop = scroller.scrollHeight
  else scroller.scrollBy({ top: step === 'page-down' ? page : -page, behavior: 'instant' })
}

/** Gives the focus to a row in view, unless it is there. @returns whether one is in view */
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
