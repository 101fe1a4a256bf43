import { expect, test } from 'vitest'
import { penPoints } from './use-board.ts'

const box = { left: 10, top: 20, width: 100, height: 50 }
const canvas = {
  width: 200,
  height: 100,
  getBoundingClientRect: () => box,
} as unknown as HTMLCanvasElement

const at = (clientX: number, clientY: number, more: Partial<PointerEvent> = {}) =>
  ({ clientX, clientY, pointerType: 'mouse', pressure: 0.5, ...more }) as PointerEvent

test('a stroke goes through all places that the device noticed between two events', () => {
  const between = [at(20, 20), at(30, 20)]
  const event = at(30, 20, { getCoalescedEvents: () => between })

  expect(penPoints(event, canvas).map(({ x }) => x)).toEqual([20, 40])
})

test('where the browser tells of no such places, as over plain http, a stroke goes through the event’s own', () => {
  const event = at(60, 45)

  expect('getCoalescedEvents' in event).toBe(false)
  expect(penPoints(event, canvas)).toEqual([{ x: 100, y: 50, pressure: null }])
})
