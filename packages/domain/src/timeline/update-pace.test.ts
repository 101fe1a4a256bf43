import { describe, expect, test } from 'vitest'
import {
  CALM_PACE,
  type ColumnPace,
  getRate,
  getUpdateInterval,
  isFastPace,
  MAX_UPDATE_MS,
  MIN_UPDATE_MS,
  updatePace,
} from './update-pace.ts'

/** Rows at a steady rate, from a pace on. */
function stream(perSecond: number, seconds: number, from = CALM_PACE, deckRate = perSecond) {
  let pace: ColumnPace = from
  const start = from.at
  for (let row = 1; row <= perSecond * seconds; row += 1)
    pace = updatePace(pace, 1, start + (row * 1_000) / perSecond, deckRate)
  return pace
}

describe('updatePace', () => {
  test.each([1, 4, 10, 40])('measures %i rows per second', (perSecond) => {
    const pace = stream(perSecond, 12)

    expect(getRate(pace, pace.at)).toBeGreaterThan(perSecond * 0.85)
    expect(getRate(pace, pace.at)).toBeLessThan(perSecond + 1)
  })

  test('counts rows that arrive together like rows that arrive one by one', () => {
    let pace = CALM_PACE
    for (let batch = 1; batch <= 40; batch += 1) pace = updatePace(pace, 3, batch * 300, 10)

    expect(getRate(pace, pace.at)).toBeCloseTo(10.8, 0)
  })
})

describe('isFastPace', () => {
  test.each([
    [2, false],
    [4, false],
    [8, true],
    [30, true],
  ])('decides for %i rows per second: %s', (perSecond, isFast) => {
    const pace = stream(perSecond, 6)

    expect(isFastPace(pace, pace.at)).toBe(isFast)
  })

  test('ignores the page of a poll, which arrives at once', () => {
    const polled = updatePace(CALM_PACE, 40, 1_000, 40)

    expect(isFastPace(polled, 1_000)).toBe(false)
    expect(isFastPace(updatePace(polled, 1, 61_000, 1), 61_000)).toBe(false)
  })

  test('ends when the stream ends', () => {
    const pace = stream(10, 6)

    expect(isFastPace(pace, pace.at + 2_000)).toBe(true)
    expect(isFastPace(pace, pace.at + 6_000)).toBe(false)
  })

  test('ends when the stream becomes slow', () => {
    const slow = stream(1, 10, stream(10, 6), 1)

    expect(isFastPace(slow, slow.at)).toBe(false)
  })

  test('counts a slower column of a fast deck', () => {
    expect(isFastPace(stream(2, 6, CALM_PACE, 24), 6_000)).toBe(true)
    expect(isFastPace(stream(2, 6, CALM_PACE, 6), 6_000)).toBe(false)
  })
})

describe('getUpdateInterval', () => {
  test.each([
    [16.7, 1, MIN_UPDATE_MS],
    [16.7, 6, 902],
    [25, 6, 1_350],
    [40, 6, MAX_UPDATE_MS],
    [90, 12, MAX_UPDATE_MS],
  ])('grows with the cost of an update: %d ms, %i columns', (frameMs, columns, interval) => {
    expect(getUpdateInterval(frameMs, columns)).toBeCloseTo(interval, 0)
  })
})
