import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildEmojiIndex, EMOJI_RESULT_LIMIT, searchEmoji, getSearchWords } from './index.ts'

interface Sample {
  readonly id: string
  readonly shortNames: readonly string[]
  readonly name: string
  readonly keywords: readonly string[]
  readonly emoticons: readonly string[]
}

const createEmoji = (id: string, patch: Partial<Sample> = {}): Sample => ({
  id,
  shortNames: [id],
  name: id,
  keywords: [],
  emoticons: [],
  ...patch,
})
const getIds = (found: readonly Sample[]) => found.map(({ id }) => id)
const searchIds = (emojis: readonly Sample[], text: string) =>
  getIds(searchEmoji(buildEmojiIndex(emojis), text))

test.each([
  ['red_heart big', ['red', 'heart']],
  ['a b c', ['a', 'b']],
  ['a,b', ['a', 'b']],
  ['a-b', ['a', 'b']],
  ['a\tb', ['a', 'b']],
  [' -_, RED ,', ['red']],
  ['a|b', ['a|b']],
  ['', []],
  ['-', []],
])('splits %j into the words %j', { tags: ['EMO-04'] }, (text, words) => {
  expect(getSearchWords(text)).toEqual(words)
})

describe('searchEmoji', () => {
  const redHeart = createEmoji('red_heart', { keywords: ['love'] })
  const redCar = createEmoji('red_car')
  const brokenHeart = createEmoji('broken_heart')

  test(
    'finds emoji that match both of the first two words, in any order',
    { tags: ['EMO-04'] },
    () => {
      const all = [redCar, brokenHeart, redHeart]

      expect(searchIds(all, 'red heart')).toEqual(['red_heart'])
      expect(searchIds(all, 'heart-red')).toEqual(['red_heart'])
      expect(searchIds(all, 'red_heart big')).toEqual(['red_heart'])
      expect(searchIds(all, 'red love')).toEqual(['red_heart'])
      expect(searchIds(all, 'red big')).toEqual([])
    },
  )

  test('ranks matches of the whole text before matches of its words', { tags: ['EMO-04'] }, () => {
    const apart = createEmoji('a', { keywords: ['cat', 'face'] })
    const late = createEmoji('b', { keywords: ['long words before it', 'cat face'] })
    const early = createEmoji('c', { keywords: ['cat face'] })

    expect(searchIds([apart, late, early], 'cat_face')).toEqual(['c', 'b', 'a'])
  })

  test(
    'does not match a text across the end of one name and the start of the next',
    { tags: ['EMO-04'] },
    () => {
      const split = createEmoji('a', {
        shortNames: ['big'],
        name: 'cat fa',
        keywords: ['ce red', 'face'],
      })
      const whole = createEmoji('b', { keywords: ['long words before it', 'face red'] })

      expect(searchIds([split, whole], 'face red')).toEqual(['b', 'a'])
    },
  )

  test(
    'matches the whole text with all its words, although only two words count',
    { tags: ['EMO-04'] },
    () => {
      const short = createEmoji('man_in')
      const long = createEmoji('man_in_suit')

      expect(searchIds([short, long], 'man in suit')).toEqual(['man_in_suit', 'man_in'])
    },
  )

  test(
    'ranks an exact id first, then exact aliases, then the earlier match',
    { tags: ['EMO-06'] },
    () => {
      const late = createEmoji('x', { keywords: ['a', 'heart'] })
      const early = createEmoji('heartbeat')
      const alias = createEmoji('love', { shortNames: ['love', 'heart'] })
      const exact = createEmoji('heart', { name: 'some red heart' })

      expect(searchIds([late, early, alias, exact], 'heart')).toEqual([
        'heart',
        'love',
        'heartbeat',
        'x',
      ])
    },
  )

  test(
    'keeps the table order for equal ranks and adds up the ranks of words',
    { tags: ['EMO-06'] },
    () => {
      expect(searchIds([createEmoji('cat2'), createEmoji('cat1')], 'cat')).toEqual(['cat2', 'cat1'])
      const far = createEmoji('p', { keywords: ['one', 'padding', 'two'] })
      const near = createEmoji('q', { keywords: ['one', 'two', 'padding'] })
      expect(searchIds([far, near], 'two one')).toEqual(['q', 'p'])
    },
  )

  test('ignores letter case in the text and in the emoji', { tags: ['EMO-06'] }, () => {
    const shouted = createEmoji('BlobCat', { keywords: ['Cute'], emoticons: [':D'] })

    expect(searchIds([shouted], 'BLOBCAT')).toEqual(['BlobCat'])
    expect(searchIds([createEmoji('blobcat2'), shouted], ' blobcat ')).toEqual([
      'BlobCat',
      'blobcat2',
    ])
    expect(searchIds([shouted], 'cUTE')).toEqual(['BlobCat'])
    expect(searchIds([shouted], ':d')).toEqual(['BlobCat'])
  })

  test.each([
    ['+1', ['+1']],
    ['-1', ['-1', '+1']],
    [':-)', ['smile']],
    ['=-_-=', ['smile']],
    ['grin', ['smile']],
  ])('finds %j for %j', (text, found) => {
    const smile = createEmoji('smile', { name: 'Big Grin', emoticons: [':-)', '=-_-='] })

    expect(searchIds([createEmoji('+1'), createEmoji('-1'), smile], text)).toEqual(found)
  })

  test.each(['', '   ', '-', '_,'])('returns no emoji for %j', (text) => {
    expect(searchIds([redHeart], text)).toEqual([])
  })

  test('returns at most 75 emoji, or the given limit', { tags: ['EMO-05'] }, () => {
    const many = Array.from({ length: 80 }, (_, index) => createEmoji(`a${index}`))

    expect(EMOJI_RESULT_LIMIT).toBe(75)
    expect(searchIds(many, 'a')).toHaveLength(75)
    expect(searchEmoji(buildEmojiIndex(many), 'a', 5)).toEqual(many.slice(0, 5))
  })

  test('searches several tables at once', () => {
    const index = [...buildEmojiIndex([redHeart]), ...buildEmojiIndex([redCar])]

    expect(getIds(searchEmoji(index, 'red'))).toEqual(['red_heart', 'red_car'])
  })
})

test(
  'returns at most 75 matching emoji without duplicates for any text',
  { tags: ['EMO-04', 'EMO-05'] },
  () => {
    const word = fc.stringMatching(/^[a-c]{1,3}$/)
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('_'))
    const emoji = fc
      .record({ id: name, keywords: fc.array(word, { maxLength: 3 }) })
      .map(({ id, keywords }) => createEmoji(id, { keywords }))
    fc.assert(
      fc.property(fc.array(emoji, { maxLength: 120 }), fc.array(word), (emojis, words) => {
        const found = searchEmoji(buildEmojiIndex(emojis), words.join(' '))

        expect(new Set(found).size).toBe(found.length)
        expect(found.length).toBeLessThanOrEqual(EMOJI_RESULT_LIMIT)
        for (const { id, keywords } of found) {
          const text = [id, ...keywords].join()
          for (const each of words.slice(0, 2)) expect(text).toContain(each)
        }
      }),
    )
  },
)
