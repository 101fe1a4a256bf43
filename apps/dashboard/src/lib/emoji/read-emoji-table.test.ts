import { expect, test } from 'vitest'
import { DEFAULT_EMOJIS } from '@colonnade/domain/emoji'
import { loadEmojiTable } from './load-emoji-table.ts'
import { readEmojiTable } from './read-emoji-table.ts'

test(
  'an emoji has its names, words, code, and the same in five tones',
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

test('of a couple the tone colours both, and its pictures lie further apart', async () => {
  const { emojis, cells } = await loadEmojiTable()

  const { unified, skins } = emojis.find(({ id }) => id === 'people_holding_hands')!

  expect(skins?.[4]).toBe('1f9d1-1f3ff-200d-1f91d-200d-1f9d1-1f3ff')
  expect(cells.get(skins?.[4] ?? '')! - cells.get(unified)!).toBe(25)
})

test('those that everyone sees first are all there, and no two share a picture', async () => {
  const { emojis, cells } = await loadEmojiTable()

  const ids = new Set(emojis.map(({ id }) => id))
  expect(DEFAULT_EMOJIS.filter((id) => !ids.has(id))).toEqual([])
  expect(ids.size).toBe(emojis.length)
  expect(new Set(cells.values()).size).toBe(cells.size)
})

test.each([
  ['a line in no category', '1f44d\t1\t+1\tthumbs up'],
  ['a line of an unknown category', '# misc\n1f44d\t1\t+1\tthumbs up'],
  ['a line that breaks off', '# people\n1f44d\t1'],
  ['nothing', ''],
])('%s is left out', (_title, text) => {
  expect(readEmojiTable(text).emojis).toEqual([])
})
