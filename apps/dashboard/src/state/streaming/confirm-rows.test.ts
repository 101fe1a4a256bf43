import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { loadOlderAtom } from '../list-columns/load-rows.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'
import { CONFIRM_MS } from './polling-fallback.ts'
import { TASK_INTERVAL_MS } from './task-queue.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const createStatuses = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => String(from - index))

/** Home with sixty posts, scrolled down. The test defines what the server lists. */
async function openHome() {
  const { session, server, platform } = testSession({ columns: [column('home', 'HOME')] })
  let listed = statuses(...createStatuses(260, 201))
  server.on(GET_HOME, (request) => {
    const { searchParams } = new URL(request.url)
    const [limit, max] = [Number(searchParams.get('limit')), searchParams.get('max_id')]
    const since = searchParams.get('since_id')
    const below = listed.filter(
      ({ id }) => (max === null || id < max) && (since === null || id > since),
    )
    const more = below.length > limit
    return createPageResponse(
      below.slice(0, limit),
      more ? `${GET_HOME.slice(4)}?limit=${limit}&max_id=${below[limit - 1]?.id}` : undefined,
    )
  })
  onTestFinished(startStreaming(session))
  const { store } = session
  store.set(openColumnAtom, session, 'home')
  await flushPromises()
  store.set(reportViewAtom, session, 'home', { atTop: false, firstVisibleId: null })
  for (let pages = 0; pages < 2; pages += 1) await store.set(loadOlderAtom, session, 'home')
  const items = () => store.get(timelineAtoms(session)(HOME)).items
  expect(items()).toHaveLength(60)
  return {
    session,
    server,
    platform,
    items,
    become: (next: typeof listed) => {
      listed = next
    },
    listed: () => listed,
  }
}

test('shows posts far below that were deleted or edited while the stream was lost, after it reconnects', async () => {
  const { session, platform, items, become, listed } = await openHome()
  platform.sockets[0]?.open()
  await flushPromises()
  platform.sockets[0]?.drop()
  become(
    listed()
      .filter(({ id }) => id !== '255' && id !== '205')
      .map((entity) => (entity.id === '203' ? status({ id: '203', content: 'edited' }) : entity)),
  )
  await platform.clock.advance(2_000)
  platform.sockets.at(-1)?.open()
  await platform.clock.advance(2 * TASK_INTERVAL_MS)
  await flushPromises()

  expect(items()).toEqual(listed().map(({ id }) => id))
  expect(
    session.store.get(statusAtoms(session)(listed().find(({ id }) => id === '203')!.id))?.content,
  ).toBe('edited')
})

test(
  'refetches rows periodically without a stream and requests only newer ones in between',
  { tags: ['TL-04'] },
  async () => {
    const { server, platform, items, become, listed } = await openHome()
    const before = server.calls().length
    become(listed().filter(({ id }) => id !== '250' && id !== '210'))

    await platform.clock.advance(CONFIRM_MS + 60_000)
    await flushPromises()

    expect(items()).toEqual(listed().map(({ id }) => id))
    const requests = server
      .calls()
      .slice(before)
      .filter((call) => call.startsWith(GET_HOME))
    expect(requests.filter((call) => !/max_id=|since_id=260$/.test(call))).toEqual([])
    expect(requests.filter((call) => call.includes('max_id='))).toHaveLength(2)
  },
)

test(
  'refetches the rows of a background column soon after it becomes visible',
  { tags: ['BY-33'] },
  async () => {
    const { session, platform, items, become, listed } = await openHome()
    session.store.set(closeColumnAtom, session, 'home')
    become(listed().filter(({ id }) => id !== '210'))
    await platform.clock.advance(CONFIRM_MS + 60_000)
    await flushPromises()
    expect(items()).toContain('210')

    session.store.set(openColumnAtom, session, 'home')
    await platform.clock.advance(60_000)
    await flushPromises()

    expect(items()).toEqual(listed().map(({ id }) => id))
  },
)
