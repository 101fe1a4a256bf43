import { createPublicKey, createVerify } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { authenticate, revokeToken } from '../access/tokens.ts'
import { vapidKeys } from '../store/push-subscriptions.ts'
import { type Pushed, type PushService, startPushService } from '../testing/push-service.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { isLetThrough } from './pushes.ts'

const PATH = '/api/v1/push/subscription'
const BO = 'bo@harbour.example'

let server: TestInstance
let service: PushService
let mira: TestClient
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())
beforeEach(async () => {
  service = await startPushService()
  mira = await server.as('mira')
})
afterEach(async () => {
  await mira.send('DELETE', PATH)
  await service.close()
})

const EVERYTHING = { mention: true, favourite: true, reblog: true, follow: true }

const subscribe = (
  client: TestClient,
  { standard = true, alerts = EVERYTHING as Record<string, boolean>, policy = 'all' } = {},
) =>
  client.post<{ id: string }>(PATH, {
    subscription: { ...service.subscription, standard },
    data: { alerts, policy },
  })
const say = (text: string, acct = 'noor') => server.instance.controls.say({ acct, text })
const came = (count: number) => expect.poll(() => service.pushed.length).toBe(count)
const kept = async () =>
  (await server.instance.services.store.db.selectFrom('push_subscriptions').selectAll().execute())
    .length
const read = ({ text }: Pushed) => JSON.parse(text) as Record<string, string>

test.each([
  ['aes128gcm', true],
  ['aesgcm', false],
])('a mention is pushed, and only who subscribed can read it: %s', async (encoding, standard) => {
  await subscribe(mira, { standard })
  await say('@mira <b>low</b> tide')
  await came(1)

  const [push] = service.pushed
  const { body } = await mira.get<{ id: string; account: { avatar_static: string } }[]>(
    '/api/v1/notifications?types[]=mention&limit=1',
  )
  expect(push!.headers['content-encoding']).toBe(encoding)
  expect(Number(push!.headers['ttl'])).toBeGreaterThan(0)
  expect(push!.body.includes('Noor')).toBe(false)
  expect(read(push!)).toEqual({
    access_token: expect.any(String),
    preferred_locale: 'en',
    notification_id: body[0]!.id,
    notification_type: 'mention',
    icon: body[0]!.account.avatar_static,
    title: 'Noor mentioned you',
    body: '@mira <b>low</b> tide',
  })
  expect(read(push!)['icon']).toMatch(server.url)
})

test('a push service can tell who sends: it is signed with the key that the instance tells', async () => {
  await subscribe(mira)
  await say('@mira high tide')
  await came(1)

  const { publicKey } = await vapidKeys(server.instance.services.store)
  const [, jwt = '', key] = /^vapid t=(\S+), ?k=(\S+)$/.exec(
    service.pushed[0]!.headers['authorization'] ?? '',
  )!
  const [head = '', claims = '', signature = ''] = jwt.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const reader = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const signed = createVerify('sha256').update(`${head}.${claims}`)

  expect(key).toBe(publicKey)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(service.subscription.endpoint).origin,
  })
  expect(
    signed.verify({ key: reader, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
  ).toBe(true)
})

test('with what comes along its notification can be asked for, and nothing be done', async () => {
  await subscribe(mira)
  await say('@mira a question')
  await came(1)

  const { access_token: token, notification_id: id } = read(service.pushed[0]!)
  const headers = { Authorization: `Bearer ${token}` }
  const ask = (path: string, method = 'GET') =>
    fetch(server.url + path, { method, headers }).then(({ status }) => status)

  expect(await ask(`/api/v1/notifications/${id}`)).toBe(200)
  expect(await ask('/api/v1/notifications/clear', 'POST')).toBe(403)
  await mira.send('DELETE', PATH)
  expect(await ask(`/api/v1/notifications/${id}`)).toBe(401)
})

test('each kind in its own words; without a post the words are those of who did it', async () => {
  const [own = ''] = await say('Mine', 'mira')
  await subscribe(mira)
  const { controls } = server.instance
  await controls.favourite(BO, own)
  await controls.boost(BO, own)
  await came(2)

  expect(service.pushed.map(read)).toMatchObject([
    { notification_type: 'favourite', title: 'Bo favourited your post' },
    { notification_type: 'reblog', title: 'Bo boosted your post' },
  ])
})

test('what is not chosen is not pushed, nor is what others are told', async () => {
  await subscribe(mira, { alerts: { mention: true, favourite: false } })
  const [own = ''] = await say('Of mine', 'mira')
  await server.instance.controls.favourite('noor', own)
  await say('@noor not for you', BO)
  await say('@mira for you')
  await came(1)

  expect(read(service.pushed[0]!)['body']).toBe('@mira for you')
})

test('a warning stands for what it hides', async () => {
  await subscribe(mira)
  await server.instance.controls.say({
    acct: 'noor',
    text: '@mira the end',
    draft: { spoilerText: 'Of the book' },
  })
  await came(1)

  expect(read(service.pushed[0]!)['body']).toBe('Of the book')
})

test('what was signed out is told nothing any more, and what it was told with asks for nothing', async () => {
  await subscribe(mira)
  await say('@mira still here')
  await came(1)
  const { store } = server.instance.services
  const { tokenId } = await authenticate(store, mira.token ?? '')
  await revokeToken(store, store.db, tokenId)
  mira = await server.as('mira')
  await subscribe(mira)
  await say('@mira too late')
  await came(2)

  const [before, after] = service.pushed.map((push) => read(push)['access_token'] ?? '')
  expect(await kept()).toBe(1)
  await expect(authenticate(store, before ?? '')).rejects.toMatchObject({ status: 401 })
  await expect(authenticate(store, after ?? '')).resolves.toMatchObject({ scopes: 'read' })
})

test.each([
  ['gone', 410, 0],
  ['busy', 429, 1],
  ['broken', 500, 1],
])(
  'a push service that says %s (%i) ends the subscription, or not',
  async (_what, status, left) => {
    service.answer(status)
    await subscribe(mira)
    await say('@mira are you there?')
    await came(1)

    const kept = () =>
      server.instance.services.store.db
        .selectFrom('push_subscriptions')
        .selectAll()
        .execute()
        .then((rows) => rows.length)
    await expect.poll(kept).toBe(left)
  },
)

test.each(['noor', BO])('of whom to tell is chosen: %s', async (acct) => {
  const { db } = server.instance.services.store
  await server.instance.controls.follow('mira', BO)
  const [me, other] = [await server.accountId('mira'), await server.accountId(acct)]
  const { body } = await mira.get<{ following: boolean; followed_by: boolean }[]>(
    `/api/v1/accounts/relationships?id[]=${other}`,
  )
  const isTold = (policy: string) => isLetThrough(db, { account_id: me, policy }, other)

  expect([await isTold('all'), await isTold('none')]).toEqual([true, false])
  expect(await isTold('followed')).toBe(body[0]!.following)
  expect(await isTold('follower')).toBe(body[0]!.followed_by)
})

test.each(['http://push.example/far', 'ftp://push.example/', 'nowhere'])(
  'nothing is ever sent to %s',
  async (endpoint) => {
    const subscription = { ...service.subscription, endpoint }

    expect((await mira.post(PATH, { subscription })).status).toBe(422)
  },
)

test.each([
  'https://name@push.example/',
  'https://name:word@push.example/',
  'https://:word@push.example/',
  'https://[::127.0.0.1]/',
])('refuses %s as the address of a push service', async (endpoint) => {
  const { status } = await mira.post(PATH, {
    subscription: { ...service.subscription, endpoint },
    data: { alerts: EVERYTHING },
  })

  expect(status).toBe(422)
})
