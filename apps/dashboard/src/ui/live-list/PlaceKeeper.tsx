import { type RefObject, useEffect } from 'react'
import { findHold, holdRow } from './hold-row.ts'

/** A list measures what changed with one frame, and scrolls by it with the next ones. */
const SETTLING_FRAMES = 8

/** A press changes its row within this time, or while the focus is still there. */
const PRESS_MS = 1_000

/** A row of which less than this is above the edge begins at it. */
const SLIVER_PX = 1

/** A row that is drawn, as it was before. */
interface Drawn {
  readonly row: HTMLElement
  /** From the top edge of the view, in px. */
  readonly top: number
  readonly height: number
}

/**
 * Keeps the row that is read where it is on the screen when something above it changes its height: a row, what opens
 * over the list, the list's header, or every row because its column gets narrower or wider. Sizes are observed, and nothing is measured
 * before one of them changes.
 *
 * @param isReady whether the list is where it begins
 * @returns stops it
 */
export function keepPlace(scroller: HTMLElement, isReady: () => boolean): () => void {
  const list = scroller.querySelector('[data-testid="virtuoso-item-list"]')
  const header = list?.previousElementSibling ?? null
  const column = scroller.closest('[data-column-body]')?.parentElement ?? document.documentElement
  const heights = new Map<Element, number>()
  const press = { row: null as Element | null, at: Number.NEGATIVE_INFINITY }
  let edge: number | null = null

  const notePress = ({ target, timeStamp }: Event) => {
    press.row = rowAround(target)
    press.at = timeStamp
  }

  /** The row that the reader has in hand. */
  const findHandled = (): Element | null =>
    performance.now() - press.at < PRESS_MS ? press.row : rowAround(document.activeElement)

  /** @returns by how much the top edge of the view moved within its column, in px */
  function moveEdge(): number {
    const known = edge
    edge = topOf(scroller) - topOf(column)
    return known === null ? 0 : edge - known
  }

  /** Whether something of the list's header was in view: then it is what is read. */
  const wasHeaderSeen = (grown: number): boolean =>
    header !== null && header.getBoundingClientRect().bottom - grown > topOf(scroller)

  function keep(changed: ReadonlyMap<Element, number>, shift: number, grown: number): void {
    // Who is at the top sees what comes there, and a list that is on its way goes on.
    if (!isReady() || scroller.scrollTop <= 0) return
    if (grown !== 0 && wasHeaderSeen(grown)) return
    const held = findHold(scroller)
    if (held === undefined) {
      const place = findPlace(changed, shift, grown)
      if (place !== null) holdRow(scroller, place.number, place.top).settle(SETTLING_FRAMES)
    } else {
      held.shift(-shift)
      held.settle(SETTLING_FRAMES)
    }
  }

  function findPlace(changed: ReadonlyMap<Element, number>, shift: number, grown: number) {
    const handled = findHandled()
    const isAlone = shift === 0 && grown === 0 && changed.size === 1
    const isByHand = handled !== null && isAlone && changed.has(handled)
    if (isByHand) return placeOf(handled, topOf(handled) - topOf(scroller))
    const drawn = drawnBefore(scroller, changed, grown)
    const seen = drawn.filter(({ top }) => top >= -SLIVER_PX && top < scroller.clientHeight)
    const read = seen.find(({ row }) => row === handled) ?? seen[0]
    if (read !== undefined) return placeOf(read.row, read.top - shift)
    // One row fills the view: its text flows anew about evenly.
    const filling = drawn.find(({ top, height }) => top + height > 0)
    if (filling === undefined) return null
    const { row, top, height } = filling
    return placeOf(row, (top * row.offsetHeight) / height - shift)
  }

  const sizes = new ResizeObserver((entries) => {
    const changed = new Map<Element, number>()
    let isResized = false
    let grown = 0
    for (const { target, borderBoxSize } of entries) {
      const height = borderBoxSize[0]?.blockSize ?? 0
      // What is out of sight has no size: it comes back with the one that it had.
      if (target === header ? scroller.clientHeight === 0 : height === 0) continue
      const known = heights.get(target)
      if (target === scroller) isResized = true
      else if (target === header) grown = height - (known ?? height)
      else if (known !== undefined && known !== height) changed.set(target, known)
      heights.set(target, height)
    }
    const shift = isResized ? moveEdge() : 0
    if (changed.size > 0 || shift !== 0 || grown !== 0) keep(changed, shift, grown)
  })
  const watch = (rows: Iterable<Node>) => {
    for (const row of rows) if (row instanceof HTMLElement) sizes.observe(row)
  }
  const rows = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const row of removedNodes) {
        if (!(row instanceof HTMLElement) || row.isConnected) continue
        sizes.unobserve(row)
        heights.delete(row)
      }
      watch(addedNodes)
    }
  })

  sizes.observe(scroller)
  if (header !== null) sizes.observe(header)
  if (list !== null) {
    watch(list.children)
    rows.observe(list, { childList: true })
  }
  scroller.addEventListener('pointerdown', notePress, { passive: true })
  return () => {
    sizes.disconnect()
    rows.disconnect()
    scroller.removeEventListener('pointerdown', notePress)
  }
}

const topOf = (element: Element): number => element.getBoundingClientRect().top

const rowAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-item-index]') : null

const placeOf = (row: Element, top: number) => ({
  number: Number(row.getAttribute('data-item-index')),
  top,
})

/** The rows as they were before some changed: the list draws none above the view, so the first one begins where it did. */
function drawnBefore(
  scroller: HTMLElement,
  changed: ReadonlyMap<Element, number>,
  grown: number,
): readonly Drawn[] {
  const drawn: Drawn[] = []
  let top: number | null = null
  for (const row of scroller.querySelectorAll<HTMLElement>('[data-item-index]')) {
    top ??= topOf(row) - topOf(scroller) - grown
    const height = changed.get(row) ?? row.getBoundingClientRect().height
    drawn.push({ row, top, height })
    top += height
  }
  return drawn
}

interface PlaceKeeperProps {
  readonly scroller: RefObject<HTMLElement | null>
  readonly hasArrived: RefObject<boolean>
}

/** Keeps the reader's place as long as the list is drawn. It comes after the first posts. */
export function PlaceKeeper({ scroller, hasArrived }: PlaceKeeperProps) {
  useEffect(
    () =>
      scroller.current === null ? undefined : keepPlace(scroller.current, () => hasArrived.current),
    [scroller, hasArrived],
  )
  return null
}
