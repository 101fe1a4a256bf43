import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { RETRY_MS } from '../../lib/retry.ts'
import { notification, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { columnListAtoms } from '../timelines/column-list.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { alertsAtom } from '../ui/messages.ts'
import { startStreaming } from './connect.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const GET_NOTIFICATIONS = 'GET /api/v1/notifications'

/** Home and the notifications, of which the first pages did not come; their stream is open. */
async function failing(status: number) {
  const { session, server, platform } = testSession({
    columns: [column('home', 'HOME'), column('news', 'NOTIFICATIONS')],
  })
  for (const route of [GET_HOME, GET_NOTIFICATIONS]) server.on(route, () => refuse(status))
  onTestFinished(startStreaming(session))
  session.store.set(openColumnAtom, session, 'home')
  session.store.set(openNotificationsAtom, session, 'news')
  await settled()
  platform.sockets[0]?.open()
  // Retries within one call have had their turn.
  await platform.clock.advance(RETRY_MS - 1)
  await settled()
  const { get } = session.store
  const asked = () => server.calls().filter((call) => call.startsWith(GET_HOME)).length
  return {
    server,
    alerts: () => session.app.get(alertsAtom).length,
    error: () => get(columnListAtoms(session)('home')).error?.status ?? null,
    home: () => get(timelineAtoms(session)(HOME)).items,
    news: () => get(notificationsWindowAtom(session)).items,
    asked,
    platform,
    pass: async (ms: number) => {
      await platform.clock.advance(ms)
      await settled()
    },
  }
}

test(
  'a first page that a fault kept away comes by itself, and no fault is told twice',
  { tags: ['TL-17'] },
  async () => {
    const { server, pass, home, news, error, alerts, asked } = await failing(503)
    const [told, before] = [alerts(), asked()]
    expect(error()).toBe(503)
    await pass(RETRY_MS)
    expect(asked()).toBeGreaterThan(before)
    expect([told, alerts()]).toEqual([0, 0])

    server.on(GET_HOME, () => page(statuses('9', '8')))
    server.on(GET_NOTIFICATIONS, () => page([notification({ id: '2' })]))
    await pass(2 * RETRY_MS)

    expect(home()).toEqual(['9', '8'])
    expect(news()).toEqual(['2'])
    expect(error()).toBeNull()
  },
)

test('what is refused for good is not asked for again', async () => {
  const { pass, asked } = await failing(403)
  const before = asked()

  await pass(3 * RETRY_MS)

  expect(asked()).toBe(before)
})

test('nobody asks while the page is hidden', async () => {
  const { pass, asked, platform } = await failing(503)
  const before = asked()
  platform.setHidden(true)

  await pass(3 * RETRY_MS)

  expect(asked()).toBe(before)
})
