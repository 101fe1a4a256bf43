import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { StatusEntity } from '@colonnade/domain/entities'
import { connectServers } from '../connect-servers.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

interface Found {
  readonly accounts: readonly { readonly acct: string; readonly uri: string }[]
  readonly statuses: readonly StatusEntity[]
}

let first: TestInstance
let second: TestInstance
let mira: TestClient
let noor: TestClient
beforeAll(async () => {
  first = await startTestInstance()
  second = await startTestInstance()
  mira = await first.as('mira')
  noor = await second.as('noor')
  await connectServers(first, second)
})
afterAll(async () => {
  await first.close()
  await second.close()
})

const getHost = ({ url }: TestInstance) => new URL(url).host

const publish = async (client: TestClient, body: Readonly<Record<string, unknown>>) =>
  (await client.post<StatusEntity>('/api/v1/statuses', body)).body

const search = async (client: TestClient, words: string, resolve = true) =>
  (
    await client.get<Found>(
      `/api/v2/search?q=${encodeURIComponent(words)}${resolve ? '&resolve=true' : ''}`,
    )
  ).body

/** Waits until the other server has what this one sent. */
async function settle(): Promise<void> {
  for (const { instance } of [first, second, first, second]) await instance.federation.settle()
}

test('gives a post of another server other ids, the same uri and the page on its own server', async () => {
  // With equal clocks their ids could be equal.
  second.time.advance(1)
  const own = await publish(mira, { status: 'Seen on both hills #fog' })
  await settle()
  const [there] = (await search(noor, own.uri, false)).statuses

  expect(own.uri).toBe(`${first.url}/users/mira/statuses/${own.id}`)
  expect(own.url).toBe(`${first.url}/@mira/${own.id}`)
  expect(there).toMatchObject({ uri: own.uri, url: own.url, content: own.content })
  expect(there?.id).not.toBe(own.id)
  expect(there?.account.acct).toBe(`mira@${getHost(first)}`)
})

test('streams a new post of another server to its public timeline', async () => {
  const socket = await second.listen(noor, '?stream=public')
  const own = await publish(mira, { status: 'Live from below' })

  const message = await socket.next()

  expect(message).toMatchObject({ event: 'update' })
  expect(JSON.stringify(message)).toContain(own.uri)
  socket.close()
})

test('finds an unknown post by its uri and by its page, and adds the posts above it', async () => {
  const old = await first.statusId('tea-bo')
  const { uri, url } = (await mira.get<StatusEntity>(`/api/v1/statuses/${old}`)).body
  await second.instance.services.store.db.deleteFrom('statuses').execute()

  const before = await search(noor, uri, false)
  const byUri = await search(noor, uri)
  const byPage = await search(noor, url ?? '')

  expect(before.statuses).toEqual([])
  expect(byUri.statuses).toMatchObject([{ uri, account: { acct: 'bo@harbour.example' } }])
  expect(byPage.statuses.map(({ id }) => id)).toEqual(byUri.statuses.map(({ id }) => id))
  const context = await noor.get<{ ancestors: readonly StatusEntity[] }>(
    `/api/v1/statuses/${byUri.statuses[0]?.id}/context`,
  )
  expect(context.body.ancestors.map(({ account }) => account.acct)).toEqual([
    'bo@harbour.example',
    `mira@${getHost(first)}`,
  ])
})

test.each([
  ['page', () => `${second.url}/@noor`],
  ['id', () => `${second.url}/users/noor`],
  ['acct', () => `@noor@${getHost(second)}`],
])('finds an account of another server by its %s', async (_kind, getAddress) => {
  const { accounts } = await search(mira, getAddress())

  expect(accounts).toMatchObject([
    { acct: `noor@${getHost(second)}`, uri: `${second.url}/users/noor` },
  ])
})

test.each(['private', 'direct'])(
  'does not find a post of another server that is %s',
  async (visibility) => {
    const own = await publish(mira, { status: 'Only here', visibility })
    await settle()

    expect((await search(noor, own.uri)).statuses).toEqual([])
    expect((await search(noor, own.url ?? '')).statuses).toEqual([])
  },
)

test('returns no results for an address that neither server has', async () => {
  expect(await search(noor, `${first.url}/@mira/1`)).toMatchObject({ accounts: [], statuses: [] })
  expect(await search(noor, 'https://elsewhere.example/@x/1')).toMatchObject({ statuses: [] })
})

test('does not resolve for guests', async () => {
  const answer = await second.guest.get(`/api/v2/search?q=${first.url}/@mira&resolve=true`)

  expect(answer.status).toBe(401)
})

test('notifies a mentioned account of another server, keeps the thread, and edits and deletes there too', async () => {
  const asked = await publish(noor, { status: `@mira@${getHost(first)} are you up?` })
  await settle()
  const [note] = (
    await mira.get<readonly { type: string; status: StatusEntity }[]>(
      '/api/v1/notifications?limit=1',
    )
  ).body
  const answer = await publish(mira, {
    status: `@noor@${getHost(second)} always`,
    in_reply_to_id: note?.status.id,
  })
  await settle()
  const [there] = (await search(noor, answer.uri)).statuses

  expect(asked.mentions).toMatchObject([{ acct: `mira@${getHost(first)}` }])
  expect(note).toMatchObject({ type: 'mention', status: { uri: asked.uri } })
  expect(there).toMatchObject({ in_reply_to_id: asked.id, mentions: [{ acct: 'noor' }] })

  await mira.send('PUT', `/api/v1/statuses/${answer.id}`, { status: 'nearly always' })
  await settle()
  expect((await search(noor, answer.uri)).statuses[0]?.content).toContain('nearly always')

  await mira.send('DELETE', `/api/v1/statuses/${answer.id}`)
  await vi.waitFor(async () => {
    await settle()
    expect((await noor.get(`/api/v1/statuses/${there?.id}`)).status).toBe(404)
  })
})

test('counts a boost from another server and shows who boosted', async () => {
  const own = await publish(noor, { status: 'Worth passing on' })
  await settle()
  const [there] = (await search(mira, own.uri)).statuses
  await mira.post(`/api/v1/statuses/${there?.id}/reblog`)
  await settle()

  const after = await noor.get<StatusEntity>(`/api/v1/statuses/${own.id}`)
  const [note] = (await noor.get<readonly unknown[]>('/api/v1/notifications?limit=1')).body

  expect(after.body.reblogs_count).toBe(1)
  expect(note).toMatchObject({ type: 'reblog', account: { acct: `mira@${getHost(first)}` } })
})

test('keeps the token of each server to itself', async () => {
  const foreign = await fetch(`${second.url}/api/v1/timelines/home`, {
    headers: { Authorization: `Bearer ${mira.token}` },
  })

  expect(foreign.status).toBe(401)
})
