import { useEffect, useRef, type RefObject } from 'react'
import type { VirtuosoHandle } from 'react-virtuoso'

/** The post counts as settled after it has not moved for this many frames. */
const SETTLED_FRAMES = 12
const MAX_FRAMES = 180
/** Frames between two requests to scroll to a row that is not rendered. */
const SCROLL_INTERVAL_FRAMES = 8

/** Any of these means that the user scrolls elsewhere. */
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Keeps the opened post in place while ancestors are inserted above it. A list that has not yet measured its first
 * row would move it.
 *
 * @param above number of ancestors
 * @param number the list index of the opened post
 * @see TH-05
 */
export function useKeepOpenedPost(
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

/** @returns stops it */
function keepAtTop(scroller: HTMLElement, number: number, ask: () => void): () => void {
  let settledFrames = 0
  let frames = 0
  let frame = requestAnimationFrame(step)

  function step(): void {
    const row = scroller.querySelector(`[data-item-index="${number}"]`)
    if (row !== null) settledFrames = scrollToTop(scroller, row) ? settledFrames + 1 : 0
    else if (frames % SCROLL_INTERVAL_FRAMES === 0) ask()
    frames += 1
    if (settledFrames < SETTLED_FRAMES && frames < MAX_FRAMES) frame = requestAnimationFrame(step)
    else stop()
  }

  function stop(): void {
    cancelAnimationFrame(frame)
    for (const deed of USER_SCROLL_EVENTS) scroller.removeEventListener(deed, stop)
  }

  for (const deed of USER_SCROLL_EVENTS) scroller.addEventListener(deed, stop, { passive: true })
  return stop
}

/** Scrolls the row to the top of the list. @returns whether it is there, or cannot get nearer */
function scrollToTop(scroller: HTMLElement, row: Element): boolean {
  const distance = row.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  // Lists scroll by whole pixels. Any visible part of the row above would count as the first visible row.
  if (distance > -1 && distance < 0.1) return true
  const before = scroller.scrollTop
  scroller.scrollTop += Math.ceil(distance - 0.1)
  return scroller.scrollTop === before
}
