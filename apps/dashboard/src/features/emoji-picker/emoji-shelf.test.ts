import { expect, test } from 'vitest'
import { frequentlyUsed, pickerEmojis } from '@colonnade/domain/emoji'
import { loadEmojiTable } from '../../lib/emoji/load-emoji-table.ts'
import { emojiShelf } from './emoji-shelf.ts'

const blob = {
  shortcode: 'blob',
  url: '/blob.gif',
  static_url: '/blob.png',
  visible_in_picker: true,
}

test(
  'every emoji stands in one tab, and those that are used most in the first as well',
  { tags: ['EMO-03', 'EMO-09'] },
  async () => {
    const { emojis } = await loadEmojiTable()
    const own = pickerEmojis([blob], false)

    const shelf = emojiShelf([...own, ...emojis], frequentlyUsed({ blob: 3, rocket: 2, gone: 1 }))

    expect([...shelf.keys()].join(' ')).toBe(
      'recent custom people nature foods activity places objects symbols flags',
    )
    expect(shelf.get('custom')).toEqual(own)
    expect(
      shelf
        .get('recent')
        ?.slice(0, 3)
        .map(({ id }) => id),
    ).toEqual(['blob', 'rocket', '+1'])
    expect(shelf.get('recent')).toHaveLength(15)
    const standing = [...shelf].filter(([name]) => name !== 'recent').flatMap(([, all]) => all)
    expect(standing).toHaveLength(emojis.length + 1)
  },
)
