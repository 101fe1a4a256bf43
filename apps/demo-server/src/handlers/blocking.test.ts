import { afterAll, beforeEach, expect, test } from 'vitest'
import type {
  ContextEntity,
  NotificationEntity,
  RelationshipEntity,
  StatusEntity,
} from '@colonnade/domain/entities'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

const ADA = 'ada@harbour.example'
const BO = 'bo@harbour.example'

let server: TestInstance | null = null
let mira: TestClient
beforeEach(async () => {
  await server?.close()
  server = await startTestInstance()
  mira = await server.as('mira')
})
afterAll(() => server?.close())

const instance = () => server as TestInstance
const idOf = (acct: string) => instance().accountId(acct)
const act = async (acct: string, verb: string, body?: unknown) =>
  (await mira.post<RelationshipEntity>(`/api/v1/accounts/${await idOf(acct)}/${verb}`, body)).body
const say = async (acct: string, text: string, draft = {}) =>
  (await instance().instance.controls.say({ acct, text, draft }))[0] ?? ''
const idsAt = async (path: string) =>
  (await mira.get<StatusEntity[]>(path)).body.map(({ id }) => id)
const news = async () =>
  (await mira.get<NotificationEntity[]>('/api/v1/notifications?limit=40')).body.map(
    ({ account, type }) => `${type} ${account.acct}`,
  )

test('a block ends following both ways and takes the person out of the own lists', async () => {
  const [list] = (await mira.get<{ id: string }[]>('/api/v1/lists')).body

  expect(await act(ADA, 'block')).toMatchObject({
    blocking: true,
    following: false,
    followed_by: false,
  })

  expect((await mira.get(`/api/v1/lists/${list?.id}/accounts`)).body).toEqual([])
  expect(
    (await mira.get<{ followers_count: number }>(`/api/v1/accounts/${await idOf('mira')}`)).body,
  ).toMatchObject({ followers_count: 1, following_count: 1 })
  expect(await act(ADA, 'follow')).toEqual({ error: 'This action is not allowed' })
})

test.each(['block', 'mute'])(
  'after a %s their posts, and boosts of them, are in no timeline and in no thread',
  async (verb) => {
    const root = await say('noor', 'A question for #tea')
    const answer = await say(BO, 'An answer for #tea', { inReplyToId: root })
    const again = await say(BO, 'More #tea')
    const boost = await instance().instance.controls.boost('noor', again)
    const mention = await say('noor', `Ask @${BO}`)
    const shown = async () => [
      ...(await idsAt('/api/v1/timelines/home')),
      ...(await idsAt('/api/v1/timelines/public')),
      ...(await idsAt('/api/v1/timelines/tag/tea')),
      ...(await mira.get<ContextEntity>(`/api/v1/statuses/${root}/context`)).body.descendants.map(
        (status) => status.id,
      ),
    ]
    const before = await shown()

    await act(BO, verb)

    const after = await shown()
    expect(before).toEqual(expect.arrayContaining([answer, again, boost, mention]))
    expect(after).toContain(root)
    for (const id of [answer, again, boost]) expect(after).not.toContain(id)
    expect(await idsAt('/api/v1/timelines/home')).not.toContain(mention)
    expect(await idsAt(`/api/v1/accounts/${await idOf(BO)}/statuses`)).toContain(again)
    await act(BO, `un${verb}`)
    expect((await shown()).toSorted()).toEqual(before.toSorted())
  },
)

test('nothing is told of blocked people any more, and what was told is gone', async () => {
  const own = await instance().statusId('own')
  expect(await news()).toContain(`favourite ${ADA}`)

  await act(ADA, 'block')
  await instance().instance.controls.boost(ADA, own)
  await say(ADA, '@mira listen')

  expect((await news()).filter((line) => line.endsWith(ADA))).toEqual([])
})

test.each([
  [true, []],
  [false, ['mention noor']],
])('with notifications %s a mute leaves of later mentions %j', async (notifications, left) => {
  await act('noor', 'mute', { notifications })
  await mira.post('/api/v1/notifications/clear')

  await say('noor', '@mira are you there?')

  expect(await news()).toEqual(left)
})

test('a timed mute ends by itself, and the list of mutes says when', async () => {
  const muted = await act('noor', 'mute', { duration: 3_600 })
  const list = await mira.get<unknown[]>('/api/v1/mutes')
  const hidden = await say('noor', 'Unheard')
  const unheard = await idsAt('/api/v1/timelines/home')

  instance().time.advance(3_600_000)

  expect(muted.muting_expires_at).toBe('2026-11-20T13:00:00.000Z')
  expect(list.body).toMatchObject([{ acct: 'noor', mute_expires_at: '2026-11-20T13:00:00.000Z' }])
  expect(unheard).not.toContain(hidden)
  expect(await idsAt('/api/v1/timelines/home')).toContain(hidden)
  expect((await mira.get('/api/v1/mutes')).body).toEqual([])
})

test('who blocks somebody does not exist for them, and cannot be followed', async () => {
  const told = await say('noor', 'Hello all')
  await instance().instance.controls.block('noor')

  const [seen] = (
    await mira.get<RelationshipEntity[]>(
      `/api/v1/accounts/relationships?id[]=${await idOf('noor')}`,
    )
  ).body

  expect(seen).toMatchObject({ blocked_by: true, following: false, followed_by: false })
  expect((await mira.get(`/api/v1/statuses/${told}`)).status).toBe(404)
  expect(await idsAt('/api/v1/timelines/public')).not.toContain(told)
  expect(await idsAt(`/api/v1/accounts/${await idOf('noor')}/statuses`)).toEqual([])
  expect((await mira.post(`/api/v1/accounts/${await idOf('noor')}/follow`)).status).toBe(403)
})

test.each(['block', 'mute'])('after a %s no stream brings their posts or news', async (verb) => {
  await act('noor', verb)
  const socket = await instance().listen(mira)
  for (const stream of ['user', 'public', 'public:local', 'direct'])
    socket.tell({ type: 'subscribe', stream })
  await socket.settle()

  await say('noor', '@mira hello')
  await say('noor', '@mira psst', { visibility: 'direct' })
  await say(BO, 'From somebody else')
  await socket.settle()
  socket.close()

  expect(
    socket.heard.flatMap(({ event, stream }) => (event === undefined ? [] : [stream.join(' ')])),
  ).toEqual(['public'])
})

test('of oneself nothing is blocked or muted', async () => {
  expect(await act('mira', 'block')).toMatchObject({ blocking: false })
  expect(await act('mira', 'mute')).toMatchObject({ muting: false })
})
