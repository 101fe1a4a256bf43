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
])('%s with %j leaves out what matches %j [TL-25]', (id, params, pattern) => {
  expect(filterOf(id, params).pattern).toBe(pattern)
})

test('Home alone leaves out boosts, replies or direct messages [TL-26]', () => {
  expect(filterOf('HOME').shows).toEqual({ reblog: false, reply: true, direct: true })
  expect(filterOf('LIST').shows).toEqual({ reblog: true, reply: true, direct: true })
})
