import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { computeGrowth } from './growth.mjs'
import { saveResult, readResults } from './results.mjs'
import { summarise } from './summarise.mjs'
import { formatScenario, formatValue } from './table.mjs'

const scenario = {
  figures: {
    frameP95: { label: 'frame, 95th percentile', unit: 'ms' },
    busy: { label: 'main thread busy', unit: '%' },
    elements: { label: 'elements', unit: '' },
  },
  targets: {
    frameP95: { atMost: 16.8, best: 'Sengi 150', columns: 'glitch-soc 267' },
    busy: { atMost: 20 },
  },
}

test('returns the median of the runs and whether it meets the target', () => {
  const figures = summarise(scenario, [
    { frameP95: 16.6, busy: 31, elements: 400 },
    { frameP95: 50.1, busy: 12, elements: 420 },
    { frameP95: 16.7, busy: 25, elements: 410 },
  ])

  expect(figures.map(({ key, value, isMet }) => [key, value, isMet])).toEqual([
    ['frameP95', 16.7, true],
    ['busy', 25, false],
    ['elements', 410, null],
  ])
  expect(figures[0].runs).toEqual([16.6, 50.1, 16.7])
})

test('ignores a difference to the target that rounding hides', () => {
  const met = (frameP95) => summarise(scenario, [{ frameP95 }])[0].isMet

  expect([met(16.8), met(16.84), met(16.86)]).toEqual([true, true, false])
})

test('omits a figure that a scenario did not measure', () => {
  expect(summarise(scenario, [{ busy: 3 }]).map(({ key }) => key)).toEqual(['busy'])
})

test.each([
  [16.74, 'ms', '16.7 ms'],
  [6, '', '6'],
  [1234.6, 'ms', '1,235 ms'],
  [-3.25, '%', '-3.3 %'],
])('formats %d %j as %j', (value, unit, expected) => {
  expect(formatValue(value, unit)).toBe(expected)
})

test('prints the figure, the target, other clients and the baseline', () => {
  const lines = formatScenario({
    name: 'streaming-6',
    about: '6 columns',
    load: 1.234,
    calibration: { scriptMs: 30.04, layoutMs: 200 },
    figures: summarise(scenario, [{ frameP95: 50.1 }, { frameP95: 33.3 }]),
  })

  expect(lines[1]).toBe('  load 1.23; script loop 30.0 ms, layout loop 200 ms')
  expect(lines.at(-1)).toMatch(
    /frame, 95th percentile +41\.7 ms +33\.3 – 50\.1 +≤ 16\.8 ms +MISSED +Sengi 150 +glitch-soc 267/,
  )
})

test('replaces the last result of a scenario and keeps those of others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'colonnade-results-'))
  const file = join(folder, 'deep', 'figures.json')
  const before = await readResults(file)
  for (const load of [1, 2]) await saveResult(file, { name: 'cold', load })
  await saveResult(file, { name: 'warm', load: 3 })
  const after = await readResults(file)
  await rm(folder, { recursive: true })

  expect(before).toEqual({ scenarios: {} })
  expect(after.scenarios).toEqual({
    cold: { name: 'cold', load: 2 },
    warm: { name: 'warm', load: 3 },
  })
})

test.each([
  ['flat', [10, 12, 11, 30, 11, 10, 12, 11, 11], 11, 34 / 3, 3.03],
  ['growing', [10, 11, 12, 13, 14, 15], 10.5, 14.5, 38.1],
  ['too few for thirds', [10, 12], 10, 12, 20],
])('computes the growth between thirds of %s samples', (_what, samples, first, last, percent) => {
  const found = computeGrowth(samples)

  expect(found.first).toBe(first)
  expect(found.last).toBeCloseTo(last)
  expect(found.percent).toBeCloseTo(percent, 1)
})
