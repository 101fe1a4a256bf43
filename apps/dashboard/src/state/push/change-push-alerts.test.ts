import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPush } from '@colonnade/api-client/compat'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { createInstanceSession } from '../../testing/instance-session.ts'
import { alertsAtom } from '../ui/messages.ts'
import { clearPushAtom, pushAtom, readStoredPush } from './push-subscription.ts'
import {
  requestNotificationPermissionAtom,
  changePushAlertsAtom,
  notificationPermissionAtom,
  startPush,
} from './start-push.ts'

let server: TestInstance

beforeAll(async () => {
  server = await startTestInstance()
})

afterAll(() => server.close())

async function openSubscribed() {
  const opened = await createInstanceSession(server, 'mira')
  const { session, platform } = opened
  platform.setPermission('default', 'granted')
  startPush(session)
  await session.store.set(requestNotificationPermissionAtom, session)
  await session.store.set(changePushAlertsAtom, session, ['alerts', 'mention'], false)
  const alerts = () => session.store.get(pushAtom(session)).subscription?.alerts
  const choose = (kind: string, isOn: boolean) =>
    session.store.set(changePushAlertsAtom, session, ['alerts', kind], isOn)
  return { ...opened, alerts, choose, stored: () => readStoredPush(session)?.alerts }
}

test(
  'subscribes at once when the user allows notifications with a click',
  { tags: ['PSH-05'] },
  async () => {
    const { session, alerts } = await openSubscribed()

    expect(session.app.get(notificationPermissionAtom)).toBe('granted')
    expect(alerts()).toBeDefined()
  },
)

test(
  'shows a change at once, sends it, and stores it after the request succeeds',
  { tags: ['PSH-08'] },
  async () => {
    const { session, alerts, choose, stored } = await openSubscribed()

    const chosen = choose('mention', true)
    expect(alerts()).toMatchObject({ mention: true })
    expect(stored()).toMatchObject({ mention: false })
    await chosen

    expect(stored()).toMatchObject({ mention: true })
    expect((await readPush(session.api))?.alerts).toMatchObject({ mention: true })
    await choose('mention', false)
    expect((await readPush(session.api))?.alerts).toMatchObject({ mention: false })
  },
)

test('applies both of two changes at the same time', { tags: ['PSH-08'] }, async () => {
  const { session, alerts, choose, stored } = await openSubscribed()

  await Promise.all([choose('mention', true), choose('follow', true)])

  expect(alerts()).toMatchObject({ mention: true, follow: true })
  expect(stored()).toEqual((await readPush(session.api))?.alerts)
})

test('rolls back a refused change and shows an error', { tags: ['PSH-08'] }, async () => {
  const { session, alerts, choose, stored } = await openSubscribed()
  const fault = { path: '/api/v1/push/subscription', method: 'PUT', status: 500, error: 'Foggy' }
  server.instance.controls.fail(fault)

  await choose('mention', true)

  expect(alerts()).toMatchObject({ mention: false })
  expect(stored()).toMatchObject({ mention: false })
  expect(session.app.get(alertsAtom).map(({ message }) => message)).toEqual(['Foggy'])
})

test(
  'removes a subscription from the state, the storage and the browser',
  { tags: ['PSH-07'] },
  async () => {
    const { session, platform, stored } = await openSubscribed()

    await session.store.set(clearPushAtom, session)

    expect(session.store.get(pushAtom(session)).subscription).toBeNull()
    expect(stored()).toBeUndefined()
    expect(platform.push.subscriptions.size).toBe(0)
  },
)
