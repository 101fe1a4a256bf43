import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { doodleSize, type DoodleOptions, strokeColour } from '@colonnade/domain/doodle'
import type { Clock } from '../../lib/clock.ts'
import { createBoard, type Board } from './board/board.ts'
import { pensButton, penPoint, penPoints } from './board/pen-events.ts'

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
