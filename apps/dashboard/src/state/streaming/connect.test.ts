import { expect, onTestFinished, test, vi } from 'vitest'
import { encodeTimelineKey, FIRST_POLL_MS, POLL_MS } from '@colonnade/domain/timeline'
import { notification, status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineSource } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { SILENCE_MS } from './check-silence.ts'
import { startStreaming, streamStateAtom } from './connect.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

async function streaming() {
  const opened = testSession({ columns: [column('a', 'HOME'), column('n', 'NOTIFICATIONS')] })
  const { session, server, platform } = opened
  server.on(GET_HOME, () => page(statuses('9')))
  server.on('GET /api/v1/notifications', () => page([notification({ id: '3' })]))
  const stop = startStreaming(session)
  platform.sockets[0]?.open()
  session.store.set(openColumnAtom, session, 'a')
  session.store.set(openNotificationsAtom, session, 'n')
  await settled()
  const home = () => session.store.get(timelineAtoms(session)(HOME)).items
  const notes = () => session.store.get(notificationsWindowAtom(session)).items
  const state = () => session.store.get(streamStateAtom(session))
  const asked = () => server.calls().filter((call) => call.startsWith(GET_HOME)).length
  return { ...opened, stop, home, notes, state, asked, socket: () => platform.sockets.at(-1)! }
}

test(
  'what the user stream tells reaches Home and the notifications with the next paint',
  { tags: ['TL-17'] },
  async () => {
    const { platform, socket, home, notes, state, stop } = await streaming()
    expect(state()).toBe('open')

    socket().tell(['user'], 'update', status({ id: '10' }))
    socket().tell(['user'], 'notification', notification({ id: '4', status: status({ id: '11' }) }))
    platform.paint()
    expect(home()).toEqual(['10', '9'])
    expect(notes()).toEqual(['4', '3'])

    socket().tell(['user'], 'delete', '10')
    await platform.clock.advance(200)
    platform.paint()
    expect(home()).toEqual(['9'])
    stop()
  },
)

test(
  'what came between the first pages and the opening of the stream is asked for',
  { tags: ['TL-17'] },
  async () => {
    const { session, server, platform } = testSession({
      columns: [column('a', 'HOME'), column('n', 'NOTIFICATIONS')],
    })
    server.on(GET_HOME, () => page(statuses('9')))
    server.on('GET /api/v1/notifications', () => page([notification({ id: '3' })]))
    const stop = startStreaming(session)
    session.store.set(openColumnAtom, session, 'a')
    session.store.set(openNotificationsAtom, session, 'n')
    await settled()
    server.on(GET_HOME, () => page(statuses('10')))
    server.on('GET /api/v1/notifications', () => page([notification({ id: '4' })]))

    platform.sockets[0]?.open()
    await settled()

    expect(session.store.get(timelineAtoms(session)(HOME)).items).toEqual(['10', '9'])
    expect(session.store.get(notificationsWindowAtom(session)).items).toEqual(['4', '3'])
    stop()
  },
)

test(
  'a lost stream leaves one gap in front, however often it is lost',
  { tags: ['TL-11', 'NTF-15'] },
  async () => {
    const { platform, socket, home, notes, stop } = await streaming()

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
  'without a stream Home is asked for within 40 s and every 20 to 40 s; its return ends that with one refresh',
  { tags: ['TL-18'] },
  async () => {
    const { platform, server, socket, home, asked, state, stop } = await streaming()
    server.on(GET_HOME, () => page(statuses('10', '9')))
    socket().drop()
    expect(state()).toBe('polling')
    expect(asked()).toBe(1)

    await platform.clock.advance(FIRST_POLL_MS)
    expect(asked()).toBe(2)
    await platform.clock.advance(POLL_MS * 2)
    expect(asked()).toBeGreaterThanOrEqual(3)
    expect(home()).toEqual(['10', '9'])

    const before = asked()
    socket().open()
    await settled()
    expect(asked()).toBe(before + 1)
    expect(state()).toBe('open')
    // So long nobody asks whether its silence is to be believed.
    await platform.clock.advance(SILENCE_MS - 1)
    expect(asked()).toBe(before + 1)
    stop()
  },
)

test('the time until the first poll begins with the loss', { tags: ['TL-18'] }, async () => {
  const { platform, socket, asked, stop } = await streaming()
  await platform.clock.advance(FIRST_POLL_MS / 2 - 1)
  const before = asked()

  socket().drop()
  await platform.clock.advance(FIRST_POLL_MS / 2 - 1)
  expect(asked()).toBe(before)
  await platform.clock.advance(1)

  expect(asked()).toBe(before + 1)
  stop()
})

test(
  'what was missed is asked for when the stream is back, and closes the gap',
  { tags: ['TL-11'] },
  async () => {
    const { platform, server, socket, home, stop } = await streaming()
    server.on(GET_HOME, () => page(statuses('12', '11', '9')))

    socket().drop()
    await platform.clock.advance(5_000)
    socket().open()
    await settled()

    expect(home()).toEqual(['12', '11', '9'])
    stop()
  },
)

test(
  'a full page that does not meet what is listed leaves the gap below it',
  { tags: ['TL-11'] },
  async () => {
    const { platform, server, socket, home, stop } = await streaming()
    const full = Array.from({ length: 40 }, (_, index) => String(140 - index))
    server.on(GET_HOME, () => page(statuses(...full)))

    socket().drop()
    await platform.clock.advance(5_000)
    socket().open()
    await settled()

    expect(home()).toEqual([...full, null, '9'])
    stop()
  },
)

test(
  'asks for what was missed at once, though an older page is on its way',
  { tags: ['TL-11'] },
  async () => {
    const { session, platform, server, socket, home, asked, stop } = await streaming()
    socket().drop()
    await platform.clock.advance(2_000)
    const held = server.hold(GET_HOME)
    const loading = refreshList(session, timelineSource(session, HOME))
    await settled()
    const before = asked()
    server.on(GET_HOME, () => page(statuses('11', '10', '9')))

    socket().open()
    await settled()
    expect(home()).toEqual(['11', '10', '9'])
    held.answer(page(statuses('10', '9')))
    await loading
    await settled()

    expect(asked()).toBe(before + 1)
    expect(home()).toEqual(['11', '10', '9'])
    stop()
  },
)

test(
  'after sleep what happened meanwhile is asked for, though the socket seemed open',
  { tags: ['TL-11'] },
  async () => {
    const device = sleepyPage()
    const { server, socket, home, state, stop } = await streaming()
    server.on(GET_HOME, () => page(statuses('10', '9')))

    device.sleep()
    socket().open()
    await settled()

    expect(home()).toEqual(['10', '9'])
    expect(state()).toBe('open')
    stop()
  },
)

test('after the end no timer and no socket is left', async () => {
  const { platform, socket, stop } = await streaming()
  socket().drop()

  stop()
  await platform.clock.advance(20_000)

  expect(platform.sockets).toHaveLength(1)
  expect(platform.clock.waiting()).toBe(0)
})

/** A page whose device sleeps for an hour. */
function sleepyPage(): { readonly sleep: () => void } {
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
