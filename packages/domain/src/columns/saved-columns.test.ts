import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountKey } from '../entities/index.ts'
import {
  COLUMN_KINDS,
  getColumnTimeline,
  readSavedColumns,
  SHARED_COLUMN_KINDS,
  toSavedColumns,
} from './index.ts'

const me = accountKey('ada', 'host.example')

const counter = () => {
  let count = 0
  return () => `new-${(count += 1)}`
}

/** Columns as other clients of these servers save them. */
const saved = [
  { id: 'COMPOSE', uuid: 'a', params: {} },
  { id: 'HOME', uuid: 'b', params: {} },
  { id: 'NOTIFICATIONS', uuid: 'c', params: {} },
  { id: 'COMMUNITY', uuid: 'd', params: { other: { onlyMedia: false } } },
  { id: 'PUBLIC', uuid: 'e', params: {} },
  { id: 'LIST', uuid: 'f', params: { id: '1' } },
  { id: 'HASHTAG', uuid: 'g', params: { id: 'cats', tags: { any: [], all: [], none: [] } } },
]

test(
  'reads a deck that another client saved, and writes it back unchanged',
  { tags: ['COL-06'] },
  () => {
    const columns = readSavedColumns(saved, me, counter()) ?? []

    expect(columns.map(({ id }) => id)).toEqual(saved.map(({ id }) => id))
    expect(columns.every((column) => column.accountKey === me)).toBe(true)
    expect(toSavedColumns(columns, me)).toEqual(saved)
  },
)

test('saves and restores every kind', { tags: ['COL-06'] }, () => {
  const all = SHARED_COLUMN_KINDS.map((id, index) => ({ id, uuid: String(index), params: {} }))

  expect(toSavedColumns(readSavedColumns(all, me, counter()) ?? [], me)).toEqual(all)
})

test.each(['ACCOUNT', 'SEARCH', 'THREAD'])(
  'reads %s, a kind of this client only, and does not save it for other clients',
  { tags: ['COL-06'] },
  (id) => {
    const columns = readSavedColumns(
      [{ id, uuid: 'o', params: { id: '5' } }, ...saved],
      me,
      counter(),
    )

    expect(columns?.[0]).toEqual({ id, uuid: 'o', accountKey: me, params: { id: '5' } })
    expect(toSavedColumns(columns ?? [], me)).toEqual(saved)
  },
)

test('replaces a uuid that a column of another account has', { tags: ['COL-06', 'BY-02'] }, () => {
  const columns = readSavedColumns(saved, me, counter(), ['b', 'z']) ?? []

  expect(columns.slice(0, 3).map(({ uuid }) => uuid)).toEqual(['a', 'new-1', 'c'])
})

test('keeps unknown keys in params', { tags: ['COL-06'] }, () => {
  const raw = [{ id: 'HOME', uuid: 'a', params: { theirs: { deep: [1] } } }]

  expect(toSavedColumns(readSavedColumns(raw, me, counter()) ?? [], me)).toEqual(raw)
})

test(
  'keeps an unknown kind in the deck and does not save it for other clients',
  { tags: ['COL-14'] },
  () => {
    const raw = [{ id: 'XYZ', uuid: 'x', params: { id: '1' } }, ...saved]

    const columns = readSavedColumns(raw, me, counter()) ?? []

    expect(columns[0]).toEqual({ id: 'XYZ', uuid: 'x', accountKey: me, params: { id: '1' } })
    expect(toSavedColumns(columns, me)).toEqual(saved)
  },
)

test('does not save columns of other accounts', { tags: ['COL-06'] }, () => {
  const other = accountKey('ada', 'far.example')
  const columns = [...(readSavedColumns(saved, me, counter()) ?? [])]

  expect(
    toSavedColumns([...columns, { id: 'HOME', uuid: 'z', accountKey: other, params: {} }], me),
  ).toEqual(saved)
})

test('replaces missing and repeated uuids', { tags: ['ENT-16'] }, () => {
  const raw = [
    { id: 'HOME' },
    { id: 'PUBLIC', uuid: 'a' },
    { id: 'DIRECT', uuid: 'a' },
    { id: 'LIST', uuid: 7 },
    { id: 'HOME', uuid: '' },
  ]

  const columns = readSavedColumns(raw, me, counter()) ?? []

  expect(columns.map(({ uuid }) => uuid)).toEqual(['new-1', 'a', 'new-2', 'new-3', 'new-4'])
})

test(
  'drops damaged entries and replaces damaged params with empty ones',
  { tags: ['COL-14'] },
  () => {
    const raw = [null, 'HOME', { id: '' }, { id: 7 }, { id: 'HOME', uuid: 'a', params: 'all' }]

    expect(readSavedColumns(raw, me, counter())).toEqual([
      { id: 'HOME', uuid: 'a', accountKey: me, params: {} },
    ])
  },
)

test(
  'returns null when no deck was saved, and an empty list for an empty deck',
  { tags: ['COL-01'] },
  () => {
    expect(readSavedColumns(undefined, me, counter())).toBeNull()
    expect(readSavedColumns({}, me, counter())).toBeNull()
    expect(readSavedColumns([], me, counter())).toEqual([])
  },
)

test(
  'reads any JSON value without an error and returns valid columns',
  { tags: ['COL-14'] },
  () => {
    const damaged = fc.array(
      fc.oneof(
        fc.jsonValue(),
        fc.record({ id: fc.jsonValue(), uuid: fc.jsonValue(), params: fc.jsonValue() }),
        fc.record({ id: fc.constantFrom(...COLUMN_KINDS), params: fc.jsonValue() }),
        fc.record({
          id: fc.constantFrom('HASHTAG', 'LIST', 'PUBLIC'),
          params: fc.record({ id: fc.jsonValue(), tags: fc.jsonValue(), other: fc.jsonValue() }),
        }),
      ),
    )
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), damaged), (raw) => {
        const columns = readSavedColumns(raw, me, counter()) ?? []
        expect(new Set(columns.map(({ uuid }) => uuid)).size).toBe(columns.length)
        columns.forEach(getColumnTimeline)
        expect(readSavedColumns(toSavedColumns(columns, me), me, counter())).toEqual(
          columns.filter(({ id }) => SHARED_COLUMN_KINDS.some((kind) => kind === id)),
        )
      }),
    )
  },
)

describe('getColumnTimeline', () => {
  test.each([
    ['HOME', {}, 'home'],
    ['DIRECT', {}, 'direct'],
    ['FAVOURITES', {}, 'favourites'],
    ['BOOKMARKS', {}, 'bookmarks'],
    ['PUBLIC', {}, 'public'],
    ['PUBLIC', { other: { onlyMedia: true } }, 'public:media'],
    ['COMMUNITY', { other: { onlyMedia: true } }, 'community:media'],
    ['COMMUNITY', { other: null }, 'community'],
    ['LIST', { id: '3' }, 'list:3'],
    ['LIST', { id: 3 }, 'list:3'],
    ['HASHTAG', { id: '#Cats' }, 'hashtag:cats'],
    [
      'HASHTAG',
      { id: 'cats', tags: { any: [{ value: 'dogs', label: '#dogs' }], all: ['cute'] } },
      'hashtag:cats:any=dogs:all=cute',
    ],
    ['HASHTAG', { id: 'cats', tags: 'damaged' }, 'hashtag:cats'],
    [
      'HASHTAG',
      { id: 'cats', tags: { any: 'dogs', none: [7, {}, 'sad'] } },
      'hashtag:cats:none=sad',
    ],
    ['ACCOUNT', { id: '5' }, 'account:5'],
    ['ACCOUNT', { id: '5', show: 'with_replies' }, 'account:5:with_replies'],
    ['ACCOUNT', { id: '5', show: 'media' }, 'account:5:media'],
    ['ACCOUNT', { id: '5', show: 'pinned' }, 'account:5:pinned'],
    ['ACCOUNT', { id: '5', show: 'likes' }, 'account:5'],
  ])(
    'returns the timeline of %s with %j as %s',
    { tags: ['TL-01', 'TL-20', 'TL-21'] },
    (id, params, key) => {
      expect(getColumnTimeline({ id, params })).toBe(key)
    },
  )

  test.each([
    ['COMPOSE', {}],
    ['NOTIFICATIONS', {}],
    ['SEARCH', { query: 'cats' }],
    ['THREAD', { id: '5' }],
    ['LIST', {}],
    ['LIST', { id: '' }],
    ['LIST', { id: true }],
    ['ACCOUNT', {}],
    ['HASHTAG', {}],
    ['HASHTAG', { id: '#' }],
    ['XYZ', { id: '1' }],
  ])('returns null for %s with %j', { tags: ['COL-06', 'COL-14'] }, (id, params) => {
    expect(getColumnTimeline({ id, params })).toBeNull()
  })
})
