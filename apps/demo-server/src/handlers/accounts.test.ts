import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountEntity, RelationshipEntity, StatusEntity } from '@colonnade/domain/entities'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let mira: TestClient
beforeAll(async () => {
  server = await startTestInstance()
  mira = await server.as('mira')
})
afterAll(() => server.close())

const getAccts = (people: readonly AccountEntity[]) => people.map(({ acct }) => acct)

test('returns an account as Mastodon does, with links in its texts', async () => {
  const { body } = await server.guest.get<AccountEntity>(
    `/api/v1/accounts/${await server.accountId('ada@harbour.example')}`,
  )

  expect(body).toMatchObject({
    username: 'ada',
    acct: 'ada@harbour.example',
    url: 'https://harbour.example/@ada',
    avatar: `${server.url}/media/art/avatar-ada-small.webp`,
    followers_count: 1,
    following_count: 1,
    statuses_count: 51,
    fields: [
      { name: 'Site', value: expect.stringContaining('rel="me nofollow noopener noreferrer"') },
    ],
  })
  expect(body.note).toContain(
    `<a href="${server.url}/tags/hello" class="mention hashtag" rel="tag">`,
  )
})

test('returns the new account of a moved one, and refuses to follow the old one', async () => {
  const id = await server.accountId('elm@meadow.example')

  const { body } = await server.guest.get<AccountEntity>(`/api/v1/accounts/${id}`)

  expect(body.moved).toMatchObject({ acct: 'noor', display_name: 'Noor' })
  expect(await mira.post(`/api/v1/accounts/${id}/follow`)).toMatchObject({ status: 403 })
})

test('marks limited and suspended accounts, and returns no details of suspended ones', async () => {
  const loadAccount = async (acct: string) =>
    (await server.guest.get<AccountEntity>(`/api/v1/accounts/${await server.accountId(acct)}`)).body
  const loud = await server.accountId('loud@meadow.example')

  expect(await loadAccount('hush@meadow.example')).toMatchObject({
    limited: true,
    display_name: 'Hush',
  })
  expect(await loadAccount('loud@meadow.example')).toMatchObject({
    suspended: true,
    display_name: '',
    note: '',
    fields: [],
  })
  expect((await mira.get('/api/v1/accounts/search?q=loud')).body).toEqual([])
  expect(await mira.post(`/api/v1/accounts/${loud}/follow`)).toMatchObject({ status: 404 })
})

test('finds an account by its acct, ignoring case', async () => {
  const lookup = (acct: string) =>
    server.guest.get<AccountEntity>(`/api/v1/accounts/lookup?acct=${acct}`)

  expect((await lookup('Ada@Harbour.example')).body.acct).toBe('ada@harbour.example')
  expect((await lookup(`mira@${new URL(server.url).host}`)).body.acct).toBe('mira')
  expect(await lookup('unknown')).toMatchObject({
    status: 404,
    body: { error: 'Record not found' },
  })
})

test('searches accounts by name prefix, and only followed ones on request', async () => {
  const search = async (query: string) =>
    getAccts((await mira.get<AccountEntity[]>(`/api/v1/accounts/search?${query}`)).body)

  expect(await search('q=@AD')).toEqual(['ada@harbour.example'])
  expect(await search('q=b')).toEqual(['bo@harbour.example'])
  expect(await search('q=b&following=true')).toEqual([])
  expect(await search('q=%25')).toEqual([])
})

test('updates relationship, counts and home timeline on follow and unfollow', async () => {
  const id = await server.accountId('bo@harbour.example')
  const [bo] = await server.instance.controls.post({
    acct: 'bo@harbour.example',
    text: 'hello from bo',
  })
  const home = async () =>
    (await mira.get<StatusEntity[]>('/api/v1/timelines/home')).body.map((status) => status.id)
  const before = await home()
  const followed = await mira.post<RelationshipEntity>(`/api/v1/accounts/${id}/follow`, {
    reblogs: false,
  })
  const during = await home()
  const counted = (await mira.get<AccountEntity>(`/api/v1/accounts/${id}`)).body.followers_count
  const unfollowed = await mira.post<RelationshipEntity>(`/api/v1/accounts/${id}/unfollow`)

  expect(before).not.toContain(bo)
  expect(followed.body).toMatchObject({
    id,
    following: true,
    showing_reblogs: false,
    requested: false,
  })
  expect(during).toContain(bo)
  expect(counted).toBe(1)
  expect(unfollowed.body).toMatchObject({ following: false, showing_reblogs: false })
  expect(await home()).not.toContain(bo)
})

test('sends a follow request to a locked account, and withdraws it', async () => {
  const path = `/api/v1/accounts/${await server.accountId('kit@meadow.example')}`

  expect((await mira.post(`${path}/follow`)).body).toMatchObject({
    following: false,
    requested: true,
  })
  expect((await mira.post(`${path}/unfollow`)).body).toMatchObject({
    following: false,
    requested: false,
  })
})

test('refuses to follow the own account', async () => {
  expect(
    await mira.post(`/api/v1/accounts/${await server.accountId('mira')}/follow`),
  ).toMatchObject({
    status: 403,
    body: { error: 'This action is not allowed' },
  })
})

test('returns relationships for the known of several ids', async () => {
  const [ada, noor] = [
    await server.accountId('ada@harbour.example'),
    await server.accountId('noor'),
  ]
  const { body } = await mira.get<RelationshipEntity[]>(
    `/api/v1/accounts/relationships?id[]=${noor}&id[]=7&id[]=x&id[]=${ada}`,
  )

  expect(body).toMatchObject([
    { id: noor, following: true, followed_by: true },
    { id: ada, following: true, followed_by: true },
  ])
})

test('pages followers by links, not by account ids', async () => {
  const id = await server.accountId('mira')
  const first = await mira.get<AccountEntity[]>(`/api/v1/accounts/${id}/followers?limit=1`)
  const second = await mira.get<AccountEntity[]>(first.next ?? '')

  expect([...getAccts(first.body), ...getAccts(second.body)]).toEqual([
    'ada@harbour.example',
    'noor',
  ])
  expect(second.next).toBeNull()
})

test.each([
  ['exclude_replies=true', ['own']],
  ['', ['own', 'tea-mira']],
  ['pinned=true', []],
  ['tagged=Tea', ['tea-mira']],
])('returns an author’s posts for the query %j', async (query, keys) => {
  const { body } = await server.guest.get<StatusEntity[]>(
    `/api/v1/accounts/${await server.accountId('mira')}/statuses?${query}`,
  )

  expect(body.map(({ id }) => id)).toEqual(
    await Promise.all(keys.map((key) => server.statusId(key))),
  )
})

test('excludes boosts, and returns only posts with media, on request', async () => {
  const posts = async (acct: string, query: string) =>
    (
      await server.guest.get<StatusEntity[]>(
        `/api/v1/accounts/${await server.accountId(acct)}/statuses?${query}`,
      )
    ).body

  expect((await posts('noor', 'exclude_reblogs=true')).some(({ reblog }) => reblog !== null)).toBe(
    false,
  )
  expect(await posts('ada@harbour.example', 'only_media=true&limit=40')).toHaveLength(10)
})
