import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { loadOlderAtom } from '../list-columns/load-rows.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'
import { CONFIRM_MS } from './poll-unheard.ts'
import { TURN_MS } from './turns.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const numbered = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => String(from - index))

/** Home with sixty posts, read further down; the server lists what the test says. */
async function reading() {
  const { session, server, platform } = testSession({ columns: [column('home', 'HOME')] })
  let listed = statuses(...numbered(260, 201))
  server.on(GET_HOME, (request) => {
    const { searchParams } = new URL(request.url)
    const [limit, max] = [Number(searchParams.get('limit')), searchParams.get('max_id')]
    const since = searchParams.get('since_id')
    const below = listed.filter(
      ({ id }) => (max === null || id < max) && (since === null || id > since),
    )
    const more = below.length > limit
    return page(
      below.slice(0, limit),
      more ? `${GET_HOME.slice(4)}?limit=${limit}&max_id=${below[limit - 1]?.id}` : undefined,
    )
  })
  onTestFinished(startStreaming(session))
  const { store } = session
  store.set(openColumnAtom, session, 'home')
  await settled()
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

test('what was deleted and edited far below while the stream was away shows once it is back', async () => {
  const { session, platform, items, become, listed } = await reading()
  platform.sockets[0]?.open()
  await settled()
  platform.sockets[0]?.drop()
  become(
    listed()
      .filter(({ id }) => id !== '255' && id !== '205')
      .map((told) => (told.id === '203' ? status({ id: '203', content: 'edited' }) : told)),
  )
  await platform.clock.advance(2_000)
  platform.sockets.at(-1)?.open()
  await platform.clock.advance(2 * TURN_MS)
  await settled()

  expect(items()).toEqual(listed().map(({ id }) => id))
  expect(
    session.store.get(statusAtoms(session)(listed().find(({ id }) => id === '203')!.id))?.content,
  ).toBe('edited')
})

test(
  'without a stream rows are read again from time to time, and newer ones asked for since the first',
  { tags: ['TL-04'] },
  async () => {
    const { server, platform, items, become, listed } = await reading()
    const before = server.calls().length
    become(listed().filter(({ id }) => id !== '250' && id !== '210'))

    await platform.clock.advance(CONFIRM_MS + 60_000)
    await settled()

    expect(items()).toEqual(listed().map(({ id }) => id))
    const asked = server
      .calls()
      .slice(before)
      .filter((call) => call.startsWith(GET_HOME))
    expect(asked.filter((call) => !/max_id=|since_id=260$/.test(call))).toEqual([])
    expect(asked.filter((call) => call.includes('max_id='))).toHaveLength(2)
  },
)

test(
  'a column that was out of sight when its rows were due is read again soon after it is seen',
  { tags: ['BY-33'] },
  async () => {
    const { session, platform, items, become, listed } = await reading()
    session.store.set(closeColumnAtom, session, 'home')
    become(listed().filter(({ id }) => id !== '210'))
    await platform.clock.advance(CONFIRM_MS + 60_000)
    await settled()
    expect(items()).toContain('210')

    session.store.set(openColumnAtom, session, 'home')
    await platform.clock.advance(60_000)
    await settled()

    expect(items()).toEqual(listed().map(({ id }) => id))
  },
)
