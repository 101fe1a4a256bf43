import { expect, test } from 'vitest'
import { getEmojiText, toGlyph, getPickerEmojis, type UnicodeEmoji } from './index.ts'

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
const createEmoji = (shortcode: string, isVisible = true) => ({
  shortcode,
  url: `https://host.example/${shortcode}.gif`,
  static_url: `https://host.example/${shortcode}.png`,
  visible_in_picker: isVisible,
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
  ['1x4', ''],
  ['-1', ''],
])('converts the code %s to %j', (unified, glyph) => {
  expect(toGlyph(unified)).toBe(glyph)
})

test('inserts the characters in the skin tone, or the shortcode', { tags: ['EMO-07'] }, () => {
  const [blob] = getPickerEmojis([createEmoji('blob')], true)

  expect(getEmojiText(thumb, 3)).toBe('👍🏼')
  expect(getEmojiText(plain, 3)).toBe('👍')
  expect(getEmojiText(blob!, 3)).toBe(':blob:')
})
