import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { swipeDirection } from '@colonnade/domain/columns'
import { type Fingers, isDoubleTap, type Tap, type ViewerZoom } from '@colonnade/domain/media'
import { useSwipe } from '../../ui/dragging/use-swipe.ts'
import type { PictureZoom, Point } from './use-picture-zoom.ts'

/** A drag or a press means something else to these. */
const OWN_DRAG = 'button, a, input, [role="slider"]'

/** A finger, or the mouse, that moves a picture larger than its place. */
interface Pan {
  readonly type: 'pan'
  readonly start: Point
  isMoving: boolean
  last: Point
}

type Hold =
  | Pan
  | { readonly type: 'swipe'; readonly start: Point }
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
  const fingers = useRef(new Map<number, Point>())
  const hold = useRef<Hold | null>(null)
  const hasDragged = useRef(false)
  const lastTap = useRef<Tap | null>(null)
  // They stand in a circle: there is always one on either side.
  const swipe = useSwipe({
    shown: index,
    index: 1,
    last: 2,
    onPull,
    onTurn(page) {
      // The one that was in view leaves at the other side.
      onPull(page > 1 ? -1 : 1)
      onStep(page > 1 ? 1 : -1)
    },
  })

  function handlePointerDown(event: PointerEvent<HTMLElement>): void {
    if (isOwn(event.target) || (event.pointerType === 'mouse' && event.button !== 0)) return
    if (fingers.current.size === 0) hasDragged.current = false
    fingers.current.set(event.pointerId, at(event))
    const two = pair(fingers.current)
    if (two !== null) {
      // Not by and by: two fingers measure where the picture is.
      if (swipe.breakOff()) delete swipe.pane.current?.dataset['settling']
      hold.current = { type: 'pinch', zoom: zoom.current(), from: two }
    } else if (zoom.isZoomed()) hold.current = newPan(at(event))
    else if (event.pointerType !== 'mouse' && hasOthers) {
      hold.current = { type: 'swipe', start: at(event) }
      swipe.pointer.onPointerDown(event)
    }
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>): void {
    const now = hold.current
    if (!fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, at(event))
    if (now?.type === 'swipe' && isOnItsWay(now.start, event)) hasDragged.current = true
    swipe.pointer.onPointerMove(event)
    if (now?.type === 'pan') pan(now, event)
    const two = pair(fingers.current)
    if (now?.type === 'pinch' && two !== null) {
      zoom.pinch(now.zoom, now.from, two)
      hasDragged.current = true
    }
  }

  function pan(now: Pan, event: PointerEvent<HTMLElement>): void {
    if (!now.isMoving && !isOnItsWay(now.start, event)) return
    now.isMoving = true
    zoom.pan({ x: event.clientX - now.last.x, y: event.clientY - now.last.y })
    now.last = at(event)
    // Only what moves is captured: the click of a still press goes to what was pressed.
    event.currentTarget.setPointerCapture(event.pointerId)
    hasDragged.current = true
  }

  function handlePointerEnd(event: PointerEvent<HTMLElement>): void {
    if (!fingers.current.delete(event.pointerId)) return
    const [rest] = fingers.current.values()
    hold.current = rest !== undefined && zoom.isZoomed() ? newPan(rest) : null
    if (event.type === 'pointercancel') swipe.pointer.onPointerCancel(event)
    else swipe.pointer.onPointerUp(event)
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
    strip: swipe.pane,
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

/** Whether a finger that came down somewhere does more than to press. */
const isOnItsWay = (start: Point, { clientX, clientY }: PointerEvent): boolean =>
  swipeDirection(clientX - start.x, clientY - start.y) !== 'undecided'

const isOwn = (target: EventTarget): boolean =>
  target instanceof Element && target.closest(OWN_DRAG) !== null

const isOnPicture = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-frame]') !== null

function pair(fingers: ReadonlyMap<number, Point>): Fingers | null {
  const [one, other] = fingers.values()
  return one === undefined || other === undefined ? null : [one, other]
}

const newPan = (start: Point): Pan => ({ type: 'pan', start, isMoving: false, last: start })
