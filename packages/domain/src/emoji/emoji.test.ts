import { describe, expect, test } from 'vitest'
import {
  type CustomEmoji,
  EMOJI_CATEGORIES,
  emojiImageUrl,
  emojiText,
  glyphOf,
  PICKER_COLUMNS,
  PICKER_EMOJI_PX,
  pickerEmojis,
  SHEET_EMOJI_PX,
  SKIN_TONES,
  splitShortcodes,
  tonedUnified,
  toSkinTone,
  type UnicodeEmoji,
} from './index.ts'

const thumb: UnicodeEmoji = {
  id: '+1',
  shortNames: ['+1', 'thumbsup'],
  name: 'Thumbs up',
  keywords: ['yes'],
  emoticons: [],
  category: 'people',
  unified: '1f44d',
  skins: ['1f44d-1f3fb', '1f44d-1f3fc', '1f44d-1f3fd', '1f44d-1f3fe', '1f44d-1f3ff'],
}
const { skins: _skins, ...plain } = thumb
const custom = (shortcode: string, isVisible = true) => ({
  shortcode,
  url: `https://host.example/${shortcode}.gif`,
  static_url: `https://host.example/${shortcode}.png`,
  visible_in_picker: isVisible,
})

test('the tabs stand in the order of the specification [EMO-03]', () => {
  expect(EMOJI_CATEGORIES.join(' ')).toBe(
    'recent custom people nature foods activity places objects symbols flags',
  )
})

test('the picker has 8 in a line, 22 px large, from a sheet of 32 px [EMO-08]', () => {
  expect([PICKER_COLUMNS, PICKER_EMOJI_PX, SHEET_EMOJI_PX]).toEqual([8, 22, 32])
})

describe('skin tones', () => {
  test('there are six, and anything else is the first [EMO-07]', () => {
    expect(SKIN_TONES.map(toSkinTone)).toEqual([1, 2, 3, 4, 5, 6])
    expect([0, 7, 2.5, '3', null, undefined].map(toSkinTone)).toEqual([1, 1, 1, 1, 1, 1])
  })

  test.each([
    [1, '1f44d'],
    [2, '1f44d-1f3fb'],
    [6, '1f44d-1f3ff'],
  ] as const)('tone %i takes the variant %s [EMO-02] [EMO-07]', (tone, unified) => {
    expect(tonedUnified(thumb, tone)).toBe(unified)
    expect(tonedUnified(plain, tone)).toBe('1f44d')
  })
})

test.each([
  ['1f44d', '👍'],
  ['1F44D-1f3fd', '👍🏽'],
  ['0023-fe0f-20e3', '#️⃣'],
  ['10ffff', '\u{10FFFF}'],
  ['110000', ''],
  ['', ''],
  ['1f44d-', ''],
  ['x1f44d', ''],
  ['1f44dx', ''],
  ['-1', ''],
])('the code %s is %j', (unified, glyph) => {
  expect(glyphOf(unified)).toBe(glyph)
})

test('what is put into a text: the characters in their tone, or the shortcode [EMO-07]', () => {
  const [blob] = pickerEmojis([custom('blob')], true)

  expect(emojiText(thumb, 3)).toBe('👍🏼')
  expect(emojiText(plain, 3)).toBe('👍')
  expect(emojiText(blob!, 3)).toBe(':blob:')
})

describe('custom emoji', () => {
  test('the picker shows the visible ones by shortcode without case [EMO-01]', () => {
    const all = ['b', 'C', 'a', 'B', 'd'].map((shortcode) => custom(shortcode))

    const shown = pickerEmojis([...all, custom('hidden', false)], true)

    expect(shown.map(({ id }) => id)).toEqual(['a', 'b', 'B', 'C', 'd'])
  })

  test('an entry is found by its shortcode and shows its picture [EMO-01] [ENT-13]', () => {
    const entry: CustomEmoji = {
      id: 'blob',
      shortNames: ['blob'],
      name: 'blob',
      keywords: [],
      emoticons: [],
      category: 'custom',
      imageUrl: 'https://host.example/blob.png',
    }

    expect(pickerEmojis([custom('blob')], false)).toEqual([entry])
    expect(emojiImageUrl(custom('blob'), true)).toBe('https://host.example/blob.gif')
  })
})

describe('a text with shortcodes', () => {
  const blob = custom('blob')
  const dashed = custom('blob-cat.2+')
  const shown = (text: string) =>
    splitShortcodes(text, [blob, dashed]).map(({ text: piece, emoji }) =>
      emoji === null ? piece : [emoji.shortcode, piece],
    )

  test.each([
    ['', []],
    ['no emoji', ['no emoji']],
    ['a :blob: b', ['a ', ['blob', ':blob:'], ' b']],
    [':blob:', [['blob', ':blob:']]],
    [
      ':blob::blob:',
      [
        ['blob', ':blob:'],
        ['blob', ':blob:'],
      ],
    ],
    [':blob:blob:', [['blob', ':blob:'], 'blob:']],
    ['a:b:blob:', ['a:b', ['blob', ':blob:']]],
    [':blob-cat.2+:', [['blob-cat.2+', ':blob-cat.2+:']]],
    [':unknown: 12:30: 🦀', [':unknown: 12:30: 🦀']],
    [':Blob:', [':Blob:']],
    [': blob:', [': blob:']],
    [':blob', [':blob']],
  ])('%j is cut into %j [EMO-14]', (text, pieces) => {
    expect(shown(text)).toEqual(pieces)
  })
})
