/** Rows are measured as they are drawn: it has arrived when it stands still for so many frames. */
const STILL_FRAMES = 12
/** Three seconds: by then what was there is there, or will not come. */
const MOST_FRAMES = 180

/** What a reader does when they want to go elsewhere. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolling that is under way. */
interface Returning {
  readonly isOnTheWay: () => boolean
  readonly stop: () => void
}

/**
 * Scrolls what is drawn bit by bit to where it was: until it stands there, or the reader does
 * something else.
 *
 * @param scrollers what may scroll in the box, as a selector
 * @param top in px
 */
export function scrollBack(box: Element, scrollers: string, top: number): Returning {
  let still = 0
  let frames = 0
  let frame: number | null = requestAnimationFrame(step)

  function step(): void {
    const scroller = box.querySelector(scrollers)
    if (scroller !== null) {
      still = Math.abs(scroller.scrollTop - top) <= 1 ? still + 1 : 0
      if (still === 0) scroller.scrollTo({ top, behavior: 'instant' })
    }
    frames += 1
    frame = null
    if (still < STILL_FRAMES && frames < MOST_FRAMES) frame = requestAnimationFrame(step)
    else stop()
  }

  function stop(): void {
    if (frame !== null) cancelAnimationFrame(frame)
    frame = null
    for (const name of INTERRUPTIONS) box.removeEventListener(name, stop)
  }

  for (const name of INTERRUPTIONS) box.addEventListener(name, stop, { passive: true })
  return { isOnTheWay: () => frame !== null, stop }
}
