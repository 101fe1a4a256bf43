import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { type DoodleOptions, doodleSize, strokeColour } from '@colonnade/domain/doodle'
import type { Clock } from '../../lib/clock.ts'
import { type Board, createBoard } from './board/board.ts'
import type { PenPoint } from './board/ink.ts'

const RIGHT = 2
/** The other end of a pen, where it has one. @see https://www.w3.org/TR/pointerevents3/#the-button-property */
const ERASER = 5

/** The button that a press is taken for: the eraser of a pen is its right one, so it draws paper. */
function pensButton({ button }: PointerEvent): number {
  return button === ERASER ? RIGHT : button
}

/** Where an event is in the picture, however large that is shown. */
function penPoint(event: PointerEvent, canvas: HTMLCanvasElement): PenPoint {
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

interface BoardInput {
  readonly options: DoodleOptions
  readonly clock: Clock
  readonly isEdited: boolean
  readonly onEdit: (isEdited: boolean) => void
}

/**
 * Makes a canvas one to draw on with mouse, finger and pen.
 *
 * @returns gives the board; null until the canvas is there
 */
export function useBoard(
  canvas: RefObject<HTMLCanvasElement | null>,
  { options, clock, isEdited, onEdit }: BoardInput,
): () => Board | null {
  const board = useRef<Board>(null)
  const pointer = useRef<number>(null)
  const start = useEffectEvent(() => {
    board.current?.start({ ...doodleSize(options.size), paper: options.bg })
  })

  const press = useEffectEvent((event: PointerEvent) => {
    const colour = strokeColour(options, pensButton(event))
    const target = canvas.current
    if (colour === null || target === null || pointer.current !== null) return
    const at = penPoint(event, target)
    const { mode, opacity, weight, smoothing, adaptiveStroke } = options
    if (mode === 'fill') {
      board.current?.fill(at, { colour, opacity })
      return
    }
    // So that a stroke goes on beyond the edge, and may come back.
    target.setPointerCapture(event.pointerId)
    pointer.current = event.pointerId
    board.current?.begin(at, { colour, opacity, weight, smoothing, adaptiveStroke })
  })

  useEffect(() => {
    const target = canvas.current
    if (target === null) return undefined
    board.current = createBoard({ canvas: target, clock, onEdit })
    start()
    const isDrawing = (event: PointerEvent) => event.pointerId === pointer.current
    const move = (event: PointerEvent) => {
      if (!isDrawing(event)) return
      for (const point of penPoints(event, target)) board.current?.move(point)
    }
    const lift = (event: PointerEvent) => {
      if (!isDrawing(event)) return
      pointer.current = null
      board.current?.end()
    }
    const listening = new AbortController()
    const { signal } = listening
    target.addEventListener('pointerdown', (event) => press(event), { signal })
    target.addEventListener('pointermove', move, { signal })
    target.addEventListener('pointerup', lift, { signal })
    target.addEventListener('pointercancel', lift, { signal })
    // The right button draws.
    target.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
    return () => {
      listening.abort()
      board.current?.stop()
      board.current = null
      pointer.current = null
    }
  }, [canvas, clock, onEdit])

  // While nothing is drawn the paper is what the background says.
  const repaper = useEffectEvent(() => {
    if (!isEdited) start()
  })
  useEffect(() => {
    repaper()
  }, [options.bg])

  return useCallback(() => board.current, [])
}
