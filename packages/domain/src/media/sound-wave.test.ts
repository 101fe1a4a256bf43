import { expect, test } from 'vitest'
import { soundWave } from './index.ts'

test('a sound keeps its shape, and has one of its own', () => {
  expect(soundWave('foghorn', 40)).toEqual(soundWave('foghorn', 40))
  expect(soundWave('foghorn', 40)).not.toEqual(soundWave('gannets', 40))
})

test('every stroke is seen and none is too tall', () => {
  for (const height of soundWave('foghorn', 500)) {
    expect(height).toBeGreaterThanOrEqual(0.18)
    expect(height).toBeLessThanOrEqual(1)
  }
  expect(new Set(soundWave('foghorn', 500)).size).toBeGreaterThan(100)
})

test.each([
  [-1, 0],
  [0, 0],
  [2.7, 2],
])('%d strokes are %i', (asked, drawn) => {
  expect(soundWave('', asked)).toHaveLength(drawn)
})
