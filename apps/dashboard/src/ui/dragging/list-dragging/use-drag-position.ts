import type { DragMoveEvent, DragStartEvent, KeyboardCoordinateGetter } from '@dnd-kit/core'
import { useRef, useState } from 'react'
import { findCardElement } from './drag-listeners.ts'

/** Position of a card when the drag began, in CSS pixels of the viewport. */
interface CardSpan {
  readonly top: number
  readonly height: number
}

const getMiddle = ({ top, height }: CardSpan): number => top + height / 2

/**
 * Returns the position whose middle is nearest to the middle of the dragged card.
 *
 * @param from position of the card when the drag began, counted from 0
 * @param by how far it has moved down since, in CSS pixels
 */
export function findNearestPosition(spans: readonly CardSpan[], from: number, by: number): number {
  const own = spans[from]
  if (own === undefined) return from
  const middle = getMiddle(own) + by
  const distances = spans.map((span) => Math.abs(getMiddle(span) - middle))
  return distances.indexOf(Math.min(...distances))
}

/** Returns how far each card is shifted while one is dragged over another position, in CSS pixels. */
export function getShifts(spans: readonly CardSpan[], from: number, place: number): number[] {
  const own = spans[from]
  const next = spans[from + 1] ?? own
  const before = spans[from - 1] ?? own
  if (own === undefined || next === undefined || before === undefined) return spans.map(() => 0)
  // Includes the gap between two cards.
  const step = next === own ? own.top + own.height - before.top - before.height : next.top - own.top
  return spans.map((_span, index) => {
    if (index > from && index <= place) return -step
    return index < from && index >= place ? step : 0
  })
}

/** The card that is being dragged. */
interface CardDrag {
  readonly from: number
  readonly spans: readonly CardSpan[]
  position: number
}

/** The keys that move a card, and the step of each. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Tracks the position of a dragged card, moved by pointer or arrow keys, and shifts the other cards aside. */
export function useDragPosition(list: HTMLElement | null, keys: readonly string[]) {
  const drag = useRef<CardDrag | null>(null)

  const applyShifts = ({ spans, from, position }: CardDrag) => {
    for (const [index, shift] of getShifts(spans, from, position).entries()) {
      const element = findCardElement(list, keys[index] ?? '')
      if (index !== from && element !== null) {
        element.style.transform = shift === 0 ? '' : `translateY(${shift}px)`
      }
    }
  }
  const start = ({ active }: Pick<DragStartEvent, 'active'>) => {
    const spans = keys.map((key) => {
      const { top = 0, height = 0 } = findCardElement(list, key)?.getBoundingClientRect() ?? {}
      return { top, height }
    })
    const from = keys.indexOf(String(active.id))
    drag.current = { spans, from, position: from }
    list?.toggleAttribute('data-dragging', true)
  }
  const move = ({ activatorEvent, delta }: Pick<DragMoveEvent, 'activatorEvent' | 'delta'>) => {
    const { current } = drag
    if (current === null) return
    // For arrow keys the position is already set.
    if (!(activatorEvent instanceof KeyboardEvent)) {
      current.position = findNearestPosition(current.spans, current.from, delta.y)
    }
    applyShifts(current)
  }
  /** @returns the new position; null when the card did not move */
  const end = (): number | null => {
    const { current } = drag
    drag.current = null
    list?.toggleAttribute('data-dragging', false)
    for (const key of keys) {
      const element = findCardElement(list, key)
      if (element !== null) element.style.transform = ''
    }
    return current === null || current.position === current.from ? null : current.position
  }
  const takeKey: KeyboardCoordinateGetter = (event, { currentCoordinates }) => {
    const { current } = drag
    const step = STEPS[event.code]
    if (current === null || step === undefined) return undefined
    event.preventDefault()
    const place = current.position + step
    const target = current.spans[place]
    if (target === undefined) return undefined
    current.position = place
    return { x: currentCoordinates.x, y: target.top }
  }
  // A stable function, because the announcements outlive a render.
  const [placeNow] = useState(() => () => drag.current?.position ?? 0)

  return { start, move, end, takeKey, placeNow }
}
