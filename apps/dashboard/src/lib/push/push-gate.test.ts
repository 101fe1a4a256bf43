import { expect, onTestFinished, test, vi } from 'vitest'
import { browserPush } from './browser-push.ts'
import { hasPush, pressedPath } from './push-gate.ts'

const whole: Parameters<typeof hasPush>[0] = {
  navigator: { serviceWorker: {} as ServiceWorkerContainer },
  PushManager: class {},
  PushSubscription: { prototype: { getKey: () => null } },
}

test('push is supported where all of it is there', { tags: ['PSH-01'] }, () => {
  expect(hasPush(whole)).toBe(true)
})

test.each([
  ['service workers', { ...whole, navigator: {} }],
  [
    'a push manager',
    { navigator: whole.navigator, PushSubscription: { prototype: { getKey: 0 } } },
  ],
  ['subscriptions', { navigator: whole.navigator, PushManager: class {} }],
  ['access to their keys', { ...whole, PushSubscription: { prototype: {} } }],
])('without %s it is not', { tags: ['PSH-01'] }, (_what, scope) => {
  expect(hasPush(scope)).toBe(false)
})

test(
  'a press is told by the path that it leads to; no other message counts',
  { tags: ['PSH-14'] },
  () => {
    expect(pressedPath({ type: 'open', path: '/statuses/1' })).toBe('/statuses/1')
    for (const data of [null, 'open', {}, { type: 'open' }, { type: 'else', path: '/' }]) {
      expect(pressedPath(data)).toBeNull()
    }
    expect(pressedPath({ type: 'open', path: '//far.example' })).toBeNull()
    expect(pressedPath({ type: 'open', path: 'https://far.example' })).toBeNull()
  },
)

test('ending an account’s push lets the worker stand that rules over the whole page', async () => {
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
  expect(await browserPush.current('mira@host')).toBeNull()
  expect(whole.unregister).not.toHaveBeenCalled()
})
