import { expect, test } from 'vitest'
import {
  CONTRASTS,
  DENSITIES,
  MOTIONS,
  TEXT_SIZES,
  THEMES,
  type LocalSettings,
} from '@colonnade/domain/settings'
import { createReadOnlyStorage } from '../testing/read-only-storage.ts'
import { applyTheme } from './apply-theme.ts'

/** Returns the data attributes of the page before the app has started. */
function applyStored(stored: string | null): Record<string, string> {
  const dataset: Record<string, string> = {}
  applyTheme(dataset, () =>
    createReadOnlyStorage(stored === null ? {} : { 'colonnade/local-settings': stored }),
  )
  return dataset
}

/** Returns the values of a setting, without the default one that needs no attribute. */
const withoutDefault = (words: readonly string[], usual: string) =>
  words.filter((word) => word !== usual)

test.each<[key: keyof LocalSettings, name: string, words: readonly string[]]>([
  ['theme', 'theme', withoutDefault(THEMES, 'auto')],
  ['contrast', 'contrast', withoutDefault(CONTRASTS, 'auto')],
  ['density', 'density', withoutDefault(DENSITIES, 'cosy')],
  ['text_size', 'textSize', withoutDefault(TEXT_SIZES, 'normal')],
  ['motion', 'motion', withoutDefault(MOTIONS, 'auto')],
])(
  'applies every %s before the first paint, and no unknown value',
  { tags: ['BY-18'] },
  (key, name, words) => {
    for (const word of words)
      expect(applyStored(JSON.stringify({ [key]: word }))).toEqual({ [name]: word })

    expect(applyStored(JSON.stringify({ [key]: 'other' }))).toEqual({})
    expect(words.length).toBeGreaterThan(0)
  },
)

test.each([null, '', '{"theme":"dark"', 'null', '[]', '"dark"'])(
  'uses the system theme when the stored settings are %j',
  (stored) => {
    expect(applyStored(stored)).toEqual({})
  },
)

test('uses the system theme when storage is blocked', () => {
  const dataset: Record<string, string> = {}

  applyTheme(dataset, () => {
    throw new DOMException('blocked', 'SecurityError')
  })

  expect(dataset).toEqual({})
})
