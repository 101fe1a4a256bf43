import { expect, test } from 'vitest'
import { createTestClient } from '../testing/create-test-client.ts'
import { search } from './search.ts'

const V1 = 'GET /api/v1/search'
const V2 = 'GET /api/v2/search'
const createOldResponse = () =>
  Response.json({ accounts: [{ id: '1', acct: 'ada' }], hashtags: ['tea'] })

test('lets the server resolve unknown results', { tags: ['API-52'] }, async () => {
  const { api, getCalls, queries } = createTestClient({
    [V2]: () => Response.json({ hashtags: [] }),
  })

  await search(api, { q: 'foo' })
  await search(api, { q: 'foo', type: 'accounts', limit: 5, offset: 10 })

  expect(getCalls()).toEqual([V2, V2])
  expect(queries()).toEqual([
    '?q=foo&resolve=true',
    '?q=foo&type=accounts&limit=5&offset=10&resolve=true',
  ])
})

test('falls back to v1, whose hashtags are strings', { tags: ['SRC-06'] }, async () => {
  const { api, getCalls, queries } = createTestClient({ [V1]: createOldResponse })

  const found = await search(api, { q: 'tea', limit: 5 })

  expect(getCalls()).toEqual([V2, V1])
  expect(queries()[1]).toBe('?q=tea&resolve=true&limit=5')
  expect(found.hashtags).toEqual([{ name: 'tea', url: '', history: [] }])
  expect(found.accounts).toHaveLength(1)
})

test('filters v1 results by type and returns an empty second page', async () => {
  const { api, getCalls } = createTestClient({ [V1]: createOldResponse })
  api.capabilities.record('searchV2', false)

  const tags = await search(api, { q: 'tea', type: 'hashtags' })
  const more = await search(api, { q: 'tea', type: 'hashtags', offset: 5 })

  expect([tags.accounts, tags.hashtags.length]).toEqual([[], 1])
  expect(more).toEqual({ accounts: [], statuses: [], hashtags: [] })
  expect(getCalls()).toEqual([V1])
})

test('reads a 404 for an address as no result, where the server has a search', async () => {
  const { api, getCalls } = createTestClient({})
  api.capabilities.guess({ searchV2: true })

  const found = await search(api, { q: 'https://far.example/@ada/5' })

  expect(found).toEqual({ accounts: [], statuses: [], hashtags: [] })
  expect(getCalls()).toEqual([V2])
  expect(api.capabilities.has('searchV2')).toBe(true)
})

test('falls back to v1 for an address where no search is known', async () => {
  const { api, getCalls } = createTestClient({ [V1]: createOldResponse })

  const found = await search(api, { q: 'https://far.example/@ada' })

  expect(found.accounts).toHaveLength(1)
  expect(getCalls()).toEqual([V2, V1])
})
