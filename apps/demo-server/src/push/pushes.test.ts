import { createPublicKey, createVerify } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { authenticate, revokeToken } from '../access/tokens.ts'
import { loadVapidKeys } from '../store/push-subscriptions.ts'
import { type PushMessage, type PushService, startPushService } from '../testing/push-service.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { isAllowedByPolicy } from './pushes.ts'

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
const post = (text: string, acct = 'noor') => server.instance.controls.post({ acct, text })
const waitForPushes = (count: number) => expect.poll(() => service.messages.length).toBe(count)
const countSubscriptions = async () =>
  (await server.instance.services.store.db.selectFrom('push_subscriptions').selectAll().execute())
    .length
const parsePush = ({ text }: PushMessage) => JSON.parse(text) as Record<string, string>

test.each([
  ['aes128gcm', true],
  ['aesgcm', false],
])('pushes a mention that only the subscriber can decrypt: %s', async (encoding, standard) => {
  await subscribe(mira, { standard })
  await post('@mira <b>low</b> tide')
  await waitForPushes(1)

  const [push] = service.messages
  const { body } = await mira.get<{ id: string; account: { avatar_static: string } }[]>(
    '/api/v1/notifications?types[]=mention&limit=1',
  )
  expect(push!.headers['content-encoding']).toBe(encoding)
  expect(Number(push!.headers['ttl'])).toBeGreaterThan(0)
  expect(push!.body.includes('Noor')).toBe(false)
  expect(parsePush(push!)).toEqual({
    access_token: expect.any(String),
    preferred_locale: 'en',
    notification_id: body[0]!.id,
    notification_type: 'mention',
    icon: body[0]!.account.avatar_static,
    title: 'Noor mentioned you',
    body: '@mira <b>low</b> tide',
  })
  expect(parsePush(push!)['icon']).toMatch(server.url)
})

test('signs a push with the announced key of the instance', async () => {
  await subscribe(mira)
  await post('@mira high tide')
  await waitForPushes(1)

  const { publicKey } = await loadVapidKeys(server.instance.services.store)
  const [, jwt = '', key] = /^vapid t=(\S+), ?k=(\S+)$/.exec(
    service.messages[0]!.headers['authorization'] ?? '',
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

test('allows the token of a push only to read', async () => {
  await subscribe(mira)
  await post('@mira a question')
  await waitForPushes(1)

  const { access_token: token, notification_id: id } = parsePush(service.messages[0]!)
  const headers = { Authorization: `Bearer ${token}` }
  const ask = (path: string, method = 'GET') =>
    fetch(server.url + path, { method, headers }).then(({ status }) => status)

  expect(await ask(`/api/v1/notifications/${id}`)).toBe(200)
  expect(await ask('/api/v1/notifications/clear', 'POST')).toBe(403)
  await mira.send('DELETE', PATH)
  expect(await ask(`/api/v1/notifications/${id}`)).toBe(401)
})

test('uses the title of each notification type, and the account’s bio without a post', async () => {
  const [own = ''] = await post('Mine', 'mira')
  await subscribe(mira)
  const { controls } = server.instance
  await controls.favourite(BO, own)
  await controls.boost(BO, own)
  await waitForPushes(2)

  expect(service.messages.map(parsePush)).toMatchObject([
    { notification_type: 'favourite', title: 'Bo favourited your post' },
    { notification_type: 'reblog', title: 'Bo boosted your post' },
  ])
})

test('pushes neither disabled alerts nor notifications of other accounts', async () => {
  await subscribe(mira, { alerts: { mention: true, favourite: false } })
  const [own = ''] = await post('Of mine', 'mira')
  await server.instance.controls.favourite('noor', own)
  await post('@noor not for you', BO)
  await post('@mira for you')
  await waitForPushes(1)

  expect(parsePush(service.messages[0]!)['body']).toBe('@mira for you')
})

test('pushes the content warning instead of the text', async () => {
  await subscribe(mira)
  await server.instance.controls.post({
    acct: 'noor',
    text: '@mira the end',
    draft: { spoilerText: 'Of the book' },
  })
  await waitForPushes(1)

  expect(parsePush(service.messages[0]!)['body']).toBe('Of the book')
})

test('ends the subscription and its token on sign-out', async () => {
  await subscribe(mira)
  await post('@mira still here')
  await waitForPushes(1)
  const { store } = server.instance.services
  const { tokenId } = await authenticate(store, mira.token ?? '')
  await revokeToken(store, store.db, tokenId)
  mira = await server.as('mira')
  await subscribe(mira)
  await post('@mira too late')
  await waitForPushes(2)

  const [before, after] = service.messages.map((push) => parsePush(push)['access_token'] ?? '')
  expect(await countSubscriptions()).toBe(1)
  await expect(authenticate(store, before ?? '')).rejects.toMatchObject({ status: 401 })
  await expect(authenticate(store, after ?? '')).resolves.toMatchObject({ scopes: 'read' })
})

test.each([
  ['gone', 410, 0],
  ['busy', 429, 1],
  ['broken', 500, 1],
])('handles a push service that responds %s (%i)', async (_what, status, left) => {
  service.setStatus(status)
  await subscribe(mira)
  await post('@mira are you there?')
  await waitForPushes(1)

  const countSubscriptions = () =>
    server.instance.services.store.db
      .selectFrom('push_subscriptions')
      .selectAll()
      .execute()
      .then((rows) => rows.length)
  await expect.poll(countSubscriptions).toBe(left)
})

test.each(['noor', BO])('filters notifications by the policy: %s', async (acct) => {
  const { db } = server.instance.services.store
  await server.instance.controls.follow('mira', BO)
  const [me, other] = [await server.accountId('mira'), await server.accountId(acct)]
  const { body } = await mira.get<{ following: boolean; followed_by: boolean }[]>(
    `/api/v1/accounts/relationships?id[]=${other}`,
  )
  const isAllowed = (policy: string) => isAllowedByPolicy(db, { account_id: me, policy }, other)

  expect([await isAllowed('all'), await isAllowed('none')]).toEqual([true, false])
  expect(await isAllowed('followed')).toBe(body[0]!.following)
  expect(await isAllowed('follower')).toBe(body[0]!.followed_by)
})

test.each(['http://push.example/far', 'ftp://push.example/', 'nowhere'])(
  'refuses a subscription to %s',
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
