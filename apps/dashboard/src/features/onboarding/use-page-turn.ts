import { useLayoutEffect, useRef, type PointerEvent } from 'react'
import { resist, swipeDirection, swipeTarget } from '@colonnade/domain/columns'
import { place, settle } from '../../ui/motion/settle.ts'

const FRAME_MS = 1000 / 60
/** From how far a page comes that was not pulled. Unit: px. */
const STEP_PX = 40

/** A finger on its way. Lengths in px, positive towards the next page. */
interface Swipe {
  readonly pointerId: number
  readonly startX: number
  readonly startY: number
  /** 1 where the next page lies to the right, -1 where to the left. */
  readonly side: 1 | -1
  isMoving: boolean
  moved: number
  at: number
  /** Px a frame. */
  speed: number
}

/**
 * Lets a finger pull the pages aside, and every page come in from its side. Where motion is unwanted it is
 * there at once: the style sheet decides.
 *
 * @returns `page` for the element that moves, `handlers` for the one around it
 */
export function usePageTurn(shown: number, count: number, onTurn: (page: number) => void) {
  const page = useRef<HTMLDivElement>(null)
  const swipe = useRef<Swipe | null>(null)
  /** Where the next page begins to come in. */
  const entry = useRef<number | null>(null)
  const last = count - 1

  useLayoutEffect(() => {
    if (entry.current !== null) settle(page.current, entry.current)
    entry.current = null
  }, [shown])

  const sideOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)
  const widthOf = () => page.current?.clientWidth ?? 1

  function handlePointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType === 'mouse' || !event.isPrimary) return
    swipe.current = {
      pointerId: event.pointerId,
      startX: event.clientX,
      startY: event.clientY,
      side: sideOf(event.currentTarget),
      isMoving: false,
      moved: 0,
      at: event.timeStamp,
      speed: 0,
    }
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>): void {
    const now = swipe.current
    if (now === null || event.pointerId !== now.pointerId) return
    const [dx, dy] = [event.clientX - now.startX, event.clientY - now.startY]
    const way = swipeDirection(dx, dy)
    if (!now.isMoving && way === 'undecided') return
    if (!now.isMoving && way === 'vertical') {
      swipe.current = null
      return
    }
    now.isMoving = true
    const moved = -dx * now.side
    now.speed = ((moved - now.moved) / Math.max(1, event.timeStamp - now.at)) * FRAME_MS
    now.moved = moved
    now.at = event.timeStamp
    place(page.current, -pulled(now) * now.side)
  }

  /** How far the page follows: less and less beyond the first and the last. */
  const pulled = ({ moved }: Swipe) => (resist(shown + moved / widthOf(), last) - shown) * widthOf()

  function handlePointerEnd(event: PointerEvent<HTMLElement>): void {
    const done = swipe.current
    if (done === null || event.pointerId !== done.pointerId) return
    swipe.current = null
    if (!done.isMoving) return
    const isKept = event.type === 'pointercancel'
    const target = isKept ? shown : swipeTarget(shown, done.moved / widthOf(), done.speed, last)
    const offset = ((target - shown) * widthOf() - pulled(done)) * done.side
    if (target === shown) {
      settle(page.current, offset)
      return
    }
    entry.current = offset
    onTurn(target)
  }

  return {
    page,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerEnd,
      onPointerCancel: handlePointerEnd,
    },
    /** For a page that is not pulled. @param way 1 for one that follows, -1 for one before */
    enterFrom: (way: 1 | -1): void => {
      if (page.current !== null) entry.current = way * STEP_PX * sideOf(page.current)
    },
  }
}
