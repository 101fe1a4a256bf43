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
const getAccountId = (acct: string) => instance().accountId(acct)
const sendAction = async (acct: string, verb: string, body?: unknown) =>
  (
    await mira.post<RelationshipEntity>(
      `/api/v1/accounts/${await getAccountId(acct)}/${verb}`,
      body,
    )
  ).body
const post = async (acct: string, text: string, draft = {}) =>
  (await instance().instance.controls.post({ acct, text, draft }))[0] ?? ''
const loadIds = async (path: string) =>
  (await mira.get<StatusEntity[]>(path)).body.map(({ id }) => id)
const loadNotifications = async () =>
  (await mira.get<NotificationEntity[]>('/api/v1/notifications?limit=40')).body.map(
    ({ account, type }) => `${type} ${account.acct}`,
  )

test('ends follows in both directions and removes the blocked account from lists', async () => {
  const [list] = (await mira.get<{ id: string }[]>('/api/v1/lists')).body

  expect(await sendAction(ADA, 'block')).toMatchObject({
    blocking: true,
    following: false,
    followed_by: false,
  })

  expect((await mira.get(`/api/v1/lists/${list?.id}/accounts`)).body).toEqual([])
  expect(
    (await mira.get<{ followers_count: number }>(`/api/v1/accounts/${await getAccountId('mira')}`))
      .body,
  ).toMatchObject({ followers_count: 1, following_count: 1 })
  expect(await sendAction(ADA, 'follow')).toEqual({ error: 'This action is not allowed' })
})

test.each(['block', 'mute'])(
  'hides the account’s posts and boosts of them from timelines and threads after a %s',
  async (verb) => {
    const root = await post('noor', 'A question for #tea')
    const answer = await post(BO, 'An answer for #tea', { inReplyToId: root })
    const again = await post(BO, 'More #tea')
    const boost = await instance().instance.controls.boost('noor', again)
    const mention = await post('noor', `Ask @${BO}`)
    const shown = async () => [
      ...(await loadIds('/api/v1/timelines/home')),
      ...(await loadIds('/api/v1/timelines/public')),
      ...(await loadIds('/api/v1/timelines/tag/tea')),
      ...(await mira.get<ContextEntity>(`/api/v1/statuses/${root}/context`)).body.descendants.map(
        (status) => status.id,
      ),
    ]
    const before = await shown()

    await sendAction(BO, verb)

    const after = await shown()
    expect(before).toEqual(expect.arrayContaining([answer, again, boost, mention]))
    expect(after).toContain(root)
    for (const id of [answer, again, boost]) expect(after).not.toContain(id)
    expect(await loadIds('/api/v1/timelines/home')).not.toContain(mention)
    expect(await loadIds(`/api/v1/accounts/${await getAccountId(BO)}/statuses`)).toContain(again)
    await sendAction(BO, `un${verb}`)
    expect((await shown()).toSorted()).toEqual(before.toSorted())
  },
)

test('removes notifications of a blocked account and creates none after the block', async () => {
  const own = await instance().statusId('own')
  expect(await loadNotifications()).toContain(`favourite ${ADA}`)

  await sendAction(ADA, 'block')
  await instance().instance.controls.boost(ADA, own)
  await post(ADA, '@mira listen')

  expect((await loadNotifications()).filter((line) => line.endsWith(ADA))).toEqual([])
})

test.each([
  [true, []],
  [false, ['mention noor']],
])(
  'mutes an account with notifications %s, which keeps of later mentions %j',
  async (notifications, left) => {
    await sendAction('noor', 'mute', { notifications })
    await mira.post('/api/v1/notifications/clear')

    await post('noor', '@mira are you there?')

    expect(await loadNotifications()).toEqual(left)
  },
)

test('ends a timed mute, and lists its end time', async () => {
  const muted = await sendAction('noor', 'mute', { duration: 3_600 })
  const list = await mira.get<unknown[]>('/api/v1/mutes')
  const hidden = await post('noor', 'Unheard')
  const unheard = await loadIds('/api/v1/timelines/home')

  instance().time.advance(3_600_000)

  expect(muted.muting_expires_at).toBe('2026-11-20T13:00:00.000Z')
  expect(list.body).toMatchObject([{ acct: 'noor', mute_expires_at: '2026-11-20T13:00:00.000Z' }])
  expect(unheard).not.toContain(hidden)
  expect(await loadIds('/api/v1/timelines/home')).toContain(hidden)
  expect((await mira.get('/api/v1/mutes')).body).toEqual([])
})

test('hides the posts of an account that blocks the viewer, and refuses to follow it', async () => {
  const posted = await post('noor', 'Hello all')
  await instance().instance.controls.block('noor')

  const [seen] = (
    await mira.get<RelationshipEntity[]>(
      `/api/v1/accounts/relationships?id[]=${await getAccountId('noor')}`,
    )
  ).body

  expect(seen).toMatchObject({ blocked_by: true, following: false, followed_by: false })
  expect((await mira.get(`/api/v1/statuses/${posted}`)).status).toBe(404)
  expect(await loadIds('/api/v1/timelines/public')).not.toContain(posted)
  expect(await loadIds(`/api/v1/accounts/${await getAccountId('noor')}/statuses`)).toEqual([])
  expect((await mira.post(`/api/v1/accounts/${await getAccountId('noor')}/follow`)).status).toBe(
    403,
  )
})

test.each(['block', 'mute'])(
  'sends no posts or notifications of the account to streams after a %s',
  async (verb) => {
    await sendAction('noor', verb)
    const socket = await instance().listen(mira)
    for (const stream of ['user', 'public', 'public:local', 'direct'])
      socket.send({ type: 'subscribe', stream })
    await socket.settle()

    await post('noor', '@mira hello')
    await post('noor', '@mira psst', { visibility: 'direct' })
    await post(BO, 'From someone else')
    await socket.settle()
    socket.close()

    expect(
      socket.received.flatMap(({ event, stream }) =>
        event === undefined ? [] : [stream.join(' ')],
      ),
    ).toEqual(['public'])
  },
)

test('ignores a block or mute of the own account', async () => {
  expect(await sendAction('mira', 'block')).toMatchObject({ blocking: false })
  expect(await sendAction('mira', 'mute')).toMatchObject({ muting: false })
})
