import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { VirtuosoHandle } from 'react-virtuoso'
import type { Beginning } from './begin-at.ts'
import { onceDrawn } from './once-drawn.ts'

/** How often a list that is on its way is looked at, at most: each time it has drawn. */
const LOOK_MS = 100

/** So many looks in a row it must stand where it should: the list itself scrolls again within 150 ms. */
const CALM_LOOKS = 3

/** A place that cannot be reached is given up after five seconds. */
const MOST_LOOKS = 50

/** Whoever does one of these has taken the list in hand. */
const DEEDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Sees to it that a list which begins at a row stands there, however slowly rows are drawn and measured.
 *
 * @param firstItemIndex the list's number of its first row
 * @param onArrived called once it stands there, or somebody has taken it in hand
 * @returns whether it has arrived: until then it is nowhere; and `leaveIt`, for whoever sends it elsewhere
 */
export function useArrival(
  list: RefObject<VirtuosoHandle | null>,
  scroller: RefObject<HTMLElement | null>,
  begin: Beginning | null,
  firstItemIndex: number,
  onArrived: RefObject<() => void>,
): { hasArrived: RefObject<boolean>; leaveIt: () => void } {
  const hasArrived = useRef(begin === null)
  const ending = useRef(() => {})
  // Nothing comes in above meanwhile: the number stays the row's.
  const first = useRef(firstItemIndex)

  useEffect(() => {
    const element = scroller.current
    if (begin === null || element === null || hasArrived.current) return
    const location = begin.initialTopMostItemIndex
    let calm = 0
    let looks = 0
    const arrive = () => {
      stop()
      hasArrived.current = true
      onArrived.current()
    }
    const look = () => {
      cancel = onceDrawn(LOOK_MS, look)
      if (element.clientHeight === 0) return
      looks += 1
      const distance = distanceTo(element, first.current + location.index, location.offset)
      calm = distance !== null && isThere(element, distance) ? calm + 1 : 0
      if (distance === null) list.current?.scrollToIndex(location)
      if (calm >= CALM_LOOKS || looks >= MOST_LOOKS) arrive()
    }
    let cancel = onceDrawn(LOOK_MS, look)
    const stop = () => {
      cancel()
      ending.current = () => {}
      for (const deed of DEEDS) element.removeEventListener(deed, arrive)
    }
    ending.current = arrive
    for (const deed of DEEDS) element.addEventListener(deed, arrive, { passive: true })
    return stop
  }, [list, scroller, begin, onArrived])

  const leaveIt = useCallback(() => ending.current(), [])
  return { hasArrived, leaveIt }
}

/** How far a row is from where it should stand, in px; null while it is not drawn. */
function distanceTo(scroller: HTMLElement, number: number, offset: number): number | null {
  const row = scroller.querySelector(`[data-item-index="${number}"]`)
  if (row === null) return null
  return row.getBoundingClientRect().top - scroller.getBoundingClientRect().top + offset
}

/** Moves a list that stands elsewhere. @returns whether it stood right, or can get no nearer */
function isThere(scroller: HTMLElement, distance: number): boolean {
  if (Math.abs(distance) <= 1) return true
  const before = scroller.scrollTop
  scroller.scrollTop += distance
  return scroller.scrollTop === before
}
