import { expect, test } from 'vitest'
import { localeDirection } from './locale-direction.ts'

test.each([
  ['ar', 'rtl'],
  ['fa-IR', 'rtl'],
  ['he', 'rtl'],
  ['UR_pk', 'rtl'],
  ['ckb', 'rtl'],
  ['az-Arab-IR', 'rtl'],
  ['pa-Guru-IN', 'ltr'],
  ['ar-Latn', 'ltr'],
  ['ar-latin', 'rtl'],
  ['en', 'ltr'],
  ['de-CH', 'ltr'],
  ['ja', 'ltr'],
  ['', 'ltr'],
  ['-', 'ltr'],
] as const)('pages in %j run %s [RTL-04]', (locale, direction) => {
  expect(localeDirection(locale)).toBe(direction)
})
