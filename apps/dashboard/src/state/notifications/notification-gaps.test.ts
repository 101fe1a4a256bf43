// Notifications are backfilled and show gaps as timelines do.
import { expect, onTestFinished, test } from 'vitest'
import { RETRY_DELAY_MS } from '../../lib/retry.ts'
import { notification } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { startStreaming } from '../streaming/connect.ts'
import { getNotificationsSource, openNotificationsAtom } from './notifications-source.ts'
import { notificationsWindowAtom } from './notifications.ts'

const GET_NOTES = 'GET /api/v1/notifications'
const createNotifications = (...ids: readonly string[]) => ids.map((id) => notification({ id }))
const createIds = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index))

/** Responds as Mastodon does. @param most the page size, whatever limit is requested */
const respondWithPage =
  (ids: () => readonly string[], most = 40) =>
  (request: Request) => {
    const { searchParams } = new URL(request.url)
    const since = Number(searchParams.get('since_id') ?? 0)
    const max = Number(searchParams.get('max_id') ?? Infinity)
    const limit = Math.min(most, Number(searchParams.get('limit') ?? 15))
    const cut = ids()
      .filter((id) => Number(id) > since && Number(id) < max)
      .slice(0, limit)
    return createPageResponse(
      createNotifications(...cut),
      `/api/v1/notifications?max_id=${cut.at(-1) ?? 0}`,
    )
  }

async function openLive(isOpen = true) {
  const opened = testSession({ columns: [column('n', 'NOTIFICATIONS')] })
  const { session, server, platform } = opened
  session.api.capabilities.guess({ sortedIds: true })
  server.on(
    GET_NOTES,
    respondWithPage(() => createIds(3, 1)),
  )
  onTestFinished(startStreaming(session))
  if (isOpen) platform.sockets[0]?.open()
  session.store.set(openNotificationsAtom, session, 'n')
  await flushPromises()
  const emitNotification = async (id: string) => {
    platform.sockets.at(-1)!.emit(['user'], 'notification', notification({ id }))
    await platform.clock.advance(400)
    platform.renderFrame()
  }
  return {
    ...opened,
    emitNotification,
    socket: () => platform.sockets.at(-1)!,
    items: () => session.store.get(notificationsWindowAtom(session)).items,
  }
}

test(
  'retries a notifications catch-up that failed with 503 while the stream stays open (H7a)',
  { tags: ['NTF-15'] },
  async () => {
    const { server, platform, socket, emitNotification, items } = await openLive()
    server.on(GET_NOTES, () => createErrorResponse(503))
    socket().drop()
    await platform.clock.advance(2_000)
    socket().open()
    await platform.clock.advance(3_000)
    await emitNotification('9')
    server.on(
      GET_NOTES,
      respondWithPage(() => createIds(9, 1)),
    )
    await platform.clock.advance(3 * RETRY_DELAY_MS)

    expect(items()).toEqual(createIds(9, 1))
  },
)

test(
  'shows a gap when the notifications before the stream opened cannot be fetched (H7b)',
  { tags: ['NTF-15'] },
  async () => {
    const { server, platform, socket, emitNotification, items } = await openLive(false)
    server.on(GET_NOTES, () => createErrorResponse(429))
    socket().open()
    await flushPromises()
    await emitNotification('9')
    const rowsBefore = items()
    server.on(
      GET_NOTES,
      respondWithPage(() => createIds(9, 1)),
    )
    await platform.clock.advance(3 * RETRY_DELAY_MS)

    expect.soft(rowsBefore.slice(0, 3)).toEqual(['9', null, '3'])
    expect(items()).toEqual(createIds(9, 1))
  },
)

test(
  'fetches missed notifications while an older request is pending (H7c)',
  { tags: ['NTF-15'] },
  async () => {
    const { session, server, platform, socket, emitNotification, items } = await openLive()
    socket().drop()
    await platform.clock.advance(1_000)
    const poll = server.hold(GET_NOTES)
    void refreshList(session, getNotificationsSource(session))
    await flushPromises()
    server.on(
      GET_NOTES,
      respondWithPage(() => createIds(9, 1)),
    )
    socket().open()
    await flushPromises()
    await emitNotification('9')
    poll.answer(createPageResponse(createNotifications('4', '3', '2', '1')))
    await flushPromises()
    await platform.clock.advance(2 * RETRY_DELAY_MS)

    expect(items()).toEqual(createIds(9, 1))
  },
)

test(
  'leaves a gap below a page of 30 notifications that does not overlap the list (H8)',
  { tags: ['NTF-15'] },
  async () => {
    const { server, platform, socket, items } = await openLive()
    server.on(
      GET_NOTES,
      respondWithPage(() => createIds(80, 1), 30),
    )
    socket().drop()
    await platform.clock.advance(2_000)
    socket().open()
    await flushPromises()
    await platform.clock.advance(2 * RETRY_DELAY_MS)

    expect(items()).toEqual([...createIds(80, 51), null, '3', '2', '1'])
  },
)
