import { expect, test } from 'vitest'
import { textsOf } from '../testing/texts-of.ts'
import { faceLanguage } from './wear-looks.ts'

test.each([
  ['nothing else is known of its reader', {}, 'ar-EG', 'rtl'],
  ['it spoke Arabic at the last visit', { 'colonnade/spoken': 'ar' }, 'en-GB', 'rtl'],
  ['it spoke English, whatever the browser prefers', { 'colonnade/spoken': 'en' }, 'ar', ''],
  ['Aragonese is no Arabic', {}, 'arg', ''],
])(
  'a page is turned before its first paint: %s',
  { tags: ['RTL-04'] },
  (_why, texts, language, dir) => {
    const root = { dir: '' }

    faceLanguage(root, () => textsOf(texts), language)

    expect(root.dir).toBe(dir)
  },
)

test('where storage is blocked the browser says the language', () => {
  const root = { dir: '' }

  faceLanguage(
    root,
    () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    'ar',
  )

  expect(root.dir).toBe('rtl')
})
