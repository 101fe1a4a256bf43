import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import { swipeDirection, swipeTarget } from '@colonnade/domain/columns'
import { type Fingers, isDoubleTap, type Tap, type ViewerZoom } from '@colonnade/domain/media'
import { place, settle } from '../../ui/motion/settle.ts'
import type { PictureZoom, Point } from './use-picture-zoom.ts'

const FRAME_MS = 1000 / 60
/** A drag or a press means something else to these. */
const OWN_DRAG = 'button, a, input, [role="slider"]'

/** A finger that pulls the strip aside. Lengths in px, positive towards the next picture. */
interface Swipe {
  readonly type: 'swipe'
  readonly start: Point
  /** 1 where the next picture is to the right, -1 where it is to the left. */
  readonly side: 1 | -1
  isMoving: boolean
  moved: number
  at: number
  /** Px a frame. */
  speed: number
}

/** A finger, or the mouse, that moves a picture larger than its place. */
interface Pan {
  readonly type: 'pan'
  readonly start: Point
  isMoving: boolean
  last: Point
}

type Hold =
  | Swipe
  | Pan
  | { readonly type: 'pinch'; readonly zoom: ViewerZoom; readonly from: Fingers }

interface ViewerHandInput {
  readonly zoom: PictureZoom
  readonly index: number
  /** Whether there is another one to swipe to. */
  readonly hasOthers: boolean
  readonly onStep: (by: 1 | -1) => void
  /** The finger pulls: the one at that side is to come into view. */
  readonly onPull: (side: 1 | -1) => void
  readonly onPress: () => void
  readonly onPressBeside: () => void
}

/**
 * Fingers and the mouse on the strip: one finger swipes (MV-09), or moves what is larger than its
 * place; two zoom, and so do two taps (MV-08); a press shows and hides what lies around (MV-06).
 *
 * @returns `strip` is for the element that is pulled, the rest for the one around it
 */
export function useViewerHand(input: ViewerHandInput) {
  const { zoom, index, hasOthers, onStep, onPull, onPress, onPressBeside } = input
  const strip = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const hold = useRef<Hold | null>(null)
  const hasDragged = useRef(false)
  const lastTap = useRef<Tap | null>(null)
  /** Where the next picture begins to come in. */
  const entry = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (entry.current !== null) settle(strip.current, entry.current)
    entry.current = null
  }, [index])

  function handlePointerDown(event: PointerEvent<HTMLElement>): void {
    if (isOwn(event.target) || (event.pointerType === 'mouse' && event.button !== 0)) return
    if (fingers.current.size === 0) hasDragged.current = false
    fingers.current.set(event.pointerId, at(event))
    const two = pair(fingers.current)
    if (two !== null) {
      if (hold.current?.type === 'swipe' && hold.current.isMoving) settle(strip.current, 0)
      hold.current = { type: 'pinch', zoom: zoom.current(), from: two }
    } else if (zoom.isZoomed()) hold.current = newPan(at(event))
    else if (event.pointerType !== 'mouse' && hasOthers) hold.current = newSwipe(event)
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>): void {
    const now = hold.current
    if (!fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, at(event))
    if (now?.type === 'swipe') pull(now, event)
    if (now?.type === 'pan') pan(now, event)
    const two = pair(fingers.current)
    if (now?.type === 'pinch' && two !== null) {
      zoom.pinch(now.zoom, now.from, two)
      hasDragged.current = true
    }
  }

  function pan(now: Pan, event: PointerEvent<HTMLElement>): void {
    const way = swipeDirection(event.clientX - now.start.x, event.clientY - now.start.y)
    if (!now.isMoving && way === 'undecided') return
    now.isMoving = true
    zoom.pan({ x: event.clientX - now.last.x, y: event.clientY - now.last.y })
    now.last = at(event)
    // Only what moves is captured: the click of a still press goes to what was pressed.
    event.currentTarget.setPointerCapture(event.pointerId)
    hasDragged.current = true
  }

  function pull(now: Swipe, event: PointerEvent<HTMLElement>): void {
    const [dx, dy] = [event.clientX - now.start.x, event.clientY - now.start.y]
    const way = swipeDirection(dx, dy)
    if (!now.isMoving && way === 'undecided') return
    hasDragged.current = true
    if (!now.isMoving && way === 'vertical') {
      hold.current = null
      return
    }
    now.isMoving = true
    const moved = -dx * now.side
    now.speed = ((moved - now.moved) / Math.max(1, event.timeStamp - now.at)) * FRAME_MS
    now.moved = moved
    now.at = event.timeStamp
    onPull(moved < 0 ? -1 : 1)
    place(strip.current, dx)
  }

  function handlePointerEnd(event: PointerEvent<HTMLElement>): void {
    if (!fingers.current.delete(event.pointerId)) return
    const done = hold.current
    const [rest] = fingers.current.values()
    hold.current = rest !== undefined && zoom.isZoomed() ? newPan(rest) : null
    if (done?.type === 'swipe' && done.isMoving) letGo(done, event.type === 'pointercancel')
  }

  function letGo({ moved, speed, side }: Swipe, isKept: boolean): void {
    const width = strip.current?.clientWidth ?? 1
    const step = isKept ? 0 : swipeTarget(1, moved / width, speed, 2) - 1
    if (step === 0) {
      settle(strip.current, -moved * side)
      return
    }
    entry.current = (step * width - moved) * side
    onPull(step > 0 ? -1 : 1)
    onStep(step > 0 ? 1 : -1)
  }

  function handleClick(event: MouseEvent<HTMLElement>): void {
    if (hasDragged.current || isOwn(event.target)) return
    if (!isOnPicture(event.target)) {
      onPressBeside()
      return
    }
    const tap: Tap = { ...at(event), at: event.timeStamp }
    const isDouble = isDoubleTap(lastTap.current, tap)
    lastTap.current = isDouble ? null : tap
    if (isDouble) zoom.doubleTap(tap)
    onPress()
  }

  return {
    strip,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerEnd,
      onPointerCancel: handlePointerEnd,
      onClick: handleClick,
    },
  }
}

const at = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => ({
  x: clientX,
  y: clientY,
})

const isOwn = (target: EventTarget): boolean =>
  target instanceof Element && target.closest(OWN_DRAG) !== null

const isOnPicture = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-frame]') !== null

function pair(fingers: ReadonlyMap<number, Point>): Fingers | null {
  const [one, other] = fingers.values()
  return one === undefined || other === undefined ? null : [one, other]
}

const newPan = (start: Point): Pan => ({ type: 'pan', start, isMoving: false, last: start })

function newSwipe(event: PointerEvent<HTMLElement>): Swipe {
  return {
    type: 'swipe',
    start: at(event),
    side: getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1,
    isMoving: false,
    moved: 0,
    at: event.timeStamp,
    speed: 0,
  }
}
