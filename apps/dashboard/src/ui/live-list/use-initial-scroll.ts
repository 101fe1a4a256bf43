import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { VirtuosoHandle } from 'react-virtuoso'
import type { InitialPosition } from './initial-position.ts'
import { runAfterRender } from './run-after-render.ts'

/** Minimum interval between checks of the initial position. Each check follows a render. */
const CHECK_MS = 100

/**
 * The position has to be correct in this number of consecutive checks, because the list itself scrolls again within
 * 150 ms.
 */
const STABLE_CHECKS = 3

/** A position that cannot be reached is abandoned after five seconds. */
const MAX_CHECKS = 50

/** Events of a user who scrolls. They end the initial scroll. */
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls a list to its initial row until the position is stable, however slowly rows render.
 *
 * @param firstItemIndex the list's index of its first row
 * @param onFinished called when the position is stable, or when the user scrolls
 * @returns `isPositioned`: whether the initial position was reached; and `leaveIt`, to be called before scrolling
 *   elsewhere
 */
export function useInitialScroll(
  list: RefObject<VirtuosoHandle | null>,
  scroller: RefObject<HTMLElement | null>,
  initialPosition: InitialPosition | null,
  firstItemIndex: number,
  onFinished: RefObject<() => void>,
): { isPositioned: RefObject<boolean>; leaveIt: () => void } {
  const isPositioned = useRef(initialPosition === null)
  const finishRef = useRef(() => {})
  // No rows are inserted above before the end of the initial scroll, so the row keeps this index.
  const first = useRef(firstItemIndex)

  useEffect(() => {
    const element = scroller.current
    if (initialPosition === null || element === null || isPositioned.current) return
    const location = initialPosition.initialTopMostItemIndex
    let stableChecks = 0
    let checks = 0
    const finish = () => {
      stop()
      isPositioned.current = true
      onFinished.current()
    }
    const check = () => {
      cancel = runAfterRender(CHECK_MS, check)
      if (element.clientHeight === 0) return
      checks += 1
      const distance = getDistance(element, first.current + location.index, location.offset)
      stableChecks = distance !== null && correctPosition(element, distance) ? stableChecks + 1 : 0
      if (distance === null) list.current?.scrollToIndex(location)
      if (stableChecks >= STABLE_CHECKS || checks >= MAX_CHECKS) finish()
    }
    let cancel = runAfterRender(CHECK_MS, check)
    const stop = () => {
      cancel()
      finishRef.current = () => {}
      for (const deed of USER_EVENTS) element.removeEventListener(deed, finish)
    }
    finishRef.current = finish
    for (const deed of USER_EVENTS) element.addEventListener(deed, finish, { passive: true })
    return stop
  }, [list, scroller, initialPosition, onFinished])

  const leaveIt = useCallback(() => finishRef.current(), [])
  return { isPositioned, leaveIt }
}

/** Returns the distance of a row from its target position, in px; null while it is not rendered. */
function getDistance(scroller: HTMLElement, number: number, offset: number): number | null {
  const row = scroller.querySelector(`[data-item-index="${number}"]`)
  if (row === null) return null
  return row.getBoundingClientRect().top - scroller.getBoundingClientRect().top + offset
}

/** Scrolls by the distance. @returns whether the position was correct, or cannot be improved */
function correctPosition(scroller: HTMLElement, distance: number): boolean {
  if (Math.abs(distance) <= 1) return true
  const before = scroller.scrollTop
  scroller.scrollTop += distance
  return scroller.scrollTop === before
}
