import { expect, test } from 'vitest'
import { hasPush, pressedPath } from './push-gate.ts'

const whole: Parameters<typeof hasPush>[0] = {
  navigator: { serviceWorker: {} as ServiceWorkerContainer },
  PushManager: class {},
  PushSubscription: { prototype: { getKey: () => null } },
}

test('push is supported where all of it is there [PSH-01]', () => {
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
])('without %s it is not [PSH-01]', (_what, scope) => {
  expect(hasPush(scope)).toBe(false)
})

test('a press is told by the path that it leads to; no other message counts [PSH-14]', () => {
  expect(pressedPath({ type: 'open', path: '/statuses/1' })).toBe('/statuses/1')
  for (const data of [null, 'open', {}, { type: 'open' }, { type: 'else', path: '/' }]) {
    expect(pressedPath(data)).toBeNull()
  }
  expect(pressedPath({ type: 'open', path: '//far.example' })).toBeNull()
  expect(pressedPath({ type: 'open', path: 'https://far.example' })).toBeNull()
})
