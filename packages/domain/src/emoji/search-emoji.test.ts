import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildEmojiIndex, EMOJI_RESULT_LIMIT, searchEmoji, searchWords } from './index.ts'

interface Sample {
  readonly id: string
  readonly shortNames: readonly string[]
  readonly name: string
  readonly keywords: readonly string[]
  readonly emoticons: readonly string[]
}

const sample = (id: string, patch: Partial<Sample> = {}): Sample => ({
  id,
  shortNames: [id],
  name: id,
  keywords: [],
  emoticons: [],
  ...patch,
})
const ids = (found: readonly Sample[]) => found.map(({ id }) => id)
const search = (emojis: readonly Sample[], text: string) =>
  ids(searchEmoji(buildEmojiIndex(emojis), text))

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
])('the words of %j are %j', { tags: ['EMO-04'] }, (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

describe('a search', () => {
  const redHeart = sample('red_heart', { keywords: ['love'] })
  const redCar = sample('red_car')
  const brokenHeart = sample('broken_heart')

  test('finds what holds both of its first two words, in any order', { tags: ['EMO-04'] }, () => {
    const all = [redCar, brokenHeart, redHeart]

    expect(search(all, 'red heart')).toEqual(['red_heart'])
    expect(search(all, 'heart-red')).toEqual(['red_heart'])
    expect(search(all, 'red_heart big')).toEqual(['red_heart'])
    expect(search(all, 'red love')).toEqual(['red_heart'])
    expect(search(all, 'red big')).toEqual([])
  })

  test('puts what holds the whole text before what holds its words', { tags: ['EMO-04'] }, () => {
    const apart = sample('a', { keywords: ['cat', 'face'] })
    const late = sample('b', { keywords: ['long words before it', 'cat face'] })
    const early = sample('c', { keywords: ['cat face'] })

    expect(search([apart, late, early], 'cat_face')).toEqual(['c', 'b', 'a'])
  })

  test(
    'does not read the end of one name and the start of the next as a whole text',
    { tags: ['EMO-04'] },
    () => {
      const split = sample('a', {
        shortNames: ['big'],
        name: 'cat fa',
        keywords: ['ce red', 'face'],
      })
      const whole = sample('b', { keywords: ['long words before it', 'face red'] })

      expect(search([split, whole], 'face red')).toEqual(['b', 'a'])
    },
  )

  test(
    'reads the whole text over all its words, though but two of them count',
    { tags: ['EMO-04'] },
    () => {
      const short = sample('man_in')
      const long = sample('man_in_suit')

      expect(search([short, long], 'man in suit')).toEqual(['man_in_suit', 'man_in'])
    },
  )

  test(
    'puts an exact name first, then its other names, then the earlier match',
    { tags: ['EMO-06'] },
    () => {
      const late = sample('x', { keywords: ['a', 'heart'] })
      const early = sample('heartbeat')
      const alias = sample('love', { shortNames: ['love', 'heart'] })
      const exact = sample('heart', { name: 'some red heart' })

      expect(search([late, early, alias, exact], 'heart')).toEqual([
        'heart',
        'love',
        'heartbeat',
        'x',
      ])
    },
  )

  test(
    'keeps the order of the table among equals, and of words takes the sum',
    { tags: ['EMO-06'] },
    () => {
      expect(search([sample('cat2'), sample('cat1')], 'cat')).toEqual(['cat2', 'cat1'])
      const far = sample('p', { keywords: ['one', 'padding', 'two'] })
      const near = sample('q', { keywords: ['one', 'two', 'padding'] })
      expect(search([far, near], 'two one')).toEqual(['q', 'p'])
    },
  )

  test('does not mind letter case, in the text and in the emoji', { tags: ['EMO-06'] }, () => {
    const shouted = sample('BlobCat', { keywords: ['Cute'], emoticons: [':D'] })

    expect(search([shouted], 'BLOBCAT')).toEqual(['BlobCat'])
    expect(search([sample('blobcat2'), shouted], ' blobcat ')).toEqual(['BlobCat', 'blobcat2'])
    expect(search([shouted], 'cUTE')).toEqual(['BlobCat'])
    expect(search([shouted], ':d')).toEqual(['BlobCat'])
  })

  test.each([
    ['+1', ['+1']],
    ['-1', ['-1', '+1']],
    [':-)', ['smile']],
    ['=-_-=', ['smile']],
    ['grin', ['smile']],
  ])('%j finds %j', (text, found) => {
    const smile = sample('smile', { name: 'Big Grin', emoticons: [':-)', '=-_-='] })

    expect(search([sample('+1'), sample('-1'), smile], text)).toEqual(found)
  })

  test.each(['', '   ', '-', '_,'])('for %j finds nothing', (text) => {
    expect(search([redHeart], text)).toEqual([])
  })

  test('gives 75 at most, or as few as are wanted', { tags: ['EMO-05'] }, () => {
    const many = Array.from({ length: 80 }, (_, index) => sample(`a${index}`))

    expect(EMOJI_RESULT_LIMIT).toBe(75)
    expect(search(many, 'a')).toHaveLength(75)
    expect(searchEmoji(buildEmojiIndex(many), 'a', 5)).toEqual(many.slice(0, 5))
  })

  test('covers several tables at once', () => {
    const index = [...buildEmojiIndex([redHeart]), ...buildEmojiIndex([redCar])]

    expect(ids(searchEmoji(index, 'red'))).toEqual(['red_heart', 'red_car'])
  })
})

test(
  'whatever is searched, nothing is found twice, never more than 75, and only what matches',
  { tags: ['EMO-04', 'EMO-05'] },
  () => {
    const word = fc.stringMatching(/^[a-c]{1,3}$/)
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('_'))
    const emoji = fc
      .record({ id: name, keywords: fc.array(word, { maxLength: 3 }) })
      .map(({ id, keywords }) => sample(id, { keywords }))
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
