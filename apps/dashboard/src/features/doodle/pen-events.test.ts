import { expect, test } from 'vitest'
import { getPenPoints } from './use-board.ts'

const box = { left: 10, top: 20, width: 100, height: 50 }
const canvas = {
  width: 200,
  height: 100,
  getBoundingClientRect: () => box,
} as unknown as HTMLCanvasElement

const createEvent = (clientX: number, clientY: number, more: Partial<PointerEvent> = {}) =>
  ({ clientX, clientY, pointerType: 'mouse', pressure: 0.5, ...more }) as PointerEvent

test('returns all coalesced positions of an event', () => {
  const between = [createEvent(20, 20), createEvent(30, 20)]
  const event = createEvent(30, 20, { getCoalescedEvents: () => between })

  expect(getPenPoints(event, canvas).map(({ x }) => x)).toEqual([20, 40])
})

test('returns the position of the event itself without coalesced events, as over plain http', () => {
  const event = createEvent(60, 45)

  expect('getCoalescedEvents' in event).toBe(false)
  expect(getPenPoints(event, canvas)).toEqual([{ x: 100, y: 50, pressure: null }])
})
