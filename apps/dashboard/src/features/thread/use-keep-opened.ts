import { useEffect, useRef, type RefObject } from 'react'
import type { VirtuosoHandle } from 'react-virtuoso'

/** It has arrived when it stands still for so many frames. */
const STILL_FRAMES = 12
const MOST_FRAMES = 180
/** How often a row that is not drawn is asked for. */
const ASK_FRAMES = 8

/** Whoever does one of these wants to go elsewhere. */
const DEEDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Keeps the opened post where it stands while what was said before comes in above it: a list that has not yet
 * measured its first row loses it.
 *
 * @param above how many stand above it
 * @param number the list's number of it
 * @see TH-05
 */
export function useKeepOpened(
  list: RefObject<VirtuosoHandle | null>,
  scroller: RefObject<HTMLElement | null>,
  above: number,
  number: number,
): void {
  const hadAbove = useRef(above > 0)

  useEffect(() => {
    const element = scroller.current
    if (above === 0 || hadAbove.current || element === null) return undefined
    hadAbove.current = true
    return keepAtTop(element, number, () => {
      list.current?.scrollToIndex({ index: above, align: 'start' })
    })
  }, [list, scroller, above, number])
}

/** @returns ends it */
function keepAtTop(scroller: HTMLElement, number: number, ask: () => void): () => void {
  let still = 0
  let frames = 0
  let frame = requestAnimationFrame(step)

  function step(): void {
    const row = scroller.querySelector(`[data-item-index="${number}"]`)
    if (row !== null) still = isAtTop(scroller, row) ? still + 1 : 0
    else if (frames % ASK_FRAMES === 0) ask()
    frames += 1
    if (still < STILL_FRAMES && frames < MOST_FRAMES) frame = requestAnimationFrame(step)
    else stop()
  }

  function stop(): void {
    cancelAnimationFrame(frame)
    for (const deed of DEEDS) scroller.removeEventListener(deed, stop)
  }

  for (const deed of DEEDS) scroller.addEventListener(deed, stop, { passive: true })
  return stop
}

/** Moves a list that stands elsewhere. @returns whether it stood right, or can get no nearer */
function isAtTop(scroller: HTMLElement, row: Element): boolean {
  const distance = row.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  // Lists scroll by whole pixels. Any part of the row above it would count as the first one in view.
  if (distance > -1 && distance < 0.1) return true
  const before = scroller.scrollTop
  scroller.scrollTop += Math.ceil(distance - 0.1)
  return scroller.scrollTop === before
}
