import { expect, test } from 'vitest'
import { insertFigures } from './document.mjs'

const DOCUMENT = `# Ours

<!-- figures: written by \`npm run bench -- --write-docs\` -->

| old |

<!-- /figures -->

## Misses

A text around the figures.
`

const result = {
  name: 'cold',
  date: '2026-11-22T21:05:09.123Z',
  load: 0.42,
  processor: '2 × EPYC',
  node: 'v20.19.0',
  chromium: '156.0',
  calibration: { scriptMs: 20.5, layoutMs: 120 },
  notes: { 'a rule': '1 ms of 2 ms' },
  figures: [
    {
      label: 'first post',
      unit: 'ms',
      value: 480,
      runs: [470, 480, 512.2],
      target: { atMost: 500, best: 'Phanpy 586', columns: 'Sengi 797' },
      isMet: true,
    },
    {
      label: 'requests',
      unit: '',
      value: 31,
      runs: [31],
      target: { atMost: 25, best: 'Phanpy 46', columns: '' },
      isMet: false,
    },
    { label: 'pictures', unit: 'kB', value: 3.25, runs: [3.25], target: null, isMet: null },
  ],
}

test('replaces older figures and keeps the text around them', () => {
  const text = insertFigures(DOCUMENT, [result])

  expect(text).toContain('# Ours\n\n<!-- figures')
  expect(text).toContain('<!-- /figures -->\n\n## Misses\n\nA text around the figures.\n')
  expect(text).not.toContain('| old |')
  expect(insertFigures(text, [result])).toBe(text)
})

test('lists each target with the measured value, the verdict and other clients', () => {
  const text = insertFigures(DOCUMENT, [result])

  expect(text).toContain(
    '| `cold` | first post | ≤ 500 ms | 480 ms (470–512) | met | Phanpy 586 | Sengi 797 |',
  )
  expect(text).toContain('| `cold` | requests | ≤ 25 | 31 | **missed** | Phanpy 46 |  |')
})

test('lists the date, the load, the machine, its baseline and all other figures', () => {
  const text = insertFigures(DOCUMENT, [result])

  expect(text).toContain(
    '| `cold` | 2026-11-22 21:05 | 0.4 | 20.5 ms | 120 ms | 2 × EPYC, Node v20.19.0, Chromium 156.0 |',
  )
  expect(text).toContain('| `cold` | pictures | 3.3 kB |')
  expect(text).toContain('| `cold` | a rule | 1 ms of 2 ms |')
})

test('throws for a document without a place for figures', () => {
  expect(() => insertFigures('# Ours', [result])).toThrow('no markers for the figures')
})
