import { expect, test } from 'vitest'
import { notificationId, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { notification, status } from '../../testing/factories.ts'
import { flushImports } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { ABSENCE_MS, openingPositionAtoms } from '../scroll-positions/opening-position.ts'
import { setScrollPosition } from '../scroll-positions/save-scroll-positions.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import { insertStatusesAtom } from '../timelines/insert-statuses.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { columnLayoutAtoms } from '../timelines/timeline-column-atoms.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { MARKERS_TIMEOUT_MS, fetchMarkers } from './fetch-markers.ts'
import { saveMarkerAtom } from './save-markers.ts'
import { MARKER_DELAY_MS, startSavingMarkers } from './send-markers.ts'

const GET_MARKERS = 'GET /api/v1/markers'

const createMarker = (last_read_id: string) => ({
  last_read_id,
  version: 3,
  updated_at: '2026-11-23T08:00:00.000Z',
})

/** A timeline of the posts 1 to 90. */
function openColumns() {
  const opened = testSession({ columns: [column('a', 'HOME'), column('n', 'NOTIFICATIONS')] })
  const { session, server } = opened
  const list = (make: (id: string) => unknown) => (request: Request) => {
    const query = new URL(request.url).searchParams
    const [max, min] = ['max_id', 'min_id'].map((name) => Number(query.get(name) ?? 0))
    const all = Array.from({ length: 90 }, (_, index) => 90 - index)
    const wanted = all.filter((id) => id > min! && (max === 0 || id < max!))
    const items = min === 0 ? wanted.slice(0, 20) : wanted.slice(-40)
    return createPageResponse(items.map((id) => make(String(id))))
  }
  server.on(
    'GET /api/v1/timelines/home',
    list((id) => status({ id })),
  )
  server.on(
    'GET /api/v1/notifications',
    list((id) => notification({ id })),
  )
  const start = () => session.store.get(openingPositionAtoms(session)('a')).start
  const open = () => session.store.set(openColumnAtom, session, 'a')
  return { ...opened, start, open }
}

test(
  'opens Home in a new browser at the position of another device and counts newer posts',
  { tags: ['BY-13'] },
  async () => {
    const { session, server, start, open } = openColumns()
    server.on(GET_MARKERS, () => Response.json({ home: createMarker('70') }))

    fetchMarkers(session)
    open()
    await flushImports()

    expect(server.calls()[0]).toBe('GET /api/v1/markers?timeline[]=home&timeline[]=notifications')
    expect(start()).toMatchObject({ id: '70', isMarked: true })
    const layout = session.store.get(columnLayoutAtoms(session)('a'))
    expect(layout.unread).toBe(20)
  },
)

test('restores the position of notifications too', { tags: ['BY-13'] }, async () => {
  const { session, server } = openColumns()
  server.on(GET_MARKERS, () => Response.json({ notifications: createMarker('70') }))

  fetchMarkers(session)
  session.store.set(openNotificationsAtom, session, 'n')
  await flushImports()

  expect(session.store.get(openingPositionAtoms(session)('n')).start?.id).toBe(notificationId('70'))
})

test.each([
  ['after an absence', ABSENCE_MS, '70'],
  ['not sooner', 60_000, null],
])(
  'moves the marker line to another device’s position when the user left at the top, %s',
  { tags: ['BY-13', 'BY-31'] },
  async (_name, ms, leftAt) => {
    const { session, server, platform, open } = openColumns()
    session.api.capabilities.guess({ sortedIds: true })
    const now = platform.clock.now()
    const updated_at = new Date(now - 1_000).toISOString()
    server.on(GET_MARKERS, () => Response.json({ home: { ...createMarker('70'), updated_at } }))
    const own = { ids: ['60'], above: [], offset: 0, isTop: true, seen: '60', at: now - ms }
    setScrollPosition(session, 'a', encodeTimelineKey({ kind: 'home' }), own)

    fetchMarkers(session)
    open()
    await flushImports()

    expect(session.store.get(openingPositionAtoms(session)('a'))).toMatchObject({
      start: null,
      leftAt,
    })
  },
)

test(
  'applies markers only on first open, so that no scroll position moves later',
  { tags: ['BY-13'] },
  async () => {
    const { session, server, start, open } = openColumns()
    server.on(GET_MARKERS, () => Response.json({ home: createMarker('70') }))
    fetchMarkers(session)
    open()
    await flushImports()
    session.store.set(closeColumnAtom, session, 'a')
    const place = { above: ['51'], offset: 7, isTop: false, seen: null, at: 0 }
    setScrollPosition(session, 'a', encodeTimelineKey({ kind: 'home' }), { ...place, ids: ['50'] })

    open()
    await flushImports()

    expect(start()).toMatchObject({ id: statusId('50'), offset: 7 })
  },
)

test.each([404, 422])(
  'opens the newest page when a server has no markers (%i)',
  { tags: ['BY-13'] },
  async (code) => {
    const { session, server, start, open } = openColumns()
    server.on(GET_MARKERS, () => createErrorResponse(code))

    fetchMarkers(session)
    open()
    await flushImports()

    expect(start()).toBeNull()
    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20')
  },
)

test('does not wait for a server that is slow to return markers', { tags: ['BY-13'] }, async () => {
  const { session, server, platform, start, open } = openColumns()
  server.hold(GET_MARKERS)

  fetchMarkers(session)
  open()
  await platform.clock.advance(MARKERS_TIMEOUT_MS)
  await flushImports()

  expect(start()).toBeNull()
  expect(session.store.get(columnLayoutAtoms(session)('a')).items).toHaveLength(20)
})

test(
  'ignores the own marker that was sent while the page unloaded, without a response',
  { tags: ['BY-13'] },
  async () => {
    const { session, server, platform, start, open } = openColumns()
    const stop = startSavingMarkers(session)
    server.hold('POST /api/v1/markers')
    open()
    await flushImports()
    platform.setHidden(true)
    await flushImports()
    session.store.set(closeColumnAtom, session, 'a')
    server.on(GET_MARKERS, () => Response.json({ home: createMarker('90') }))

    fetchMarkers(session)
    open()
    await flushImports()

    expect(server.calls()).toContain('POST /api/v1/markers')
    expect(start()).toBeNull()
    stop()
  },
)

test('ignores a marker that this browser saved', { tags: ['BY-13'] }, async () => {
  const { session, server, platform, start, open } = openColumns()
  server.on('POST /api/v1/markers', () => Response.json({}))
  open()
  await flushImports()
  const stop = startSavingMarkers(session)
  session.store.set(
    saveMarkerAtom,
    session,
    'home',
    timelineAtoms(session)(encodeTimelineKey({ kind: 'home' })),
  )
  await platform.clock.advance(MARKER_DELAY_MS)
  await flushImports()
  stop()
  session.store.set(closeColumnAtom, session, 'a')
  server.on(GET_MARKERS, () => Response.json({ home: createMarker('90') }))

  fetchMarkers(session)
  open()
  await flushImports()

  expect(start()).toBeNull()
})

test('does not save posts as read while the page is hidden', { tags: ['BY-13'] }, async () => {
  const { session, server, platform, open } = openColumns()
  const stops = [startSavingMarkers(session), startWatchingColumns(session)]
  server.on('POST /api/v1/markers', () => Response.json({}))
  const getSentMarkers = async () => {
    await platform.clock.advance(MARKER_DELAY_MS)
    const posted = server.requests().filter(({ method }) => method === 'POST')
    return Promise.all(posted.map(async (request) => request.clone().json() as Promise<unknown>))
  }
  open()
  await flushImports()
  platform.setHidden(true)
  const before = await getSentMarkers()

  session.store.set(ingestStatusesAtom, session, [status({ id: '91' })])
  session.store.set(insertStatusesAtom, session, encodeTimelineKey({ kind: 'home' }), [
    statusId('91'),
  ])
  expect(await getSentMarkers()).toEqual(before)
  platform.setHidden(false)

  expect(before).toEqual([{ home: { last_read_id: '90' } }])
  expect(await getSentMarkers()).toEqual([...before, { home: { last_read_id: '91' } }])
  for (const stop of stops) stop()
})

test(
  'does not advance the marker when a user below the top returns to the page',
  { tags: ['BY-13'] },
  async () => {
    const { session, server, platform, open } = openColumns()
    const stops = [startSavingMarkers(session), startWatchingColumns(session)]
    open()
    await flushImports()
    await platform.clock.advance(MARKER_DELAY_MS)
    const before = server.calls().length
    session.store.set(reportViewAtom, session, 'a', {
      atTop: false,
      firstVisibleId: statusId('80'),
    })
    platform.setHidden(true)
    session.store.set(ingestStatusesAtom, session, [status({ id: '91' })])
    session.store.set(insertStatusesAtom, session, encodeTimelineKey({ kind: 'home' }), [
      statusId('91'),
    ])

    platform.setHidden(false)
    await platform.clock.advance(MARKER_DELAY_MS)

    expect(server.calls()).toHaveLength(before)
    for (const stop of stops) stop()
  },
)

test('saves no marker after signing out', { tags: ['BY-13', 'SES-17'] }, async () => {
  const { session, server, platform, open } = openColumns()
  const stop = startSavingMarkers(session)
  open()
  await flushImports()
  stop()

  session.store.set(
    saveMarkerAtom,
    session,
    'home',
    timelineAtoms(session)(encodeTimelineKey({ kind: 'home' })),
  )
  await platform.clock.advance(MARKER_DELAY_MS)
  await flushImports()

  expect(server.calls()).not.toContain('POST /api/v1/markers')
})
