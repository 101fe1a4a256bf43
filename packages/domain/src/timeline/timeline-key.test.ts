import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountId, listId } from '../entities/index.ts'
import {
  encodeTimelineKey,
  normaliseTag,
  parseTimelineKey,
  type TimelineKey,
  type TimelineParams,
} from './index.ts'

const noTags = { any: [], all: [], none: [] }
const account = (show: 'posts' | 'with_replies' | 'media' | 'pinned'): TimelineParams => ({
  kind: 'account',
  id: accountId('5'),
  show,
})

describe('timeline keys', () => {
  test.each<[string, TimelineParams]>([
    ['home', { kind: 'home' }],
    ['direct', { kind: 'direct' }],
    ['public', { kind: 'public', onlyMedia: false }],
    ['public:media', { kind: 'public', onlyMedia: true }],
    ['community', { kind: 'community', onlyMedia: false }],
    ['community:media', { kind: 'community', onlyMedia: true }],
    ['account:5', account('posts')],
    ['account:5:with_replies', account('with_replies')],
    ['account:5:media', account('media')],
    ['account:5:pinned', account('pinned')],
    ['list:3', { kind: 'list', id: listId('3') }],
    ['hashtag:cats', { kind: 'hashtag', tag: 'cats', ...noTags }],
  ])('encodes and parses the key %s', { tags: ['TL-01'] }, (key, params) => {
    expect(encodeTimelineKey(params)).toBe(key)
    expect(parseTimelineKey(encodeTimelineKey(params))).toEqual(params)
  })
})

test('preserves IDs with slashes, colons and percent signs', { tags: ['TL-01'] }, () => {
  const id = accountId('https://host.example:8080/u/ada%2F:pinned')
  const params: TimelineParams = { kind: 'account', id, show: 'pinned' }

  const key = encodeTimelineKey(params)

  expect(key.split(':')).toHaveLength(3)
  expect(parseTimelineKey(key)).toEqual(params)
})

test('preserves an account ID that looks like a key of another kind', { tags: ['TL-01'] }, () => {
  const key = encodeTimelineKey({ kind: 'account', id: accountId('5:media'), show: 'posts' })

  expect(key).not.toBe('account:5:media')
  expect(parseTimelineKey(key)).toMatchObject({ id: '5:media', show: 'posts' })
})

test(
  'includes additional tags, regardless of order, case and repetitions',
  { tags: ['TL-20'] },
  () => {
    const key = encodeTimelineKey({
      kind: 'hashtag',
      tag: '#Cats',
      any: ['dogs', '#Birds', 'dogs'],
      all: ['cute'],
      none: [],
    })

    expect(key).toBe('hashtag:cats:any=birds,dogs:all=cute')
    expect(parseTimelineKey(key)).toEqual({
      kind: 'hashtag',
      tag: 'cats',
      any: ['birds', 'dogs'],
      all: ['cute'],
      none: [],
    })
  },
)

test('preserves any IDs and tags when encoding and parsing', { tags: ['TL-01'] }, () => {
  const text = fc.string({ unit: 'binary', minLength: 1 })
  fc.assert(
    fc.property(text, fc.array(text), fc.constantFrom('posts', 'media'), (id, tags, show) => {
      const params: TimelineParams = { kind: 'account', id: accountId(id), show }
      expect(parseTimelineKey(encodeTimelineKey(params))).toEqual(params)
      expect(parseTimelineKey(encodeTimelineKey({ kind: 'list', id: listId(id) }))).toEqual({
        kind: 'list',
        id,
      })
      const key = encodeTimelineKey({ kind: 'hashtag', tag: id, any: tags, all: [], none: tags })
      expect(encodeTimelineKey(parseTimelineKey(key))).toBe(key)
    }),
  )
})

test('creates different keys for different IDs', { tags: ['TL-01'] }, () => {
  const ids = fc.tuple(fc.string(), fc.string()).filter(([a, b]) => a !== b)
  fc.assert(
    fc.property(ids, ([a, b]) => {
      const keyOf = (id: string) => encodeTimelineKey({ kind: 'list', id: listId(id) })
      expect(keyOf(a)).not.toBe(keyOf(b))
    }),
  )
})

test('ignores empty additional tags', { tags: ['TL-01'] }, () => {
  const tag = { kind: 'hashtag', tag: 'cats', ...noTags } as const

  expect(encodeTimelineKey({ ...tag, any: ['', ' # '] })).toBe(encodeTimelineKey(tag))
})

test('throws for a text that is not a key', () => {
  const forged: string = 'nonsense:5'
  expect(() => parseTimelineKey(forged as TimelineKey)).toThrow(
    new RangeError('not a timeline key: nonsense:5'),
  )
})

test.each([
  ['#FooBar', 'foobar'],
  ['##foo', 'foo'],
  ['＃カフェ', 'カフェ'],
  [' cats ', 'cats'],
  ['c#', 'c#'],
  ['#', ''],
])('normalises the tag %s to %s', { tags: ['RTE-05'] }, (typed, tag) => {
  expect(normaliseTag(typed)).toBe(tag)
})
