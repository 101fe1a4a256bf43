import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** An arrow key leads to the middle of the next place in its direction, as the screen shows it. */
export const nextPlace: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = STEPS[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const places = [...context.droppableRects].toSorted(([, a], [, b]) => a.left - b.left)
  const index = places.findIndex(([id]) => id === context.over?.id)
  const place = places[index + step]?.[1]
  if (index === -1 || place === undefined) return undefined
  const width = context.collisionRect?.width ?? place.width
  return { x: place.left + (place.width - width) / 2, y: currentCoordinates.y }
}
