import { expect, test } from 'vitest'
import { decodeEntities } from './html-to-text.ts'

test.each([
  ['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
  ['&copy;&reg;&trade;', '©®™'],
  ['&hellip;&mdash;&ndash;&bull;&middot;', '…—–•·'],
  ['&lsquo;&rsquo;&ldquo;&rdquo;&laquo;&raquo;', '‘’“”«»'],
  ['&euro;', '€'],
  ['&nbsp;&shy;&zwj;&zwnj;', '\u00A0\u00AD\u200D\u200C'],
])('decodes %s to %s', { tags: ['ENT-07'] }, (written, text) => {
  expect(decodeEntities(written)).toBe(text)
})

test.each([
  ['&#8230;', '…'],
  ['&#x2026;', '…'],
  ['&#X1f600;', '😀'],
  ['&#1;', '\u0001'],
  ['&#xD7FF;', '\uD7FF'],
  ['&#xE000;', '\uE000'],
  ['&#x10FFFF;', '\u{10FFFF}'],
])('decodes %s to a character', { tags: ['ENT-07'] }, (written, text) => {
  expect(decodeEntities(written)).toBe(text)
})

test.each(['&#0;', '&#xD800;', '&#xDFFF;', '&#x110000;', '&#99999999;'])(
  'decodes the invalid code %s to U+FFFD',
  { tags: ['ENT-07'] },
  (written) => {
    expect(decodeEntities(written)).toBe('\uFFFD')
  },
)

test.each([
  '&amp',
  '&;',
  '&#;',
  '&#x;',
  '&a;',
  '&nonsense;',
  '&nonsenses;',
  '&#123456789;',
  '&#x123456789;',
])('keeps %s, which is not a reference', { tags: ['ENT-07'] }, (written) => {
  expect(decodeEntities(written)).toBe(written)
})

test('decodes a reference once', { tags: ['ENT-07'] }, () => {
  expect(decodeEntities('&amp;lt;')).toBe('&lt;')
})
