import { expect, test } from 'vitest'
import { getFrequentEmojis, getPickerEmojis } from '@colonnade/domain/emoji'
import { loadEmojiTable } from '../../lib/emoji/load-emoji-table.ts'
import { groupEmojis } from './group-emojis.ts'

const blob = {
  shortcode: 'blob',
  url: '/blob.gif',
  static_url: '/blob.png',
  visible_in_picker: true,
}

test(
  'groups every emoji under one tab, and the most used also under the first',
  { tags: ['EMO-03', 'EMO-09'] },
  async () => {
    const { emojis } = await loadEmojiTable()
    const own = getPickerEmojis([blob], false)

    const groups = groupEmojis(
      [...own, ...emojis],
      getFrequentEmojis({ blob: 3, rocket: 2, gone: 1 }),
    )

    expect([...groups.keys()].join(' ')).toBe(
      'recent custom people nature foods activity places objects symbols flags',
    )
    expect(groups.get('custom')).toEqual(own)
    expect(
      groups
        .get('recent')
        ?.slice(0, 3)
        .map(({ id }) => id),
    ).toEqual(['blob', 'rocket', '+1'])
    expect(groups.get('recent')).toHaveLength(15)
    const listed = [...groups].filter(([name]) => name !== 'recent').flatMap(([, all]) => all)
    expect(listed).toHaveLength(emojis.length + 1)
  },
)
