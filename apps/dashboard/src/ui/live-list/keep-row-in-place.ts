import { DEFAULT_ROW_PX } from './row-height.ts'

/**
 * Events that scroll, or may be about to. They count beside the list too, where the column title scrolls to the top.
 */
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Listens in the capture phase, so that no handler can stop the event before. */
const LISTENER_OPTIONS = { capture: true, passive: true }

/** A row of a virtual list that keeps its distance from the top edge of the viewport. */
export interface RowAnchor {
  /** Moves the target position of the row, in px. */
  readonly moveBy: (px: number) => void
  /** Ends the anchoring after a number of frames, and not before a number of milliseconds. */
  readonly releaseAfter: (frames: number, ms?: number) => void
}

const anchors = new WeakMap<HTMLElement, RowAnchor>()

/** Returns the active row anchor of a list. */
export const findRowAnchor = (scroller: HTMLElement): RowAnchor | undefined => anchors.get(scroller)

/** Finds the element of a row. The list's index of a row is stable, but the element may be recreated. */
export const findRow = (scroller: HTMLElement, number: number): HTMLElement | null =>
  scroller.querySelector<HTMLElement>(`[data-item-index="${number}"]`)

/**
 * Keeps the position of a row of a virtual list while the content around it changes. When the user scrolls, the row
 * follows. Each frame is corrected before it is painted.
 *
 * @param top its distance from the top edge of the viewport, in px; by default the current one
 */
export function keepRowInPlace(scroller: HTMLElement, number: number, top?: number): RowAnchor {
  let kept = top ?? null
  let place = Number.NaN
  let isUserActive = false
  let isAtTopByRequest = false
  let lastTop = 0
  let framesLeft = Number.POSITIVE_INFINITY
  let until = 0

  // An action beside the list may change its width or open an overlay. The row keeps its position then.
  const handleUserEvent = ({ target }: Event) => {
    const isBeside = target instanceof Element && target !== document.body
    if (top === undefined || !isBeside || scroller.contains(target)) isUserActive = true
  }
  const correct = () => {
    // A list that was scrolled to its top from further down stays there. The list's own corrections never go that
    // far.
    isAtTopByRequest ||= scroller.scrollTop <= 0 && lastTop > scroller.clientHeight
    lastTop = scroller.scrollTop
    if (isAtTopByRequest) return
    const row = findRow(scroller, number)
    if (row !== null) keepPosition(row)
    else if (!isUserActive && kept !== null) scrollToMissingRow(scroller, number)
  }
  const keepPosition = (row: HTMLElement) => {
    const now = getTopIn(scroller, row)
    // The list scrolls itself when it estimates row heights. The row follows only a scroll by the user.
    const isScrolled = isUserActive && Math.abs(now + scroller.scrollTop - place) < 1
    if (kept === null || isScrolled) kept = now
    else if (Math.abs(now - kept) >= 0.5) scroller.scrollTop += now - kept
    lastTop = scroller.scrollTop
    place = getTopIn(scroller, row) + lastTop
  }

  // A ResizeObserver reports newly observed elements after layout and before paint, in every frame.
  const observer = new ResizeObserver(correct)
  const step = () => {
    observer.disconnect()
    framesLeft -= 1
    if (
      isAtTopByRequest ||
      !scroller.isConnected ||
      (framesLeft < 0 && performance.now() >= until)
    ) {
      for (const deed of USER_EVENTS)
        document.removeEventListener(deed, handleUserEvent, LISTENER_OPTIONS)
      if (anchors.get(scroller) === hold) anchors.delete(scroller)
      return
    }
    observer.observe(scroller)
    requestAnimationFrame(step)
  }

  const hold: RowAnchor = {
    moveBy: (px) => {
      if (kept !== null) kept += px
    },
    releaseAfter: (frames, ms = 0) => {
      framesLeft = frames
      until = performance.now() + ms
    },
  }
  anchors.set(scroller, hold)
  for (const deed of USER_EVENTS) document.addEventListener(deed, handleUserEvent, LISTENER_OPTIONS)
  correct()
  requestAnimationFrame(step)
  return hold
}

const getTopIn = (scroller: HTMLElement, row: HTMLElement): number =>
  row.getBoundingClientRect().top - scroller.getBoundingClientRect().top

/** Scrolls near a row that is not rendered, so that it is rendered in the next frame. */
function scrollToMissingRow(scroller: HTMLElement, number: number): void {
  const numbers = [...scroller.querySelectorAll<HTMLElement>('[data-item-index]')].map((row) =>
    Number(row.dataset['itemIndex']),
  )
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (first === undefined || last === undefined) return
  const rows = number < first ? number - first : Math.max(0, number - last)
  scroller.scrollTop += rows * DEFAULT_ROW_PX
}
