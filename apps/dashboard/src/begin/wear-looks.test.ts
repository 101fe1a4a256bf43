import { expect, test } from 'vitest'
import {
  CONTRASTS,
  DENSITIES,
  MOTIONS,
  TEXT_SIZES,
  THEMES,
  type LocalSettings,
} from '@colonnade/domain/settings'
import { textsOf } from '../testing/texts-of.ts'
import { wearLooks } from './wear-looks.ts'

/** What the page wears before the program has started. */
function wornWith(stored: string | null): Record<string, string> {
  const dataset: Record<string, string> = {}
  wearLooks(dataset, () => textsOf(stored === null ? {} : { 'colonnade/local-settings': stored }))
  return dataset
}

/** The words of a setting, less the one that needs no mark. */
const marked = (words: readonly string[], usual: string) => words.filter((word) => word !== usual)

test.each<[key: keyof LocalSettings, name: string, words: readonly string[]]>([
  ['theme', 'theme', marked(THEMES, 'auto')],
  ['contrast', 'contrast', marked(CONTRASTS, 'auto')],
  ['density', 'density', marked(DENSITIES, 'cosy')],
  ['text_size', 'textSize', marked(TEXT_SIZES, 'normal')],
  ['motion', 'motion', marked(MOTIONS, 'auto')],
])(
  'every %s is on the page before its first paint, and nothing else is',
  { tags: ['BY-18'] },
  (key, name, words) => {
    for (const word of words)
      expect(wornWith(JSON.stringify({ [key]: word }))).toEqual({ [name]: word })

    expect(wornWith(JSON.stringify({ [key]: 'other' }))).toEqual({})
    expect(words.length).toBeGreaterThan(0)
  },
)

test.each([null, '', '{"theme":"dark"', 'null', '[]', '"dark"'])(
  'the system’s looks are worn where the browser keeps %j',
  (stored) => {
    expect(wornWith(stored)).toEqual({})
  },
)

test('the system’s looks are worn where storage is blocked', () => {
  const dataset: Record<string, string> = {}

  wearLooks(dataset, () => {
    throw new DOMException('blocked', 'SecurityError')
  })

  expect(dataset).toEqual({})
})
