import { type RefObject, useEffect } from 'react'
import { findRowAnchor, keepRowInPlace } from './keep-row-in-place.ts'

/** A list measures a change in one frame and scrolls by it in the next ones. */
const SETTLING_FRAMES = 8

/** A press changes its row within this time, or while the row keeps the focus. */
const PRESS_MS = 1_000

/** A row with less than this above the edge counts as starting at it. */
const SLIVER_PX = 1

/** A rendered row with its box before the change. */
interface RenderedRow {
  readonly row: HTMLElement
  /** From the top edge of the viewport, in px. */
  readonly top: number
  readonly height: number
}

/**
 * Keeps the position of the row being read when something above it changes its height: a row, an overlay of the list,
 * the list's header, or every row on a width change. Sizes are observed, and nothing is measured before a change.
 *
 * @param isReady whether the list has reached its initial position
 * @returns a cleanup function
 */
export function anchorScroll(scroller: HTMLElement, isReady: () => boolean): () => void {
  const list = scroller.querySelector('[data-testid="virtuoso-item-list"]')
  const header = list?.previousElementSibling ?? null
  const column = scroller.closest('[data-column-body]')?.parentElement ?? document.documentElement
  const heights = new Map<Element, number>()
  const press = { row: null as Element | null, at: Number.NEGATIVE_INFINITY }
  let edge: number | null = null

  const savePress = ({ target, timeStamp }: Event) => {
    press.row = findRowAround(target)
    press.at = timeStamp
  }

  /** Finds the row that the user is interacting with. */
  const findActiveRow = (): Element | null =>
    performance.now() - press.at < PRESS_MS ? press.row : findRowAround(document.activeElement)

  /** @returns the distance that the top edge of the viewport moved within its column, in px */
  function updateEdge(): number {
    const known = edge
    edge = getTop(scroller) - getTop(column)
    return known === null ? 0 : edge - known
  }

  /** Whether a part of the list's header was visible. Then the header is what the user reads. */
  const wasHeaderVisible = (grown: number): boolean =>
    header !== null && header.getBoundingClientRect().bottom - grown > getTop(scroller)

  function keepAnchor(changed: ReadonlyMap<Element, number>, shift: number, grown: number): void {
    // At the top, insertions are visible. Before its initial position is reached, the list is still scrolling.
    if (!isReady() || scroller.scrollTop <= 0) return
    if (grown !== 0 && wasHeaderVisible(grown)) return
    const held = findRowAnchor(scroller)
    if (held === undefined) {
      const place = findAnchor(changed, shift, grown)
      if (place !== null)
        keepRowInPlace(scroller, place.number, place.top).releaseAfter(SETTLING_FRAMES)
    } else {
      held.moveBy(-shift)
      held.releaseAfter(SETTLING_FRAMES)
    }
  }

  function findAnchor(changed: ReadonlyMap<Element, number>, shift: number, grown: number) {
    const handled = findActiveRow()
    const isAlone = shift === 0 && grown === 0 && changed.size === 1
    const isByHand = handled !== null && isAlone && changed.has(handled)
    if (isByHand) return createAnchor(handled, getTop(handled) - getTop(scroller))
    const rendered = getRowsBefore(scroller, changed, grown)
    // A row that the panel above the list covers now cannot keep its place: the list does not render it any more.
    const edgeBefore = Math.max(0, shift)
    const seen = rendered.filter(
      ({ top }) => top >= edgeBefore - SLIVER_PX && top - shift < scroller.clientHeight,
    )
    const read = seen.find(({ row }) => row === handled) ?? seen[0]
    if (read !== undefined) return createAnchor(read.row, read.top - shift)
    // One row fills the viewport. Its text is assumed to rewrap evenly.
    const filling = rendered.find(({ top, height }) => top + height > edgeBefore)
    if (filling === undefined) return null
    const { row, top, height } = filling
    return createAnchor(row, (top * row.offsetHeight) / height - shift)
  }

  const sizes = new ResizeObserver((entries) => {
    const changed = new Map<Element, number>()
    let isResized = false
    let grown = 0
    for (const { target, borderBoxSize } of entries) {
      const height = borderBoxSize[0]?.blockSize ?? 0
      // A hidden element has no size. It keeps the known one until it is visible again.
      if (target === header ? scroller.clientHeight === 0 : height === 0) continue
      const known = heights.get(target)
      if (target === scroller) isResized = true
      else if (target === header) grown = height - (known ?? height)
      else if (known !== undefined && known !== height) changed.set(target, known)
      heights.set(target, height)
    }
    const shift = isResized ? updateEdge() : 0
    if (changed.size > 0 || shift !== 0 || grown !== 0) keepAnchor(changed, shift, grown)
  })
  const observeRows = (rows: Iterable<Node>) => {
    for (const row of rows) if (row instanceof HTMLElement) sizes.observe(row)
  }
  const rows = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const row of removedNodes) {
        if (!(row instanceof HTMLElement) || row.isConnected) continue
        sizes.unobserve(row)
        heights.delete(row)
      }
      observeRows(addedNodes)
    }
  })

  sizes.observe(scroller)
  if (header !== null) sizes.observe(header)
  if (list !== null) {
    observeRows(list.children)
    rows.observe(list, { childList: true })
  }
  scroller.addEventListener('pointerdown', savePress, { passive: true })
  return () => {
    sizes.disconnect()
    rows.disconnect()
    scroller.removeEventListener('pointerdown', savePress)
  }
}

const getTop = (element: Element): number => element.getBoundingClientRect().top

const findRowAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-item-index]') : null

const createAnchor = (row: Element, top: number) => ({
  number: Number(row.getAttribute('data-item-index')),
  top,
})

/**
 * Returns the rows with their boxes before the change. The list renders none above the viewport, so the first one
 * kept its start.
 */
function getRowsBefore(
  scroller: HTMLElement,
  changed: ReadonlyMap<Element, number>,
  grown: number,
): readonly RenderedRow[] {
  const rendered: RenderedRow[] = []
  let top: number | null = null
  for (const row of scroller.querySelectorAll<HTMLElement>('[data-item-index]')) {
    top ??= getTop(row) - getTop(scroller) - grown
    const height = changed.get(row) ?? row.getBoundingClientRect().height
    rendered.push({ row, top, height })
    top += height
  }
  return rendered
}

interface ScrollAnchoringProps {
  readonly scroller: RefObject<HTMLElement | null>
  readonly isPositioned: RefObject<boolean>
}

/** Keeps the scroll position while the list is rendered. It loads after the first posts. */
export function ScrollAnchoring({ scroller, isPositioned }: ScrollAnchoringProps) {
  useEffect(
    () =>
      scroller.current === null
        ? undefined
        : anchorScroll(scroller.current, () => isPositioned.current),
    [scroller, isPositioned],
  )
  return null
}
