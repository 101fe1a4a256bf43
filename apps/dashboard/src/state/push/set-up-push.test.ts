import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readPush, updatePush } from '@colonnade/api-client/compat'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { createInstanceSession } from '../../testing/instance-session.ts'
import { alertsAtom } from '../ui/messages.ts'
import { pushAtom } from './push-subscription.ts'
import { startPush } from './start-push.ts'

let server: TestInstance

beforeAll(async () => {
  server = await startTestInstance()
})

afterAll(() => server.close())

/** The console messages for developers. */
const lines: { readonly level: 'warn' | 'error'; readonly text: string }[] = []

beforeEach(() => {
  lines.length = 0
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((text: string) => void lines.push({ level, text }))
  }
})

async function openWithPush() {
  const opened = await createInstanceSession(server, 'mira')
  const { session, platform } = opened
  const { push } = platform
  platform.setPermission('granted')
  const state = () => session.store.get(pushAtom(session))
  const stored = () => {
    const text = platform.storage.read(getAccountStorageKey(session.key, 'push'))
    return text === null ? null : (JSON.parse(text) as Record<string, unknown>)
  }
  const keep = (value: object) =>
    platform.storage.write(getAccountStorageKey(session.key, 'push'), JSON.stringify(value))
  /** Sets the browser's subscription, as after an earlier start. */
  const setSubscription = (endpoint: string, serverKey: string) =>
    push.subscriptions.set(session.key, {
      endpoint,
      serverKey,
      keys: { p256dh: 'BPoint', auth: 'secret' },
    })
  const start = async (isDone: () => unknown) => {
    const stop = startPush(session)
    await platform.clock.advance(0)
    await expect.poll(isDone, { timeout: 10_000 }).toBeTruthy()
    return stop
  }
  return { ...opened, push, state, stored, keep, hold: setSubscription, start }
}

const createServerKey = async () => {
  const { body } = await server.guest.get<{ configuration: { vapid: { public_key: string } } }>(
    '/api/v2/instance',
  )
  return body.configuration.vapid.public_key
}

test(
  'subscribes with the server’s key, sends the subscription and stores it',
  { tags: ['PSH-05', 'PSH-06'] },
  async () => {
    const { session, push, state, stored, start } = await openWithPush()

    await start(() => state().subscription)

    expect(push.calls).toEqual([`subscribe ${await createServerKey()}`])
    expect(state().subscription).toEqual(await readPush(session.api))
    expect(state().subscription).toMatchObject({ endpoint: 'https://push.example/1' })
    expect(stored()).toMatchObject({
      id: state().subscription?.id,
      alerts: state().subscription?.alerts,
    })
  },
)

test('sends the stored alerts with a new subscription', { tags: ['PSH-05'] }, async () => {
  const { keep, state, start } = await openWithPush()
  keep({ id: '1', endpoint: 'https://push.example/old', alerts: { mention: true, reblog: false } })

  await start(() => state().subscription)

  expect(state().subscription?.alerts).toMatchObject({ mention: true, reblog: false })
})

test(
  'keeps a subscription with the same key and endpoint, and applies the server’s values',
  { tags: ['PSH-04'] },
  async () => {
    const first = await openWithPush()
    await first.start(() => first.state().subscription)
    const { id, endpoint } = first.state().subscription!
    await updatePush(first.session.api, { id, alerts: { follow: true } })
    first.hold(endpoint, await createServerKey())

    first.session.store.set(pushAtom(first.session), { isSupported: true, subscription: null })
    await first.start(() => first.state().subscription)

    expect(first.push.calls).toHaveLength(1)
    expect(first.state().subscription).toMatchObject({ id, endpoint, alerts: { follow: true } })
    expect(first.stored()).toMatchObject({ alerts: { follow: true } })
  },
)

test.each([
  ['of another key', 'https://push.example/known', async () => 'BOld'],
  ['of another endpoint', 'https://push.example/lost', createServerKey],
])('replaces a subscription %s', { tags: ['PSH-04'] }, async (_what, endpoint, keyOf) => {
  const { hold: setSubscription, keep, push, state, start } = await openWithPush()
  keep({ id: '1', endpoint: 'https://push.example/known', alerts: {} })
  setSubscription(endpoint, await keyOf())

  await start(() => state().subscription)

  expect(push.calls).toEqual(['unsubscribe', `subscribe ${await createServerKey()}`])
  expect(state().subscription?.endpoint).toMatch(/^https:\/\/push\.example\/\d$/)
})

test(
  'logs a warning and does not subscribe when the browser lacks push',
  { tags: ['PSH-01', 'PSH-02'] },
  async () => {
    const { push, state, start } = await openWithPush()
    push.setSupported(false)

    await start(() => lines.length)

    expect(lines).toEqual([
      { level: 'warn', text: expect.stringContaining('does not support push') },
    ])
    expect(state()).toEqual({ isSupported: false, subscription: null })
    expect(push.calls).toEqual([])
  },
)

test(
  'logs that the server has no public key and does not subscribe',
  { tags: ['PSH-03'] },
  async () => {
    const { push, state, start } = await openWithPush()
    server.instance.controls.emulate('mastodon-2019')

    await start(() => lines.length)
    server.instance.controls.emulate(null)

    expect(lines).toEqual([{ level: 'error', text: expect.stringContaining('cannot be received') }])
    expect(state()).toEqual({ isSupported: true, subscription: null })
    expect(push.calls).toEqual([])
  },
)

test.each([
  [20, 'warn', 'seems to lack VAPID', ''],
  [5, 'error', 'seems to be invalid', ''],
  [11, 'error', 'could not be set up', ''],
] as const)(
  'removes everything after the subscription fails with code %i and logs it as %s: %s %s',
  { tags: ['PSH-09', 'PSH-10', 'PSH-11'] },
  async (code, level, words, _id) => {
    const { keep, push, state, stored, start } = await openWithPush()
    keep({ id: '1', endpoint: 'https://push.example/known', alerts: { mention: true } })
    push.failWith(Object.assign(new Error('no'), { code }))

    await start(() => lines.length)

    expect(lines).toEqual([{ level, text: expect.stringContaining(words) }])
    expect(state()).toEqual({ isSupported: true, subscription: null })
    expect(stored()).toBeNull()
  },
)

test(
  'removes state, alerts and subscription without an alert when the server refuses',
  { tags: ['PSH-11'] },
  async () => {
    const { session, push, keep, state, stored, start } = await openWithPush()
    keep({ id: '1', endpoint: 'https://push.example/known', alerts: { mention: true } })
    server.instance.controls.fail({
      path: '/api/v1/push/subscription',
      method: 'POST',
      status: 503,
      error: 'The harbour is closed',
    })

    await start(() => push.calls.includes('unsubscribe'))

    expect(push.subscriptions.size).toBe(0)
    expect(state()).toEqual({ isSupported: true, subscription: null })
    expect(stored()).toBeNull()
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test('does not subscribe before permission is granted', { tags: ['PSH-02'] }, async () => {
  const { platform, push, state, start } = await openWithPush()
  platform.setPermission('default')

  await start(() => true)

  expect(state()).toEqual({ isSupported: true, subscription: null })
  expect(push.calls).toEqual([])
})

test('unsubscribes again when the server responds after the end', async () => {
  const { push, state, stored, start } = await openWithPush()
  server.instance.controls.delay({ path: '/api/v1/push/subscription', method: 'POST', ms: 1_000 })
  const stop = await start(() => push.calls.length)

  stop()
  server.instance.controls.clearFaults()
  await expect.poll(() => push.calls, { timeout: 10_000 }).toContain('unsubscribe')

  expect(state().subscription).toBeNull()
  expect(stored()).toBeNull()
})
