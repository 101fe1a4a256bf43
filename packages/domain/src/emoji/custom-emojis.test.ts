import { describe, expect, test } from 'vitest'
import { type CustomEmoji, emojiImageUrl, pickerEmojis } from './index.ts'

const custom = (shortcode: string, isVisible = true) => ({
  shortcode,
  url: `https://host.example/${shortcode}.gif`,
  static_url: `https://host.example/${shortcode}.png`,
  visible_in_picker: isVisible,
})

describe('custom emoji', () => {
  test('the picker shows the visible ones by shortcode without case', { tags: ['EMO-01'] }, () => {
    const all = ['b', 'C', 'a', 'B', 'd'].map((shortcode) => custom(shortcode))

    const shown = pickerEmojis([...all, custom('hidden', false)], true)

    expect(shown.map(({ id }) => id)).toEqual(['a', 'b', 'B', 'C', 'd'])
  })

  test(
    'an entry is found by its shortcode and shows its picture',
    { tags: ['EMO-01', 'ENT-13'] },
    () => {
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
    },
  )
})
