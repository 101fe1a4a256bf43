import { expect, test } from 'vitest'
import { parseServerSettings } from '../settings/index.ts'
import { columnFilter } from './index.ts'

const settings = parseServerSettings({
  home: { regex: { body: 'h' }, shows: { reblog: false } },
  community: { regex: { body: 'c' } },
  public: { regex: { body: 'p' } },
  direct: { regex: { body: 'd' } },
})
const filterOf = (id: string, params = {}) => columnFilter({ id, params }, settings)

test.each([
  ['HOME', {}, 'h'],
  ['COMMUNITY', {}, 'c'],
  ['PUBLIC', {}, 'p'],
  ['DIRECT', {}, 'd'],
  ['LIST', {}, ''],
  ['HOME', { regex: { body: 'own' } }, 'own'],
  ['LIST', { regex: { body: 'own' } }, 'own'],
  ['HOME', { regex: { body: '' } }, ''],
  ['HOME', { regex: 7 }, 'h'],
])('%s with %j leaves out what matches %j', { tags: ['TL-25'] }, (id, params, pattern) => {
  expect(filterOf(id, params).pattern).toBe(pattern)
})

test.each([
  ['HOME', {}, { reblog: false, reply: true, direct: true }],
  ['HOME', { shows: { reblog: true } }, { reblog: true, reply: true, direct: true }],
  ['HOME', { shows: { reply: false } }, { reblog: false, reply: false, direct: true }],
  [
    'HOME',
    { shows: { reblog: 'yes', direct: false } },
    { reblog: false, reply: true, direct: false },
  ],
  ['HOME', { shows: 1 }, { reblog: false, reply: true, direct: true }],
  ['LIST', {}, { reblog: true, reply: true, direct: true }],
  ['LIST', { shows: { reblog: false } }, { reblog: false, reply: true, direct: true }],
])(
  '%s with %j shows what it says itself, Home else what is kept for it',
  { tags: ['TL-26', 'BY-36'] },
  (id, params, shows) => {
    expect(filterOf(id, params).shows).toEqual(shows)
  },
)

test.each([
  [{ other: { onlyMedia: true } }, true],
  [{ other: { onlyMedia: 'true' } }, false],
  [{ other: true }, false],
  [{}, false],
])('a column with %j shows media alone: %s', { tags: ['BY-36'] }, (params, expected) => {
  expect(filterOf('LIST', params).onlyMedia).toBe(expected)
})
