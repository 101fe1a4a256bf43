import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { type DoodleOptions, getDoodleSize, getStrokeColour } from '@colonnade/domain/doodle'
import type { Clock } from '../../lib/clock.ts'
import { type Board, createBoard } from './board/board.ts'
import type { PenPoint } from './board/ink.ts'

const RIGHT_BUTTON = 2
/** The eraser end of a pen. @see https://www.w3.org/TR/pointerevents3/#the-button-property */
const ERASER_BUTTON = 5

/**
 * Returns the button of a press. The eraser of a pen counts as the right button, so that it draws in the background
 * colour.
 */
function getPenButton({ button }: PointerEvent): number {
  return button === ERASER_BUTTON ? RIGHT_BUTTON : button
}

/** Converts the position of an event to px of the picture, whatever size it is shown in. */
function toPenPoint(event: PointerEvent, canvas: HTMLCanvasElement): PenPoint {
  const box = canvas.getBoundingClientRect()
  return {
    x: ((event.clientX - box.left) * canvas.width) / box.width,
    y: ((event.clientY - box.top) * canvas.height) / box.height,
    // Touch and mouse report a pressure too, but it is not intentional.
    pressure: event.pointerType === 'pen' && event.pressure > 0 ? event.pressure : null,
  }
}

/** Returns all coalesced positions since the last event. */
export function getPenPoints(event: PointerEvent, canvas: HTMLCanvasElement): readonly PenPoint[] {
  // Missing over plain http in every engine, and in Safari before 18.2.
  const events = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : []
  return (events.length === 0 ? [event] : events).map((each) => toPenPoint(each, canvas))
}

interface BoardInput {
  readonly options: DoodleOptions
  readonly clock: Clock
  readonly isEdited: boolean
  readonly onEdit: (isEdited: boolean) => void
}

/**
 * Lets the user draw on a canvas with mouse, touch and pen.
 *
 * @returns a function that returns the board; null until the canvas is mounted
 */
export function useBoard(
  canvas: RefObject<HTMLCanvasElement | null>,
  { options, clock, isEdited, onEdit }: BoardInput,
): () => Board | null {
  const board = useRef<Board>(null)
  const pointer = useRef<number>(null)
  const start = useEffectEvent(() => {
    board.current?.start({ ...getDoodleSize(options.size), paper: options.bg })
  })

  const press = useEffectEvent((event: PointerEvent) => {
    const colour = getStrokeColour(options, getPenButton(event))
    const target = canvas.current
    if (colour === null || target === null || pointer.current !== null) return
    const at = toPenPoint(event, target)
    const { mode, opacity, weight, smoothing, adaptiveStroke } = options
    if (mode === 'fill') {
      board.current?.fill(at, { colour, opacity })
      return
    }
    // Keeps the stroke going when the pointer leaves the canvas.
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
      for (const point of getPenPoints(event, target)) board.current?.move(point)
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

  // An empty canvas follows the background colour.
  const repaper = useEffectEvent(() => {
    if (!isEdited) start()
  })
  useEffect(() => {
    repaper()
  }, [options.bg])

  return useCallback(() => board.current, [])
}
