import { expect, test } from 'vitest'
import { DEFAULT_EMOJIS } from '@colonnade/domain/emoji'
import { loadEmojiTable } from './load-emoji-table.ts'
import { readEmojiTable } from './read-emoji-table.ts'

test(
  'returns the names, keywords, code and five skin tones of an emoji',
  { tags: ['EMO-02'] },
  async () => {
    const { emojis, cells } = await loadEmojiTable()

    const thumb = emojis.find(({ id }) => id === '+1')!
    expect(thumb).toMatchObject({
      shortNames: ['+1', 'thumbsup'],
      name: 'thumbs up',
      keywords: expect.arrayContaining(['good', 'like']),
      category: 'people',
      unified: '1f44d',
      skins: ['1f44d-1f3fb', '1f44d-1f3fc', '1f44d-1f3fd', '1f44d-1f3fe', '1f44d-1f3ff'],
    })
    const cell = cells.get('1f44d')!
    expect(thumb.skins!.map((skin) => cells.get(skin)! - cell)).toEqual([1, 2, 3, 4, 5])
    expect(emojis.find(({ id }) => id === 'slightly_smiling_face')?.emoticons).toEqual([':)'])
  },
)

test('applies the skin tone to both people of a couple, whose images are further apart', async () => {
  const { emojis, cells } = await loadEmojiTable()

  const { unified, skins } = emojis.find(({ id }) => id === 'people_holding_hands')!

  expect(skins?.[4]).toBe('1f9d1-1f3ff-200d-1f91d-200d-1f9d1-1f3ff')
  expect(cells.get(skins?.[4] ?? '')! - cells.get(unified)!).toBe(25)
})

test('contains all default emoji, each with its own image', async () => {
  const { emojis, cells } = await loadEmojiTable()

  const ids = new Set(emojis.map(({ id }) => id))
  expect(DEFAULT_EMOJIS.filter((id) => !ids.has(id))).toEqual([])
  expect(ids.size).toBe(emojis.length)
  expect(new Set(cells.values()).size).toBe(cells.size)
})

test.each([
  ['a line before the first category', '1f44d\t1\t+1\tthumbs up'],
  ['a line of an unknown category', '# misc\n1f44d\t1\t+1\tthumbs up'],
  ['a truncated line', '# people\n1f44d\t1'],
  ['an empty table', ''],
])('ignores %s', (_title, text) => {
  expect(readEmojiTable(text).emojis).toEqual([])
})
