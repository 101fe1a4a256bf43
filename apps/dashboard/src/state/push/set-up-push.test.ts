import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readPush, updatePush } from '@colonnade/api-client/twins'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { instanceSession } from '../../testing/instance-session.ts'
import { alertsAtom } from '../ui/messages.ts'
import { pushAtom } from './push.ts'
import { startPush } from './start-push.ts'

let server: TestInstance

beforeAll(async () => {
  server = await startTestInstance()
})

afterAll(() => server.close())

/** What a developer would read in the console. */
const lines: { readonly level: 'warn' | 'error'; readonly text: string }[] = []

beforeEach(() => {
  lines.length = 0
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((text: string) => void lines.push({ level, text }))
  }
})

async function pushing() {
  const opened = await instanceSession(server, 'mira')
  const { session, platform } = opened
  const { push } = platform
  platform.setPermission('granted')
  const state = () => session.store.get(pushAtom(session))
  const stored = () => {
    const text = platform.storage.read(accountStorageKey(session.key, 'push'))
    return text === null ? null : (JSON.parse(text) as Record<string, unknown>)
  }
  const keep = (value: object) =>
    platform.storage.write(accountStorageKey(session.key, 'push'), JSON.stringify(value))
  /** What this browser holds, as after an earlier start. */
  const hold = (endpoint: string, serverKey: string) =>
    push.held.set(session.key, { endpoint, serverKey, keys: { p256dh: 'BPoint', auth: 'secret' } })
  const start = async (isDone: () => unknown) => {
    const stop = startPush(session)
    await platform.clock.advance(0)
    await expect.poll(isDone, { timeout: 10_000 }).toBeTruthy()
    return stop
  }
  return { ...opened, push, state, stored, keep, hold, start }
}

const serverKey = async () => {
  const { body } = await server.guest.get<{ configuration: { vapid: { public_key: string } } }>(
    '/api/v2/instance',
  )
  return body.configuration.vapid.public_key
}

test(
  'a browser without a subscription is subscribed with the server’s key, and the server told; both are kept',
  { tags: ['PSH-05', 'PSH-06'] },
  async () => {
    const { session, push, state, stored, start } = await pushing()

    await start(() => state().subscription)

    expect(push.asked).toEqual([`subscribe ${await serverKey()}`])
    expect(state().subscription).toEqual(await readPush(session.api))
    expect(state().subscription).toMatchObject({ endpoint: 'https://push.example/1' })
    expect(stored()).toMatchObject({
      id: state().subscription?.id,
      alerts: state().subscription?.alerts,
    })
  },
)

test('the alerts that were stored here go along', { tags: ['PSH-05'] }, async () => {
  const { keep, state, start } = await pushing()
  keep({ id: '1', endpoint: 'https://push.example/old', alerts: { mention: true, reblog: false } })

  await start(() => state().subscription)

  expect(state().subscription?.alerts).toMatchObject({ mention: true, reblog: false })
})

test(
  'a subscription of the same key and endpoint is kept, with what the server says of it',
  { tags: ['PSH-04'] },
  async () => {
    const first = await pushing()
    await first.start(() => first.state().subscription)
    const { id, endpoint } = first.state().subscription!
    await updatePush(first.session.api, { id, alerts: { follow: true } })
    first.hold(endpoint, await serverKey())

    first.session.store.set(pushAtom(first.session), { isSupported: true, subscription: null })
    await first.start(() => first.state().subscription)

    expect(first.push.asked).toHaveLength(1)
    expect(first.state().subscription).toMatchObject({ id, endpoint, alerts: { follow: true } })
    expect(first.stored()).toMatchObject({ alerts: { follow: true } })
  },
)

test.each([
  ['of another key', 'https://push.example/known', async () => 'BOld'],
  ['of another endpoint', 'https://push.example/lost', serverKey],
])(
  'a subscription %s is ended and made anew',
  { tags: ['PSH-04'] },
  async (_what, endpoint, keyOf) => {
    const { hold, keep, push, state, start } = await pushing()
    keep({ id: '1', endpoint: 'https://push.example/known', alerts: {} })
    hold(endpoint, await keyOf())

    await start(() => state().subscription)

    expect(push.asked).toEqual(['unsubscribe', `subscribe ${await serverKey()}`])
    expect(state().subscription?.endpoint).toMatch(/^https:\/\/push\.example\/\d$/)
  },
)

test(
  'a browser that lacks push is noted and warned of; nothing is set up',
  { tags: ['PSH-01', 'PSH-02'] },
  async () => {
    const { push, state, start } = await pushing()
    push.setSupported(false)

    await start(() => lines.length)

    expect(lines).toEqual([
      { level: 'warn', text: expect.stringContaining('does not support push') },
    ])
    expect(state()).toEqual({ isSupported: false, subscription: null })
    expect(push.asked).toEqual([])
  },
)

test(
  'a server without a public key is told of in the log; nothing is set up',
  { tags: ['PSH-03'] },
  async () => {
    const { push, state, start } = await pushing()
    server.instance.controls.speak('mastodon-2019')

    await start(() => lines.length)
    server.instance.controls.speak(null)

    expect(lines).toEqual([{ level: 'error', text: expect.stringContaining('cannot be received') }])
    expect(state()).toEqual({ isSupported: true, subscription: null })
    expect(push.asked).toEqual([])
  },
)

test.each([
  [20, 'warn', 'seems to lack VAPID', ''],
  [5, 'error', 'seems to be invalid', ''],
  [11, 'error', 'could not be set up', ''],
] as const)(
  'a browser that fails with code %i leaves nothing behind and is told of with a %s: %s %s',
  { tags: ['PSH-09', 'PSH-10', 'PSH-11'] },
  async (code, level, words, _id) => {
    const { keep, push, state, stored, start } = await pushing()
    keep({ id: '1', endpoint: 'https://push.example/known', alerts: { mention: true } })
    push.failWith(Object.assign(new Error('no'), { code }))

    await start(() => lines.length)

    expect(lines).toEqual([{ level, text: expect.stringContaining(words) }])
    expect(state()).toEqual({ isSupported: true, subscription: null })
    expect(stored()).toBeNull()
  },
)

test(
  'what the server refuses is cleared here: state, alerts, and the browser’s own, without an alert',
  { tags: ['PSH-11'] },
  async () => {
    const { session, push, keep, state, stored, start } = await pushing()
    keep({ id: '1', endpoint: 'https://push.example/known', alerts: { mention: true } })
    server.instance.controls.fail({
      path: '/api/v1/push/subscription',
      method: 'POST',
      status: 503,
      error: 'The harbour is closed',
    })

    await start(() => push.asked.includes('unsubscribe'))

    expect(push.held.size).toBe(0)
    expect(state()).toEqual({ isSupported: true, subscription: null })
    expect(stored()).toBeNull()
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test('nobody is subscribed before they were asked', { tags: ['PSH-02'] }, async () => {
  const { platform, push, state, start } = await pushing()
  platform.setPermission('default')

  await start(() => true)

  expect(state()).toEqual({ isSupported: true, subscription: null })
  expect(push.asked).toEqual([])
})

test('a subscription that the server agrees to only after the end is ended again', async () => {
  const { push, state, stored, start } = await pushing()
  server.instance.controls.delay({ path: '/api/v1/push/subscription', method: 'POST', ms: 1_000 })
  const stop = await start(() => push.asked.length)

  stop()
  server.instance.controls.clearFaults()
  await expect.poll(() => push.asked, { timeout: 10_000 }).toContain('unsubscribe')

  expect(state().subscription).toBeNull()
  expect(stored()).toBeNull()
})
