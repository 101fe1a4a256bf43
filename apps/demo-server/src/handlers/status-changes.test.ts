import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NotificationEntity, StatusEntity } from '@colonnade/domain/entities'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let mira: TestClient
let noor: TestClient
beforeAll(async () => {
  server = await startTestInstance()
  mira = await server.as('mira')
  noor = await server.as('noor')
})
afterAll(() => server.close())

const publish = async (body: object, client = mira) =>
  (await client.post<StatusEntity>('/api/v1/statuses', body)).body
const getRefusal = async (call: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await call
  return [status, (body as { error: string }).error]
}
const loadNewestNotification = async (client: TestClient) =>
  (await client.get<NotificationEntity[]>('/api/v1/notifications?limit=1')).body[0]

test('pins up to five posts, and another one after unpinning', async () => {
  const ids: string[] = []
  for (let index = 0; index < 6; index += 1) ids.push((await publish({ status: `${index}` })).id)
  const pin = (id = '') => mira.post(`/api/v1/statuses/${id}/pin`)
  for (const id of ids.slice(0, 5)) expect((await pin(id)).status).toBe(200)

  expect(await getRefusal(pin(ids[5]))).toEqual([
    422,
    'Validation failed: You have already pinned the maximum number of posts',
  ])
  expect((await pin(ids[0])).status).toBe(200)
  await mira.post(`/api/v1/statuses/${ids[0]}/unpin`)
  expect((await pin(ids[5])).status).toBe(200)
})

test.each([
  ['a stranger’s', 'local', "Someone else's post cannot be pinned"],
  ['a direct', 'direct', "Someone else's post cannot be pinned"],
  ['a boost', 'boost', 'A boost cannot be pinned'],
])('refuses to pin %s post', async (_what, key, why) => {
  const id = await server.statusId(key)

  expect(await getRefusal(mira.post(`/api/v1/statuses/${id}/pin`))).toEqual([
    422,
    `Validation failed: ${why}`,
  ])
})

test('refuses to pin an own direct post', async () => {
  const { id } = await publish({ status: '@noor you only', visibility: 'direct' })

  expect(await getRefusal(mira.post(`/api/v1/statuses/${id}/pin`))).toEqual([
    422,
    'Validation failed: Posts that are only visible to mentioned users cannot be pinned',
  ])
})

test('keeps a thread muted when its first post is deleted', async () => {
  const root = await publish({ status: 'root' })
  const answer = await publish({ status: 'answer', in_reply_to_id: root.id })
  await mira.post(`/api/v1/statuses/${answer.id}/mute`)
  await mira.send('DELETE', `/api/v1/statuses/${root.id}`)
  const before = await loadNewestNotification(mira)

  await publish({ status: '@mira well?', in_reply_to_id: answer.id }, noor)
  await noor.post(`/api/v1/statuses/${answer.id}/favourite`)

  expect((await loadNewestNotification(mira))?.id).toBe(before?.id)
})

test(
  'streams an edit, and notifies boosters and newly mentioned accounts',
  { tags: ['BY-04'] },
  async () => {
    const { id } = await publish({ status: 'Frist' })
    await noor.post(`/api/v1/statuses/${id}/reblog`)
    const socket = await server.listen(noor, '?stream=user')
    server.time.advance(1000)

    await mira.send('PUT', `/api/v1/statuses/${id}`, { status: 'First' })

    const { payload } = await socket.next(({ event }) => event === 'status.update')
    expect(JSON.parse(payload)).toMatchObject({ id, content: '<p>First</p>' })
    expect(await loadNewestNotification(noor)).toMatchObject({ type: 'update', status: { id } })
    await mira.send('PUT', `/api/v1/statuses/${id}`, { status: 'First, @noor' })
    expect(await loadNewestNotification(noor)).toMatchObject({ type: 'mention', status: { id } })
    socket.close()
  },
)

test('adds no version for an edit without changes', { tags: ['BY-04'] }, async () => {
  const { id } = await publish({ status: 'Same', language: 'en' })

  const { body } = await mira.send<StatusEntity>('PUT', `/api/v1/statuses/${id}`, {
    status: 'Same',
    language: 'de',
  })

  expect(body).toMatchObject({ edited_at: null, language: 'de' })
  expect((await mira.get(`/api/v1/statuses/${id}/history`)).body).toHaveLength(1)
})

test(
  'restarts the vote when an edit changes the options of a poll',
  { tags: ['BY-04'] },
  async () => {
    const poll = { options: ['Tea', 'Coffee'], expires_in: 600 }
    const { id } = await publish({ status: 'Which?', poll })
    await noor.post(`/api/v1/polls/${id}/votes`, { choices: [0] })
    const edit = (change: object) =>
      mira.send<StatusEntity>('PUT', `/api/v1/statuses/${id}`, { status: 'Which one?', ...change })

    expect((await edit({ poll })).body.poll).toMatchObject({ votes_count: 1 })
    expect((await edit({ poll: { ...poll, options: ['Tea', 'Milk'] } })).body.poll).toMatchObject({
      votes_count: 0,
      options: [{ title: 'Tea' }, { title: 'Milk' }],
    })
    expect((await noor.post(`/api/v1/polls/${id}/votes`, { choices: [1] })).status).toBe(200)
    expect((await edit({})).body.poll).toBeNull()
  },
)

test('makes a post that ends with 👁 local-only', { tags: ['CMP-42'] }, async () => {
  const marked = await publish({ status: 'Among us \u{1F441}' })
  const plain = await publish({ status: 'The \u{1F441} sees' })
  const seenBy = (client: TestClient) => client.get(`/api/v1/statuses/${marked.id}`)

  expect([marked.local_only, plain.local_only]).toEqual([true, false])
  expect((await publish({ status: 'Among us \u{1F441}\uFE0F' })).local_only).toBe(true)
  expect((await seenBy(noor)).status).toBe(200)
  expect((await seenBy(server.guest)).status).toBe(404)
})

test(
  'hides a local-only post from accounts of other servers, even when it mentions them',
  { tags: ['CMP-42'] },
  async () => {
    const follower = await server.as('ada@harbour.example')
    const plain = await publish({ status: 'For everyone' })
    const marked = await publish({ status: 'Among us, @ada@harbour.example \u{1F441}\uFE0F' })
    const boosted = await noor.post<StatusEntity>(`/api/v1/statuses/${marked.id}/reblog`)
    const homeOf = async (client: TestClient) =>
      (await client.get<StatusEntity[]>('/api/v1/timelines/home')).body.map(({ id }) => id)

    expect(await homeOf(follower)).toContain(plain.id)
    expect(await homeOf(follower)).not.toContain(marked.id)
    expect(await homeOf(follower)).not.toContain(boosted.body.id)
    expect((await follower.get(`/api/v1/statuses/${marked.id}`)).status).toBe(404)
    expect((await follower.post(`/api/v1/statuses/${marked.id}/favourite`)).status).toBe(404)
    expect(await homeOf(mira)).toContain(marked.id)
  },
)
