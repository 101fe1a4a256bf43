/** A list measures what came in within some frames, however long those are on a busy machine. */
const SETTLING_FRAMES = 15
const SETTLING_MS = 2_000

/** Whoever does one of these scrolls, or may be about to: beside the list, too, where its title leads to the top. */
const DEEDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Before anybody can keep it from being heard. */
const HEARING = { capture: true, passive: true }

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
  const scroller = gap.closest<HTMLElement>('[data-virtuoso-scroller]')
  const row = side === 'above' ? wrapper?.previousElementSibling : wrapper?.nextElementSibling
  // The list's number of a row is its own, whatever comes in: the element may be drawn anew.
  const number = row?.getAttribute('data-item-index')
  const held = () =>
    number == null
      ? null
      : (scroller?.querySelector<HTMLElement>(`[data-item-index="${number}"]`) ?? null)

  const settle = scroller === null ? null : hold(scroller, held)
  return (focused) => {
    settle?.()
    giveBack(SETTLING_FRAMES, () =>
      focused.isConnected ? focused : held()?.querySelector('article'),
    )
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

/** @returns to be called when the rows are in: the hold ends once they are measured */
function hold(scroller: HTMLElement, held: () => HTMLElement | null): () => void {
  let kept: number | null = null
  let place = 0
  let isInHand = false
  let framesLeft = Number.POSITIVE_INFINITY
  let until = Number.POSITIVE_INFINITY

  const takeInHand = () => void (isInHand = true)
  const look = () => {
    const row = held()
    // Between two looks of the list it may not be drawn.
    if (row !== null) standStill(row)
    framesLeft -= 1
    const isOver = framesLeft <= 0 && performance.now() >= until
    if (scroller.isConnected && !isOver) requestAnimationFrame(look)
    else for (const deed of DEEDS) document.removeEventListener(deed, takeInHand, HEARING)
  }
  const standStill = (row: HTMLElement) => {
    const topOf = () => row.getBoundingClientRect().top
    const top = topOf()
    // The list scrolls by itself too, when it guesses where rows are: only somebody's hand takes the row along.
    const isScrolled = isInHand && Math.abs(top + scroller.scrollTop - place) < 1
    if (kept === null || isScrolled) kept = top
    else if (top !== kept) scroller.scrollTop += top - kept
    place = topOf() + scroller.scrollTop
  }

  for (const deed of DEEDS) document.addEventListener(deed, takeInHand, HEARING)
  look()
  return () => {
    framesLeft = SETTLING_FRAMES
    until = performance.now() + SETTLING_MS
  }
}
