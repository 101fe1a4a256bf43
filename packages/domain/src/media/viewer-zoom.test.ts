import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clampScale,
  type Fingers,
  MAX_SCALE,
  MIN_SCALE,
  NO_ZOOM,
  applyPan,
  applyPinch,
  type ViewerZoom,
  zoomTo,
} from './index.ts'

const view = { width: 400, height: 200 }
const createPoint = (x: number, y: number) => ({ x, y })

/** Two fingers side by side around a point. */
const createFingers = (distance: number, x = 200, y = 100): Fingers => [
  createPoint(x - distance / 2, y),
  createPoint(x + distance / 2, y),
]

test.each([
  [0.5, 1],
  [1, 1],
  [2.5, 2.5],
  [4, 4],
  [9, 4],
])('clamps a scale of %d to %d', { tags: ['MV-08'] }, (requested, scale) => {
  expect(clampScale(requested)).toBe(scale)
  expect([MIN_SCALE, MAX_SCALE]).toEqual([1, 4])
})

describe('two fingers', () => {
  test.each([
    [300, 3],
    [1000, 4],
    [50, 1],
    [100, 1],
  ])('zooms from a distance of 100 px to %i px by %i', { tags: ['MV-08'] }, (distance, scale) => {
    expect(applyPinch(NO_ZOOM, createFingers(100), createFingers(distance), view).scale).toBe(scale)
  })

  test('zooms further from the current scale, in both directions', { tags: ['MV-08'] }, () => {
    const doubled: ViewerZoom = { scale: 2, x: -200, y: -100 }
    const upright: Fingers = [createPoint(200, 50), createPoint(200, 150)]
    const apart: Fingers = [createPoint(200, 25), createPoint(200, 175)]

    expect(applyPinch(doubled, upright, apart, view).scale).toBe(3)
  })

  test('does not zoom when both start at the same point', { tags: ['MV-08'] }, () => {
    const doubled: ViewerZoom = { scale: 2, x: -200, y: -100 }

    expect(applyPinch(doubled, createFingers(0), createFingers(100), view)).toEqual(doubled)
  })

  test('moves the content between them', { tags: ['MV-08'] }, () => {
    const moved = applyPinch(NO_ZOOM, createFingers(100), createFingers(200, 220, 90), view)

    expect(moved).toEqual({ scale: 2, x: -180, y: -110 })
  })
})

describe('zooming', () => {
  test('keeps the content under the pointer', { tags: ['MV-08'] }, () => {
    expect(zoomTo(NO_ZOOM, 2, createPoint(100, 50), view)).toEqual({ scale: 2, x: -100, y: -50 })
    expect(zoomTo({ scale: 2, x: -100, y: -50 }, 4, createPoint(100, 50), view)).toEqual({
      scale: 4,
      x: -300,
      y: -150,
    })
  })

  test(
    'resets the position at a scale of 1, where panning is not possible',
    { tags: ['MV-08'] },
    () => {
      const zoomed = zoomTo(NO_ZOOM, 3, createPoint(400, 0), view)

      expect(zoomTo(zoomed, 1, createPoint(0, 200), view)).toEqual(NO_ZOOM)
      expect(applyPan(NO_ZOOM, createPoint(10, -10), view)).toEqual(NO_ZOOM)
    },
  )

  test('keeps every point in its position and the view covered', { tags: ['MV-08'] }, () => {
    const scale = fc.double({ min: 1, max: 4, noNaN: true })
    const point = fc.record({
      x: fc.integer({ min: 0, max: view.width }),
      y: fc.integer({ min: 0, max: view.height }),
    })
    fc.assert(
      fc.property(scale, scale, point, point, (first, second, one, other) => {
        const before = zoomTo(NO_ZOOM, first, one, view)
        // Zooming in never reaches the edges, so no position is corrected.
        const after = zoomTo(before, Math.max(first, second), other, view)

        const getShownPoint = (zoom: ViewerZoom) => (other.x - zoom.x) / zoom.scale
        expect(getShownPoint(after)).toBeCloseTo(getShownPoint(before), 6)
        expect(after.x).toBeLessThanOrEqual(0)
        expect(after.x + view.width * after.scale).toBeGreaterThanOrEqual(view.width - 1e-9)
        expect(after.y + view.height * after.scale).toBeGreaterThanOrEqual(view.height - 1e-9)
      }),
    )
  })
})

test.each([
  [createPoint(30, -20), { scale: 2, x: -70, y: -70 }],
  [createPoint(900, 900), { scale: 2, x: 0, y: 0 }],
  [createPoint(-900, -900), { scale: 2, x: -400, y: -200 }],
])('pans a larger image by %j, up to its edges', { tags: ['MV-08'] }, (by, moved) => {
  expect(applyPan({ scale: 2, x: -100, y: -50 }, by, view)).toEqual(moved)
})
