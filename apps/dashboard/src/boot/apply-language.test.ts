import { expect, test } from 'vitest'
import { createReadOnlyStorage } from '../testing/read-only-storage.ts'
import { applyLanguage } from './apply-theme.ts'

test.each([
  ['browser language without an earlier visit', {}, 'ar-EG', 'rtl'],
  ['Arabic at the last visit', { 'colonnade/spoken': 'ar' }, 'en-GB', 'rtl'],
  ['English at the last visit, in an Arabic browser', { 'colonnade/spoken': 'en' }, 'ar', ''],
  ['Aragonese, which is not Arabic', {}, 'arg', ''],
])(
  'sets the text direction before the first paint: %s',
  { tags: ['RTL-04'] },
  (_why, texts, language, dir) => {
    const root = { dir: '' }

    applyLanguage(root, () => createReadOnlyStorage(texts), language)

    expect(root.dir).toBe(dir)
  },
)

test('uses the browser language when storage is blocked', () => {
  const root = { dir: '' }

  applyLanguage(
    root,
    () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    'ar',
  )

  expect(root.dir).toBe('rtl')
})
