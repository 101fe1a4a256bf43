/** A list needs some frames until rows that came in are measured. */
const SETTLING_FRAMES = 15

/**
 * Holds a row of a virtual list where it stands in the view while others come in beside it; who
 * scrolls meanwhile takes it along.
 *
 * @param gap the row beside it
 * @returns to be called when they are in, with what had the focus: it gets it back, or the row does
 *   where it is gone; the row is held for some frames more
 */
export function keepRow(gap: HTMLElement, side: 'above' | 'below'): (focused: HTMLElement) => void {
  const wrapper = gap.closest('[data-item-index]')
  const scroller = gap.closest('[data-virtuoso-scroller]')
  const row = side === 'above' ? wrapper?.previousElementSibling : wrapper?.nextElementSibling
  let left = Number.POSITIVE_INFINITY

  if (scroller != null && row != null) hold(scroller, row, () => (left -= 1) > 0)
  return (focused) => {
    left = SETTLING_FRAMES
    giveBack(SETTLING_FRAMES, () => (focused.isConnected ? focused : row?.querySelector('article')))
  }
}

/** A button that is disabled still takes no focus: it is offered once a frame. */
function giveBack(frames: number, target: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    target()?.focus({ preventScroll: true })
    if (frames > 1) giveBack(frames - 1, target)
  })
}

function hold(scroller: Element, row: Element, isWanted: () => boolean): void {
  const topOf = () => row.getBoundingClientRect().top
  let kept = topOf()
  let place = kept + scroller.scrollTop

  const look = () => {
    if (!row.isConnected || !isWanted()) return
    const top = topOf()
    const isScrolled = Math.abs(top + scroller.scrollTop - place) < 1
    if (isScrolled) kept = top
    else scroller.scrollTop += top - kept
    place = topOf() + scroller.scrollTop
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
