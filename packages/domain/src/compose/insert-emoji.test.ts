import { describe, expect, test } from 'vitest'
import { insertEmoji } from './index.ts'

describe('an emoji from the picker', () => {
  const insert = (text: string, start: number, end: number, picked: string) =>
    insertEmoji(text, { start, end }, picked)

  test('goes in at the caret, followed by a zero-width space [CMP-53]', () => {
    expect(insert('ab', 1, 1, '😀')).toEqual({ text: 'a😀\u200Bb', caret: 4 })
    expect(insert('', 0, 0, '😀')).toEqual({ text: '😀\u200B', caret: 3 })
  })

  test('takes the place of what is marked [CMP-53]', () => {
    expect(insert('abcd', 1, 3, '😀')).toEqual({ text: 'a😀\u200Bd', caret: 4 })
  })

  test.each([
    ['a', '\u200B:blob:\u200B'],
    ['9', '\u200B:blob:\u200B'],
    [':', '\u200B:blob:\u200B'],
    ['é', '\u200B:blob:\u200B'],
    [' ', ':blob:\u200B'],
    ['', ':blob:\u200B'],
    ['a ', ':blob:\u200B'],
    ['\u200B', ':blob:\u200B'],
  ])('its shortcode behind %j goes in as %j, so that servers read it [CMP-53]', (before, added) => {
    const text = `${before}z`

    expect(insert(text, before.length, before.length, ':blob:').text).toBe(`${before}${added}z`)
  })
})
