import { expect, test } from 'vitest'
import { createSoundWave } from './index.ts'

test('creates the same waveform for the same seed and another for another seed', () => {
  expect(createSoundWave('foghorn', 40)).toEqual(createSoundWave('foghorn', 40))
  expect(createSoundWave('foghorn', 40)).not.toEqual(createSoundWave('gannets', 40))
})

test('keeps every bar between the minimum height and 1', () => {
  for (const height of createSoundWave('foghorn', 500)) {
    expect(height).toBeGreaterThanOrEqual(0.18)
    expect(height).toBeLessThanOrEqual(1)
  }
  expect(new Set(createSoundWave('foghorn', 500)).size).toBeGreaterThan(100)
})

test.each([
  [-1, 0],
  [0, 0],
  [2.7, 2],
])('rounds %d bars to %i', (requested, expected) => {
  expect(createSoundWave('', requested)).toHaveLength(expected)
})
