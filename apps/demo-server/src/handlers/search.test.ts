import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountEntity, StatusEntity } from '@colonnade/domain/entities'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let mira: TestClient
beforeAll(async () => {
  server = await startTestInstance()
  mira = await server.as('mira')
})
afterAll(() => server.close())

interface Results {
  readonly accounts: readonly AccountEntity[]
  readonly statuses: readonly StatusEntity[]
  readonly hashtags: readonly { readonly name: string; readonly history: readonly object[] }[]
}

const search = async (q: string, more = '', client = mira) =>
  (await client.get<Results>(`/api/v2/search?q=${encodeURIComponent(q)}${more}`)).body
const getAccts = ({ accounts }: Results) => accounts.map(({ acct }) => acct)
const getIds = ({ statuses }: Results) => statuses.map(({ id }) => id)

test.each([
  ['@ada@harbour.example', ['ada@harbour.example']],
  ['https://harbour.example/@ada', ['ada@harbour.example']],
  ['HERE/@noor', ['noor']],
  ['@noor@HERE', ['noor']],
  ['https://nowhere.example/@ada', []],
  ['#tea', []],
])('finds accounts for %s: %s', async (q, wanted) => {
  const here = q.startsWith('HERE') ? server.url : new URL(server.url).host

  expect(getAccts(await search(q.replace('HERE', here), '&resolve=true'))).toEqual(wanted)
})

test('finds a post by its address, only for viewers that may see it', async () => {
  const id = await server.statusId('secret')
  const own = await server.statusId('own')
  const noor = await server.as('noor')

  expect(getIds(await search(`${server.url}/@mira/${own}`))).toEqual([own])
  expect(getIds(await search(`${server.url}/@noor/${own}`))).toEqual([])
  expect(getIds(await search(`${server.url}/@noor/${id}`))).toEqual([])
  expect(getIds(await search(`${server.url}/@noor/${id}`, '', noor))).toEqual([id])
})

test('finds public posts and related posts by all their words', async () => {
  const [tea, own] = [await server.statusId('tea'), await server.statusId('tea-mira')]

  expect(getIds(await search('POT tea'))).toEqual([tea])
  expect(getIds(await search('pot coffee'))).toEqual([])
  expect(getIds(await search('for me too'))).toEqual([own])
  expect(getIds(await search('between us'))).toEqual([await server.statusId('direct')])
  expect(getIds(await search('not for mira'))).toEqual([])
  expect(getIds(await search('100%'))).toEqual([])
})

test('finds followers-only posts once they are bookmarked', async () => {
  const id = await server.statusId('for-followers')

  expect(getIds(await search('my followers'))).toEqual([])
  await mira.post(`/api/v1/statuses/${id}/bookmark`)
  expect(getIds(await search('my followers'))).toEqual([id])
})

test('returns the last seven days of a hashtag, today first', async () => {
  await mira.post('/api/v1/statuses', { status: 'One more #tea' })

  const { hashtags } = await search('#te')

  expect(hashtags).toMatchObject([{ name: 'tea', url: `${server.url}/tags/tea` }])
  expect(hashtags[0]?.history).toHaveLength(7)
  expect(hashtags[0]?.history.slice(0, 3)).toEqual([
    { day: String(Date.parse('2026-11-20T00:00:00Z') / 1_000), uses: '1', accounts: '1' },
    { day: String(Date.parse('2026-11-19T00:00:00Z') / 1_000), uses: '0', accounts: '0' },
    { day: String(Date.parse('2026-11-18T00:00:00Z') / 1_000), uses: '2', accounts: '2' },
  ])
})

test('pages the search of a single type, and limits guests to one page of accounts and hashtags', async () => {
  const posts = (more: string) => search('post', `&type=statuses&limit=2${more}`)
  const [first, second] = [getIds(await posts('')), getIds(await posts('&offset=2'))]
  const found = await search('ada', '', server.guest)

  expect(new Set([...first, ...second]).size).toBe(4)
  expect(getAccts(found)).toEqual(['ada@harbour.example'])
  expect(found.statuses).toEqual([])
  expect((await server.guest.get('/api/v2/search?q=ada&offset=2')).status).toBe(401)
})
