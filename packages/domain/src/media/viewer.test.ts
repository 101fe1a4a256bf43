import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clampScale,
  type Fingers,
  MAX_SCALE,
  MIN_SCALE,
  NO_ZOOM,
  panBy,
  pinch,
  type ViewerZoom,
  zoomTo,
} from './index.ts'

const view = { width: 400, height: 200 }
const at = (x: number, y: number) => ({ x, y })

/** Two fingers side by side around a point. */
const fingers = (distance: number, x = 200, y = 100): Fingers => [
  at(x - distance / 2, y),
  at(x + distance / 2, y),
]

test.each([
  [0.5, 1],
  [1, 1],
  [2.5, 2.5],
  [4, 4],
  [9, 4],
])('a scale of %d is held at %d', { tags: ['MV-08'] }, (wished, scale) => {
  expect(clampScale(wished)).toBe(scale)
  expect([MIN_SCALE, MAX_SCALE]).toEqual([1, 4])
})

describe('two fingers', () => {
  test.each([
    [300, 3],
    [1000, 4],
    [50, 1],
    [100, 1],
  ])('that go from 100 px to %i px apart zoom to %i', { tags: ['MV-08'] }, (distance, scale) => {
    expect(pinch(NO_ZOOM, fingers(100), fingers(distance), view).scale).toBe(scale)
  })

  test('zoom on from what was zoomed, also up and down', { tags: ['MV-08'] }, () => {
    const doubled: ViewerZoom = { scale: 2, x: -200, y: -100 }
    const upright: Fingers = [at(200, 50), at(200, 150)]
    const apart: Fingers = [at(200, 25), at(200, 175)]

    expect(pinch(doubled, upright, apart, view).scale).toBe(3)
  })

  test('that came down on one place do not zoom', { tags: ['MV-08'] }, () => {
    const doubled: ViewerZoom = { scale: 2, x: -200, y: -100 }

    expect(pinch(doubled, fingers(0), fingers(100), view)).toEqual(doubled)
  })

  test('take what is between them along', { tags: ['MV-08'] }, () => {
    const moved = pinch(NO_ZOOM, fingers(100), fingers(200, 220, 90), view)

    expect(moved).toEqual({ scale: 2, x: -180, y: -110 })
  })
})

describe('zooming', () => {
  test('keeps what is under the pointer', { tags: ['MV-08'] }, () => {
    expect(zoomTo(NO_ZOOM, 2, at(100, 50), view)).toEqual({ scale: 2, x: -100, y: -50 })
    expect(zoomTo({ scale: 2, x: -100, y: -50 }, 4, at(100, 50), view)).toEqual({
      scale: 4,
      x: -300,
      y: -150,
    })
  })

  test(
    'back to 1 puts the picture where it was: there is no scrolling',
    { tags: ['MV-08'] },
    () => {
      const zoomed = zoomTo(NO_ZOOM, 3, at(400, 0), view)

      expect(zoomTo(zoomed, 1, at(0, 200), view)).toEqual(NO_ZOOM)
      expect(panBy(NO_ZOOM, at(10, -10), view)).toEqual(NO_ZOOM)
    },
  )

  test('leaves every point in its place and the view covered', { tags: ['MV-08'] }, () => {
    const scale = fc.double({ min: 1, max: 4, noNaN: true })
    const point = fc.record({
      x: fc.integer({ min: 0, max: view.width }),
      y: fc.integer({ min: 0, max: view.height }),
    })
    fc.assert(
      fc.property(scale, scale, point, point, (first, second, one, other) => {
        const before = zoomTo(NO_ZOOM, first, one, view)
        // Zooming in never needs the edges: nothing has to give way.
        const after = zoomTo(before, Math.max(first, second), other, view)

        const shownAt = (zoom: ViewerZoom) => (other.x - zoom.x) / zoom.scale
        expect(shownAt(after)).toBeCloseTo(shownAt(before), 6)
        expect(after.x).toBeLessThanOrEqual(0)
        expect(after.x + view.width * after.scale).toBeGreaterThanOrEqual(view.width - 1e-9)
        expect(after.y + view.height * after.scale).toBeGreaterThanOrEqual(view.height - 1e-9)
      }),
    )
  })
})

test.each([
  [at(30, -20), { scale: 2, x: -70, y: -70 }],
  [at(900, 900), { scale: 2, x: 0, y: 0 }],
  [at(-900, -900), { scale: 2, x: -400, y: -200 }],
])('a larger picture is moved by %j, up to its edges', { tags: ['MV-08'] }, (by, moved) => {
  expect(panBy({ scale: 2, x: -100, y: -50 }, by, view)).toEqual(moved)
})
