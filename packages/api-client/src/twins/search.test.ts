import { expect, test } from 'vitest'
import { clientOf } from '../testing/client-of.ts'
import { search } from './search.ts'

const V1 = 'GET /api/v1/search'
const V2 = 'GET /api/v2/search'
const old = () => Response.json({ accounts: [{ id: '1', acct: 'ada' }], hashtags: ['tea'] })

test('a search also looks up what the server has not met', { tags: ['API-52'] }, async () => {
  const { api, asked, queries } = clientOf({ [V2]: () => Response.json({ hashtags: [] }) })

  await search(api, { q: 'foo' })
  await search(api, { q: 'foo', type: 'accounts', limit: 5, offset: 10 })

  expect(asked()).toEqual([V2, V2])
  expect(queries()).toEqual([
    '?q=foo&resolve=true',
    '?q=foo&type=accounts&limit=5&offset=10&resolve=true',
  ])
})

test(
  'a server without the second version is asked by the first, its hashtags are strings',
  { tags: ['SRC-06'] },
  async () => {
    const { api, asked, queries } = clientOf({ [V1]: old })

    const found = await search(api, { q: 'tea', limit: 5 })

    expect(asked()).toEqual([V2, V1])
    expect(queries()[1]).toBe('?q=tea&resolve=true&limit=5')
    expect(found.hashtags).toEqual([{ name: 'tea', url: '', history: [] }])
    expect(found.accounts).toHaveLength(1)
  },
)

test('there one kind is picked out of all, and a second page is empty', async () => {
  const { api, asked } = clientOf({ [V1]: old })
  api.capabilities.note('searchV2', false)

  const tags = await search(api, { q: 'tea', type: 'hashtags' })
  const more = await search(api, { q: 'tea', type: 'hashtags', offset: 5 })

  expect([tags.accounts, tags.hashtags.length]).toEqual([[], 1])
  expect(more).toEqual({ accounts: [], statuses: [], hashtags: [] })
  expect(asked()).toEqual([V1])
})
