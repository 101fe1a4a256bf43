import { expect, test } from 'vitest'
import { countEmojiUse, DEFAULT_EMOJIS, FREQUENT_LIMIT, getFrequentEmojis } from './index.ts'

test('returns the 16 defaults when no emoji was used', { tags: ['EMO-09', 'EMO-10'] }, () => {
  expect(getFrequentEmojis({})).toEqual(DEFAULT_EMOJIS)
  expect(DEFAULT_EMOJIS).toEqual([
    '+1',
    'grinning',
    'kissing_heart',
    'heart_eyes',
    'laughing',
    'stuck_out_tongue_winking_eye',
    'sweat_smile',
    'joy',
    'yum',
    'disappointed',
    'thinking_face',
    'weary',
    'sob',
    'sunglasses',
    'heart',
    'ok_hand',
  ])
})

test('returns three used emoji, most used first, then 13 defaults', { tags: ['EMO-09'] }, () => {
  const used = getFrequentEmojis({ crab: 1, train: 5, owl: 3 })

  expect(used).toEqual(['train', 'owl', 'crab', ...DEFAULT_EMOJIS.slice(0, 13)])
})

test('does not repeat a default that was used', { tags: ['EMO-09'] }, () => {
  const used = getFrequentEmojis({ ok_hand: 2, crab: 1 })

  expect(used).toHaveLength(FREQUENT_LIMIT)
  expect(used).toEqual(['ok_hand', 'crab', ...DEFAULT_EMOJIS.slice(0, 14)])
})

test(
  'returns the 16 most used, equal ones in the order of their first use',
  { tags: ['EMO-09'] },
  () => {
    const uses = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`e${index}`, index < 18 ? 1 : 2]),
    )

    const first = Array.from({ length: 14 }, (_, index) => `e${index}`)
    expect(getFrequentEmojis(uses)).toEqual(['e18', 'e19', ...first])
  },
)

test('counts one more use for any emoji name', { tags: ['EMO-11'] }, () => {
  expect(countEmojiUse({ crab: 1 }, 'crab')).toEqual({ crab: 2 })
  expect(countEmojiUse({ crab: 1 }, 'owl')).toEqual({ crab: 1, owl: 1 })
  expect(countEmojiUse({}, 'constructor')).toEqual({ constructor: 1 })
})
