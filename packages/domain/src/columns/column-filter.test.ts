import { expect, test } from 'vitest'
import { parseServerSettings } from '../settings/index.ts'
import { getColumnFilter } from './index.ts'

const settings = parseServerSettings({
  home: { regex: { body: 'h' }, shows: { reblog: false } },
  community: { regex: { body: 'c' } },
  public: { regex: { body: 'p' } },
  direct: { regex: { body: 'd' } },
})
const getFilter = (id: string, params = {}) => getColumnFilter({ id, params }, settings)

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
])('%s with %j hides what matches %j', { tags: ['TL-25'] }, (id, params, pattern) => {
  expect(getFilter(id, params).pattern).toBe(pattern)
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
  '%s with %j uses its own rules and falls back to the shared ones for Home',
  { tags: ['TL-26', 'BY-36'] },
  (id, params, shows) => {
    expect(getFilter(id, params).shows).toEqual(shows)
  },
)

test.each([
  [{ other: { onlyMedia: true } }, true],
  [{ other: { onlyMedia: 'true' } }, false],
  [{ other: true }, false],
  [{}, false],
])('sets onlyMedia to $1 for the parameters $0', { tags: ['BY-36'] }, (params, expected) => {
  expect(getFilter('LIST', params).onlyMedia).toBe(expected)
})
