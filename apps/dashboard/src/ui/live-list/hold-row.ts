import { DEFAULT_ROW_PX } from './row-height.ts'

/** Whoever does one of these scrolls, or may be about to: beside the list, too, where its title leads to the top. */
const DEEDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Before anybody can keep it from being heard. */
const HEARING = { capture: true, passive: true }

/** A row of a virtual list that keeps its distance from the top edge of the view. */
export interface RowHold {
  /** Moves where the row is held, in px. */
  readonly shift: (px: number) => void
  /** Ends it after so many frames, and not before so many milliseconds. */
  readonly settle: (frames: number, ms?: number) => void
}

const holds = new WeakMap<HTMLElement, RowHold>()

/** The hold of a list, as long as there is one. */
export const findHold = (scroller: HTMLElement): RowHold | undefined => holds.get(scroller)

/** The element of a row: the list's number of a row is its own, whatever comes in; the element may be drawn anew. */
export const findRow = (scroller: HTMLElement, number: number): HTMLElement | null =>
  scroller.querySelector<HTMLElement>(`[data-item-index="${number}"]`)

/**
 * Holds a row of a virtual list where it is in the view while what surrounds it changes; whoever scrolls meanwhile takes
 * it along. Each frame is corrected before it is painted.
 *
 * @param top its distance from the top edge of the view, in px; by default the one that it has now
 */
export function holdRow(scroller: HTMLElement, number: number, top?: number): RowHold {
  let kept = top ?? null
  let place = Number.NaN
  let isInHand = false
  let isSent = false
  let lastTop = 0
  let framesLeft = Number.POSITIVE_INFINITY
  let until = 0

  // What is done beside the list changes its width, or opens something over it: then it is held all the same.
  const takeInHand = ({ target }: Event) => {
    const isBeside = target instanceof Element && target !== document.body
    if (top === undefined || !isBeside || scroller.contains(target)) isInHand = true
  }
  const look = () => {
    // Sent to its top from further down, a list stays there: by itself it never goes that far.
    isSent ||= scroller.scrollTop <= 0 && lastTop > scroller.clientHeight
    lastTop = scroller.scrollTop
    if (isSent) return
    const row = findRow(scroller, number)
    if (row !== null) stayAt(row)
    else if (!isInHand && kept !== null) bringBack(scroller, number)
  }
  const stayAt = (row: HTMLElement) => {
    const now = topIn(scroller, row)
    // The list scrolls by itself too, when it guesses where rows are: only somebody's hand takes the row along.
    const isScrolled = isInHand && Math.abs(now + scroller.scrollTop - place) < 1
    if (kept === null || isScrolled) kept = now
    else if (Math.abs(now - kept) >= 0.5) scroller.scrollTop += now - kept
    lastTop = scroller.scrollTop
    place = topIn(scroller, row) + lastTop
  }

  // It hears of what it begins to observe after the layout and before the paint, each time.
  const observer = new ResizeObserver(look)
  const step = () => {
    observer.disconnect()
    framesLeft -= 1
    if (isSent || !scroller.isConnected || (framesLeft < 0 && performance.now() >= until)) {
      for (const deed of DEEDS) document.removeEventListener(deed, takeInHand, HEARING)
      if (holds.get(scroller) === hold) holds.delete(scroller)
      return
    }
    observer.observe(scroller)
    requestAnimationFrame(step)
  }

  const hold: RowHold = {
    shift: (px) => {
      if (kept !== null) kept += px
    },
    settle: (frames, ms = 0) => {
      framesLeft = frames
      until = performance.now() + ms
    },
  }
  holds.set(scroller, hold)
  for (const deed of DEEDS) document.addEventListener(deed, takeInHand, HEARING)
  look()
  requestAnimationFrame(step)
  return hold
}

const topIn = (scroller: HTMLElement, row: HTMLElement): number =>
  row.getBoundingClientRect().top - scroller.getBoundingClientRect().top

/** Scrolls to about where a row is that is not drawn, so that it is with the next frame. */
function bringBack(scroller: HTMLElement, number: number): void {
  const numbers = [...scroller.querySelectorAll<HTMLElement>('[data-item-index]')].map((row) =>
    Number(row.dataset['itemIndex']),
  )
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (first === undefined || last === undefined) return
  const rows = number < first ? number - first : Math.max(0, number - last)
  scroller.scrollTop += rows * DEFAULT_ROW_PX
}
