import type { PenPoint } from './ink.ts'

const RIGHT = 2
/** The other end of a pen, where it has one. @see https://www.w3.org/TR/pointerevents3/#the-button-property */
const ERASER = 5

/** The button that a press is taken for: the eraser of a pen is its right one, so it draws paper. */
export function pensButton({ button }: PointerEvent): number {
  return button === ERASER ? RIGHT : button
}

/** Where an event is in the picture, however large that is shown. */
export function penPoint(event: PointerEvent, canvas: HTMLCanvasElement): PenPoint {
  const box = canvas.getBoundingClientRect()
  return {
    x: ((event.clientX - box.left) * canvas.width) / box.width,
    y: ((event.clientY - box.top) * canvas.height) / box.height,
    // Fingers and mice say something too, but nobody presses them on purpose.
    pressure: event.pointerType === 'pen' && event.pressure > 0 ? event.pressure : null,
  }
}

/** All places between the last event and this one that the device noticed. */
export function penPoints(event: PointerEvent, canvas: HTMLCanvasElement): readonly PenPoint[] {
  // Over plain http no engine tells, nor Safari before 18.2.
  const events = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : []
  return (events.length === 0 ? [event] : events).map((each) => penPoint(each, canvas))
}
