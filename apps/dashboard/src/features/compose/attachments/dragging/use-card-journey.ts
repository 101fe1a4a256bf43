import type { DragMoveEvent, DragStartEvent, KeyboardCoordinateGetter } from '@dnd-kit/core'
import { useRef, useState } from 'react'
import { cardElement } from './card-grips.ts'

/** Where a card stood when it was taken up, in CSS pixels of the window. */
interface CardSpan {
  readonly top: number
  readonly height: number
}

const middleOf = ({ top, height }: CardSpan): number => top + height / 2

/**
 * Which place a card is over: the one whose middle is nearest to its own.
 *
 * @param from its place when it was taken up, counted from 0
 * @param by how far it has come down since, in CSS pixels
 */
export function placeAt(spans: readonly CardSpan[], from: number, by: number): number {
  const own = spans[from]
  if (own === undefined) return from
  const middle = middleOf(own) + by
  const distances = spans.map((span) => Math.abs(middleOf(span) - middle))
  return distances.indexOf(Math.min(...distances))
}

/** How far each card stands off its own place while one is over another, in CSS pixels. */
export function shiftsFor(spans: readonly CardSpan[], from: number, place: number): number[] {
  const own = spans[from]
  const next = spans[from + 1] ?? own
  const before = spans[from - 1] ?? own
  if (own === undefined || next === undefined || before === undefined) return spans.map(() => 0)
  // With the gap that stands between two.
  const step = next === own ? own.top + own.height - before.top - before.height : next.top - own.top
  return spans.map((_span, index) => {
    if (index > from && index <= place) return -step
    return index < from && index >= place ? step : 0
  })
}

/** A card on its way. */
interface Journey {
  readonly from: number
  readonly spans: readonly CardSpan[]
  place: number
}

/** The keys that lead on, and how far. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Where a dragged card is over, told by the pointer or by the arrow keys; the others make room for it. */
export function useCardJourney(list: HTMLElement | null, keys: readonly string[]) {
  const journey = useRef<Journey | null>(null)

  const makeRoom = ({ spans, from, place }: Journey) => {
    for (const [index, shift] of shiftsFor(spans, from, place).entries()) {
      const element = cardElement(list, keys[index] ?? '')
      if (index !== from && element !== null) {
        element.style.transform = shift === 0 ? '' : `translateY(${shift}px)`
      }
    }
  }
  const start = ({ active }: Pick<DragStartEvent, 'active'>) => {
    const spans = keys.map((key) => {
      const { top = 0, height = 0 } = cardElement(list, key)?.getBoundingClientRect() ?? {}
      return { top, height }
    })
    const from = keys.indexOf(String(active.id))
    journey.current = { spans, from, place: from }
    list?.toggleAttribute('data-dragging', true)
  }
  const move = ({ activatorEvent, delta }: Pick<DragMoveEvent, 'activatorEvent' | 'delta'>) => {
    const { current } = journey
    if (current === null) return
    // The arrow keys have said it themselves.
    if (!(activatorEvent instanceof KeyboardEvent)) {
      current.place = placeAt(current.spans, current.from, delta.y)
    }
    makeRoom(current)
  }
  /** @returns where it is put down; null when it stays */
  const end = (): number | null => {
    const { current } = journey
    journey.current = null
    list?.toggleAttribute('data-dragging', false)
    for (const key of keys) {
      const element = cardElement(list, key)
      if (element !== null) element.style.transform = ''
    }
    return current === null || current.place === current.from ? null : current.place
  }
  const takeKey: KeyboardCoordinateGetter = (event, { currentCoordinates }) => {
    const { current } = journey
    const step = STEPS[event.code]
    if (current === null || step === undefined) return undefined
    event.preventDefault()
    const place = current.place + step
    const target = current.spans[place]
    if (target === undefined) return undefined
    current.place = place
    return { x: currentCoordinates.x, y: target.top }
  }
  // Keeps its identity: announcements outlive many a draw.
  const [placeNow] = useState(() => () => journey.current?.place ?? 0)

  return { start, move, end, takeKey, placeNow }
}
