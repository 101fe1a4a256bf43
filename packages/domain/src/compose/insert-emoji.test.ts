import { describe, expect, test } from 'vitest'
import { insertEmoji } from './index.ts'

/** @param marked a text with `|` at the caret, or `[` and `]` around the selection */
function insert(marked: string, emoji: string): string {
  const text = marked.replace(/[[\]|]/g, '')
  const start = marked.search(/[[|]/)
  const end = marked.includes(']') ? marked.indexOf(']') - 1 : start
  const edit = insertEmoji(text, { start, end }, emoji)
  return `${edit.text.slice(0, edit.caret)}|${edit.text.slice(edit.caret)}`
}

describe('insertEmoji', () => {
  test.each([
    ['a|b', 'a😀|b'],
    ['|', '😀|'],
    ['a |', 'a 😀|'],
    ['a[bc]d', 'a😀|d'],
  ])('inserts a Unicode emoji without spaces into %j', { tags: ['CMP-53'] }, (before, after) => {
    expect(insert(before, '😀')).toBe(after)
  })

  test.each([
    ['a|', 'a :blob: |'],
    ['|', ':blob: |'],
    ['a |', 'a :blob: |'],
    ['a\n|', 'a\n:blob: |'],
    ['a|b', 'a :blob: |b'],
    [':tide:|', ':tide: :blob: |'],
    ['。|', '。 :blob: |'],
    ['a| b', 'a :blob: |b'],
    ['a|\nb', 'a :blob:|\nb'],
    ['a[bc]d', 'a :blob: |d'],
  ])('inserts a custom shortcode between spaces into %j', { tags: ['CMP-53'] }, (before, after) => {
    expect(insert(before, ':blob:')).toBe(after)
  })

  test(
    'adds no invisible character, so that Backspace removes the emoji',
    { tags: ['CMP-53'] },
    () => {
      const picked = ['😀', '👨‍👩‍👧', ':blob:'].map((emoji) => insert('a|', emoji))

      expect(picked.join('')).not.toContain('\u200B')
    },
  )
})
