import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPush } from '@colonnade/api-client/twins'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { instanceSession } from '../../testing/instance-session.ts'
import { alertsAtom } from '../ui/messages.ts'
import { clearPushAtom, pushAtom, readStoredPush } from './push.ts'
import {
  allowNoticesAtom,
  changePushAlertsAtom,
  noticePermissionAtom,
  startPush,
} from './start-push.ts'

let server: TestInstance

beforeAll(async () => {
  server = await startTestInstance()
})

afterAll(() => server.close())

async function subscribed() {
  const opened = await instanceSession(server, 'mira')
  const { session, platform } = opened
  platform.setPermission('default', 'granted')
  startPush(session)
  await session.store.set(allowNoticesAtom, session)
  await session.store.set(changePushAlertsAtom, session, ['alerts', 'mention'], false)
  const alerts = () => session.store.get(pushAtom(session)).subscription?.alerts
  const choose = (kind: string, isOn: boolean) =>
    session.store.set(changePushAlertsAtom, session, ['alerts', kind], isOn)
  return { ...opened, alerts, choose, stored: () => readStoredPush(session)?.alerts }
}

test('who allows notices by a press is subscribed at once', { tags: ['PSH-05'] }, async () => {
  const { session, alerts } = await subscribed()

  expect(session.app.get(noticePermissionAtom)).toBe('granted')
  expect(alerts()).toBeDefined()
})

test(
  'a choice shows at once, goes to the server, and is stored when it has agreed',
  { tags: ['PSH-08'] },
  async () => {
    const { session, alerts, choose, stored } = await subscribed()

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

test('two choices in one breath both count', { tags: ['PSH-08'] }, async () => {
  const { session, alerts, choose, stored } = await subscribed()

  await Promise.all([choose('mention', true), choose('follow', true)])

  expect(alerts()).toMatchObject({ mention: true, follow: true })
  expect(stored()).toEqual((await readPush(session.api))?.alerts)
})

test('a refused choice is taken back, and told', { tags: ['PSH-08'] }, async () => {
  const { session, alerts, choose, stored } = await subscribed()
  const fault = { path: '/api/v1/push/subscription', method: 'PUT', status: 500, error: 'Foggy' }
  server.instance.controls.fail(fault)

  await choose('mention', true)

  expect(alerts()).toMatchObject({ mention: false })
  expect(stored()).toMatchObject({ mention: false })
  expect(session.app.get(alertsAtom).map(({ message }) => message)).toEqual(['Foggy'])
})

test(
  'a subscription is cleared: state, stored alerts and the browser’s own',
  { tags: ['PSH-07'] },
  async () => {
    const { session, platform, stored } = await subscribed()

    await session.store.set(clearPushAtom, session)

    expect(session.store.get(pushAtom(session)).subscription).toBeNull()
    expect(stored()).toBeUndefined()
    expect(platform.push.held.size).toBe(0)
  },
)
