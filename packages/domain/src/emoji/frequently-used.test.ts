import { expect, test } from 'vitest'
import { countEmojiUse, DEFAULT_EMOJIS, FREQUENT_LIMIT, frequentlyUsed } from './index.ts'

test('who used none sees the 16 defaults', { tags: ['EMO-09', 'EMO-10'] }, () => {
  expect(frequentlyUsed({})).toEqual(DEFAULT_EMOJIS)
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

test('three that were used come first, by use, then 13 defaults', { tags: ['EMO-09'] }, () => {
  const used = frequentlyUsed({ crab: 1, train: 5, owl: 3 })

  expect(used).toEqual(['train', 'owl', 'crab', ...DEFAULT_EMOJIS.slice(0, 13)])
})

test('a default that was used is not there twice', { tags: ['EMO-09'] }, () => {
  const used = frequentlyUsed({ ok_hand: 2, crab: 1 })

  expect(used).toHaveLength(FREQUENT_LIMIT)
  expect(used).toEqual(['ok_hand', 'crab', ...DEFAULT_EMOJIS.slice(0, 14)])
})

test(
  'of many the 16 most used are shown, equals in the order of their first use',
  { tags: ['EMO-09'] },
  () => {
    const uses = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`e${index}`, index < 18 ? 1 : 2]),
    )

    const first = Array.from({ length: 14 }, (_, index) => `e${index}`)
    expect(frequentlyUsed(uses)).toEqual(['e18', 'e19', ...first])
  },
)

test('a use counts one more, whatever the emoji is called', { tags: ['EMO-11'] }, () => {
  expect(countEmojiUse({ crab: 1 }, 'crab')).toEqual({ crab: 2 })
  expect(countEmojiUse({ crab: 1 }, 'owl')).toEqual({ crab: 1, owl: 1 })
  expect(countEmojiUse({}, 'constructor')).toEqual({ constructor: 1 })
})
