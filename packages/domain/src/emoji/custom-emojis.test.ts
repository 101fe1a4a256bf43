import { describe, expect, test } from 'vitest'
import { type CustomEmoji, getEmojiImageUrl, getPickerEmojis } from './index.ts'

const createEmoji = (shortcode: string, isVisible = true) => ({
  shortcode,
  url: `https://host.example/${shortcode}.gif`,
  static_url: `https://host.example/${shortcode}.png`,
  visible_in_picker: isVisible,
})

describe('getPickerEmojis', () => {
  test(
    'returns the visible emoji, ordered by shortcode case-insensitively',
    { tags: ['EMO-01'] },
    () => {
      const all = ['b', 'C', 'a', 'B', 'd'].map((shortcode) => createEmoji(shortcode))

      const shown = getPickerEmojis([...all, createEmoji('hidden', false)], true)

      expect(shown.map(({ id }) => id)).toEqual(['a', 'b', 'B', 'C', 'd'])
    },
  )

  test(
    'returns entries with their shortcode as id and with their image',
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

      expect(getPickerEmojis([createEmoji('blob')], false)).toEqual([entry])
      expect(getEmojiImageUrl(createEmoji('blob'), true)).toBe('https://host.example/blob.gif')
    },
  )
})
