import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { getSwipeDirection } from '@colonnade/domain/columns'
import { type Fingers, isDoubleTap, type Tap, type ViewerZoom } from '@colonnade/domain/media'
import { useSwipe } from '../../ui/dragging/use-swipe.ts'
import type { ImageZoom, Point } from './use-image-zoom.ts'

/** Elements that handle dragging and clicks themselves. */
const HANDLES_OWN_POINTER = 'button, a, input, [role="slider"]'

/** A finger or the mouse that pans an enlarged image. */
interface Pan {
  readonly type: 'pan'
  readonly start: Point
  isMoving: boolean
  last: Point
}

type Gesture =
  | Pan
  | { readonly type: 'swipe'; readonly start: Point }
  | { readonly type: 'pinch'; readonly zoom: ViewerZoom; readonly from: Fingers }

interface ViewerGesturesInput {
  readonly zoom: ImageZoom
  readonly index: number
  /** Whether there is another image to swipe to. */
  readonly hasOthers: boolean
  readonly onStep: (by: 1 | -1) => void
  /** The finger drags: the image at that side becomes visible. */
  readonly onPull: (side: 1 | -1) => void
  readonly onPress: () => void
  readonly onPressBeside: () => void
}

/**
 * Handles pointers on the strip: one finger swipes (MV-09), or pans an enlarged image; two fingers or a double tap
 * zoom (MV-08); a click toggles the controls (MV-06).
 *
 * @returns `strip` is a ref for the dragged element; `handlers` are for the element around it
 */
export function useViewerGestures(input: ViewerGesturesInput) {
  const { zoom, index, hasOthers, onStep, onPull, onPress, onPressBeside } = input
  const fingers = useRef(new Map<number, Point>())
  const hold = useRef<Gesture | null>(null)
  const hasDragged = useRef(false)
  const lastTap = useRef<Tap | null>(null)
  // The images wrap around, so there is always one on either side.
  const swipe = useSwipe({
    shown: index,
    index: 1,
    last: 2,
    onPull,
    onTurn(page) {
      // The previously visible image leaves at the other side.
      onPull(page > 1 ? -1 : 1)
      onStep(page > 1 ? 1 : -1)
    },
  })

  function handlePointerDown(event: PointerEvent<HTMLElement>): void {
    if (handlesOwnPointer(event.target) || (event.pointerType === 'mouse' && event.button !== 0))
      return
    if (fingers.current.size === 0) hasDragged.current = false
    fingers.current.set(event.pointerId, getPoint(event))
    const two = getTwoFingers(fingers.current)
    if (two !== null) {
      // Without a transition, because the two fingers measure the position of the image.
      if (swipe.breakOff()) delete swipe.pane.current?.dataset['settling']
      hold.current = { type: 'pinch', zoom: zoom.current(), from: two }
    } else if (zoom.isZoomed()) hold.current = createPan(getPoint(event))
    else if (event.pointerType !== 'mouse' && hasOthers) {
      hold.current = { type: 'swipe', start: getPoint(event) }
      swipe.pointer.onPointerDown(event)
    }
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>): void {
    const now = hold.current
    if (!fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, getPoint(event))
    if (now?.type === 'swipe' && hasMoved(now.start, event)) hasDragged.current = true
    swipe.pointer.onPointerMove(event)
    if (now?.type === 'pan') panImage(now, event)
    const two = getTwoFingers(fingers.current)
    if (now?.type === 'pinch' && two !== null) {
      zoom.pinch(now.zoom, now.from, two)
      hasDragged.current = true
    }
  }

  function panImage(now: Pan, event: PointerEvent<HTMLElement>): void {
    if (!now.isMoving && !hasMoved(now.start, event)) return
    now.isMoving = true
    zoom.pan({ x: event.clientX - now.last.x, y: event.clientY - now.last.y })
    now.last = getPoint(event)
    // The pointer is captured only while it moves, so that a click without movement reaches its target.
    event.currentTarget.setPointerCapture(event.pointerId)
    hasDragged.current = true
  }

  function handlePointerEnd(event: PointerEvent<HTMLElement>): void {
    if (!fingers.current.delete(event.pointerId)) return
    const [rest] = fingers.current.values()
    hold.current = rest !== undefined && zoom.isZoomed() ? createPan(rest) : null
    if (event.type === 'pointercancel') swipe.pointer.onPointerCancel(event)
    else swipe.pointer.onPointerUp(event)
  }

  function handleClick(event: MouseEvent<HTMLElement>): void {
    if (hasDragged.current || handlesOwnPointer(event.target)) return
    if (!isOnPicture(event.target)) {
      onPressBeside()
      return
    }
    const tap: Tap = { ...getPoint(event), at: event.timeStamp }
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

const getPoint = ({
  clientX,
  clientY,
}: {
  readonly clientX: number
  readonly clientY: number
}) => ({
  x: clientX,
  y: clientY,
})

/** Whether a finger has moved far enough for a drag rather than a click. */
const hasMoved = (start: Point, { clientX, clientY }: PointerEvent): boolean =>
  getSwipeDirection(clientX - start.x, clientY - start.y) !== 'undecided'

const handlesOwnPointer = (target: EventTarget): boolean =>
  target instanceof Element && target.closest(HANDLES_OWN_POINTER) !== null

const isOnPicture = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-frame]') !== null

function getTwoFingers(fingers: ReadonlyMap<number, Point>): Fingers | null {
  const [one, other] = fingers.values()
  return one === undefined || other === undefined ? null : [one, other]
}

const createPan = (start: Point): Pan => ({ type: 'pan', start, isMoving: false, last: start })
