import { expect, onTestFinished, test, vi } from 'vitest'
import { browserPush } from './browser-push.ts'
import { hasPush, parseClickMessage } from './push-client.ts'

const whole: Parameters<typeof hasPush>[0] = {
  navigator: { serviceWorker: {} as ServiceWorkerContainer },
  PushManager: class {},
  PushSubscription: { prototype: { getKey: () => null } },
}

test(
  'reports push as supported when the browser has all required APIs',
  { tags: ['PSH-01'] },
  () => {
    expect(hasPush(whole)).toBe(true)
  },
)

test.each([
  ['service workers', { ...whole, navigator: {} }],
  [
    'a push manager',
    { navigator: whole.navigator, PushSubscription: { prototype: { getKey: 0 } } },
  ],
  ['subscriptions', { navigator: whole.navigator, PushManager: class {} }],
  ['access to their keys', { ...whole, PushSubscription: { prototype: {} } }],
])('reports push as unsupported without %s', { tags: ['PSH-01'] }, (_what, scope) => {
  expect(hasPush(scope)).toBe(false)
})

test('returns the path of a click message and ignores other messages', { tags: ['PSH-14'] }, () => {
  expect(parseClickMessage({ type: 'open', path: '/statuses/1' })).toBe('/statuses/1')
  for (const data of [null, 'open', {}, { type: 'open' }, { type: 'else', path: '/' }]) {
    expect(parseClickMessage(data)).toBeNull()
  }
  expect(parseClickMessage({ type: 'open', path: '//far.example' })).toBeNull()
  expect(parseClickMessage({ type: 'open', path: 'https://far.example' })).toBeNull()
})

test('unregisters only the account’s worker, not the one of the whole page', async () => {
  const whole = { scope: 'https://deck.example/', unregister: vi.fn(async () => true) }
  const own = {
    scope: 'https://deck.example/push/mira%40host/',
    pushManager: { getSubscription: async () => null },
    unregister: vi.fn(async () => true),
  }
  const found = new Map<string, object>([[own.scope, own]])
  const getRegistration = async (url: string) => found.get(url) ?? whole
  vi.stubGlobal('window', { location: { origin: 'https://deck.example' } })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } })
  onTestFinished(() => void vi.unstubAllGlobals())

  await browserPush.unsubscribe('mira@host')
  expect(own.unregister).toHaveBeenCalledTimes(1)

  found.clear()
  await browserPush.unsubscribe('mira@host')
  expect(await browserPush.getSubscription('mira@host')).toBeNull()
  expect(whole.unregister).not.toHaveBeenCalled()
})
