import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { RETRY_DELAY_MS } from '../../lib/retry.ts'
import { notification, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { columnListAtoms } from '../timelines/timeline-column-atoms.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { alertsAtom } from '../ui/messages.ts'
import { startStreaming } from './connect.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const GET_NOTIFICATIONS = 'GET /api/v1/notifications'

/** Home and the notifications with failed first pages and an open stream. */
async function openFailing(status: number) {
  const { session, server, platform } = testSession({
    columns: [column('home', 'HOME'), column('news', 'NOTIFICATIONS')],
  })
  for (const route of [GET_HOME, GET_NOTIFICATIONS])
    server.on(route, () => createErrorResponse(status))
  onTestFinished(startStreaming(session))
  session.store.set(openColumnAtom, session, 'home')
  session.store.set(openNotificationsAtom, session, 'news')
  await flushPromises()
  platform.sockets[0]?.open()
  // The retries within one request have already run.
  await platform.clock.advance(RETRY_DELAY_MS - 1)
  await flushPromises()
  const { get } = session.store
  const countRequests = () => server.calls().filter((call) => call.startsWith(GET_HOME)).length
  return {
    server,
    alerts: () => session.app.get(alertsAtom).length,
    error: () => get(columnListAtoms(session)('home')).error?.status ?? null,
    home: () => get(timelineAtoms(session)(HOME)).items,
    news: () => get(notificationsWindowAtom(session)).items,
    countRequests,
    platform,
    pass: async (ms: number) => {
      await platform.clock.advance(ms)
      await flushPromises()
    },
  }
}

test(
  'retries a first page after a transient error and reports no error twice',
  { tags: ['TL-17'] },
  async () => {
    const { server, pass, home, news, error, alerts, countRequests } = await openFailing(503)
    const [alertsBefore, before] = [alerts(), countRequests()]
    expect(error()).toBe(503)
    await pass(RETRY_DELAY_MS)
    expect(countRequests()).toBeGreaterThan(before)
    expect([alertsBefore, alerts()]).toEqual([0, 0])

    server.on(GET_HOME, () => createPageResponse(statuses('9', '8')))
    server.on(GET_NOTIFICATIONS, () => createPageResponse([notification({ id: '2' })]))
    await pass(2 * RETRY_DELAY_MS)

    expect(home()).toEqual(['9', '8'])
    expect(news()).toEqual(['2'])
    expect(error()).toBeNull()
  },
)

test('does not retry a request that was rejected permanently', async () => {
  const { pass, countRequests } = await openFailing(403)
  const before = countRequests()

  await pass(3 * RETRY_DELAY_MS)

  expect(countRequests()).toBe(before)
})

test('does not retry while the page is hidden', async () => {
  const { pass, countRequests, platform } = await openFailing(503)
  const before = countRequests()
  platform.setHidden(true)

  await pass(3 * RETRY_DELAY_MS)

  expect(countRequests()).toBe(before)
})
