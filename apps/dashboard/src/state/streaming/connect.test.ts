import { expect, onTestFinished, test, vi } from 'vitest'
import { encodeTimelineKey, FIRST_POLL_MS, POLL_MS } from '@colonnade/domain/timeline'
import { notification, status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { createTimelineSource } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming, streamStateAtom } from './connect.ts'
import { STALL_TIMEOUT_MS } from './detect-stall.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

async function startTestStream() {
  const opened = testSession({ columns: [column('a', 'HOME'), column('n', 'NOTIFICATIONS')] })
  const { session, server, platform } = opened
  server.on(GET_HOME, () => createPageResponse(statuses('9')))
  server.on('GET /api/v1/notifications', () => createPageResponse([notification({ id: '3' })]))
  const stop = startStreaming(session)
  platform.sockets[0]?.open()
  session.store.set(openColumnAtom, session, 'a')
  session.store.set(openNotificationsAtom, session, 'n')
  await flushPromises()
  const home = () => session.store.get(timelineAtoms(session)(HOME)).items
  const notes = () => session.store.get(notificationsWindowAtom(session)).items
  const state = () => session.store.get(streamStateAtom(session))
  const countRequests = () => server.calls().filter((call) => call.startsWith(GET_HOME)).length
  return {
    ...opened,
    stop,
    home,
    notes,
    state,
    countRequests,
    socket: () => platform.sockets.at(-1)!,
  }
}

test(
  'renders user stream events in Home and the notifications with the next paint',
  { tags: ['TL-17'] },
  async () => {
    const { platform, socket, home, notes, state, stop } = await startTestStream()
    expect(state()).toBe('open')

    socket().emit(['user'], 'update', status({ id: '10' }))
    socket().emit(['user'], 'notification', notification({ id: '4', status: status({ id: '11' }) }))
    platform.renderFrame()
    expect(home()).toEqual(['10', '9'])
    expect(notes()).toEqual(['4', '3'])

    socket().emit(['user'], 'delete', '10')
    await platform.clock.advance(200)
    platform.renderFrame()
    expect(home()).toEqual(['9'])
    stop()
  },
)

test(
  'fetches posts that were published between the first pages and the opening of the stream',
  { tags: ['TL-17'] },
  async () => {
    const { session, server, platform } = testSession({
      columns: [column('a', 'HOME'), column('n', 'NOTIFICATIONS')],
    })
    server.on(GET_HOME, () => createPageResponse(statuses('9')))
    server.on('GET /api/v1/notifications', () => createPageResponse([notification({ id: '3' })]))
    const stop = startStreaming(session)
    session.store.set(openColumnAtom, session, 'a')
    session.store.set(openNotificationsAtom, session, 'n')
    await flushPromises()
    server.on(GET_HOME, () => createPageResponse(statuses('10')))
    server.on('GET /api/v1/notifications', () => createPageResponse([notification({ id: '4' })]))

    platform.sockets[0]?.open()
    await flushPromises()

    expect(session.store.get(timelineAtoms(session)(HOME)).items).toEqual(['10', '9'])
    expect(session.store.get(notificationsWindowAtom(session)).items).toEqual(['4', '3'])
    stop()
  },
)

test(
  'leaves one gap at the top when a stream is lost several times',
  { tags: ['TL-11', 'NTF-15'] },
  async () => {
    const { platform, socket, home, notes, stop } = await startTestStream()

    socket().drop()
    expect(home()).toEqual([null, '9'])
    expect(notes()).toEqual([null, '3'])

    await platform.clock.advance(2_000)
    socket().drop()
    expect(home()).toEqual([null, '9'])
    stop()
  },
)

test(
  'polls Home within 40 s and then every 20 to 40 s without a stream, and refreshes once on reconnect',
  { tags: ['TL-18'] },
  async () => {
    const { platform, server, socket, home, countRequests, state, stop } = await startTestStream()
    server.on(GET_HOME, () => createPageResponse(statuses('10', '9')))
    socket().drop()
    expect(state()).toBe('polling')
    expect(countRequests()).toBe(1)

    await platform.clock.advance(FIRST_POLL_MS)
    expect(countRequests()).toBe(2)
    await platform.clock.advance(POLL_MS * 2)
    expect(countRequests()).toBeGreaterThanOrEqual(3)
    expect(home()).toEqual(['10', '9'])

    const before = countRequests()
    socket().open()
    await flushPromises()
    expect(countRequests()).toBe(before + 1)
    expect(state()).toBe('open')
    // Below this time no stall is checked.
    await platform.clock.advance(STALL_TIMEOUT_MS - 1)
    expect(countRequests()).toBe(before + 1)
    stop()
  },
)

test(
  'starts the delay of the first poll when the stream is lost',
  { tags: ['TL-18'] },
  async () => {
    const { platform, socket, countRequests, stop } = await startTestStream()
    await platform.clock.advance(FIRST_POLL_MS / 2 - 1)
    const before = countRequests()

    socket().drop()
    await platform.clock.advance(FIRST_POLL_MS / 2 - 1)
    expect(countRequests()).toBe(before)
    await platform.clock.advance(1)

    expect(countRequests()).toBe(before + 1)
    stop()
  },
)

test('fetches missed posts on reconnect and closes the gap', { tags: ['TL-11'] }, async () => {
  const { platform, server, socket, home, stop } = await startTestStream()
  server.on(GET_HOME, () => createPageResponse(statuses('12', '11', '9')))

  socket().drop()
  await platform.clock.advance(5_000)
  socket().open()
  await flushPromises()

  expect(home()).toEqual(['12', '11', '9'])
  stop()
})

test(
  'keeps the gap below a full page that does not reach the known rows',
  { tags: ['TL-11'] },
  async () => {
    const { platform, server, socket, home, stop } = await startTestStream()
    const full = Array.from({ length: 40 }, (_, index) => String(140 - index))
    server.on(GET_HOME, () => createPageResponse(statuses(...full)))

    socket().drop()
    await platform.clock.advance(5_000)
    socket().open()
    await flushPromises()

    expect(home()).toEqual([...full, null, '9'])
    stop()
  },
)

test(
  'fetches missed posts immediately while an older page is pending',
  { tags: ['TL-11'] },
  async () => {
    const { session, platform, server, socket, home, countRequests, stop } = await startTestStream()
    socket().drop()
    await platform.clock.advance(2_000)
    const held = server.hold(GET_HOME)
    const loading = refreshList(session, createTimelineSource(session, HOME))
    await flushPromises()
    const before = countRequests()
    server.on(GET_HOME, () => createPageResponse(statuses('11', '10', '9')))

    socket().open()
    await flushPromises()
    expect(home()).toEqual(['11', '10', '9'])
    held.answer(createPageResponse(statuses('10', '9')))
    await loading
    await flushPromises()

    expect(countRequests()).toBe(before + 1)
    expect(home()).toEqual(['11', '10', '9'])
    stop()
  },
)

test(
  'fetches missed posts after sleep although the socket seems open',
  { tags: ['TL-11'] },
  async () => {
    const device = createSleepyPage()
    const { server, socket, home, state, stop } = await startTestStream()
    server.on(GET_HOME, () => createPageResponse(statuses('10', '9')))

    device.sleep()
    socket().open()
    await flushPromises()

    expect(home()).toEqual(['10', '9'])
    expect(state()).toBe('open')
    stop()
  },
)

test('leaves no timer and no socket after it is stopped', async () => {
  const { platform, socket, stop } = await startTestStream()
  socket().drop()

  stop()
  await platform.clock.advance(20_000)

  expect(platform.sockets).toHaveLength(1)
  expect(platform.clock.countTimers()).toBe(0)
})

/** Creates a page whose device sleeps for an hour. */
function createSleepyPage(): { readonly sleep: () => void } {
  const events = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    vi.stubGlobal(name, events[name].bind(events))
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return {
    sleep() {
      vi.setSystemTime(Date.now() + 3_600_000)
      events.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
