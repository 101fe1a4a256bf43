import { expect, test } from 'vitest'
import { notificationId, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { notification, status } from '../../testing/factories.ts'
import { settledWithParts } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { ABSENCE_MS, arrivalAtoms } from '../places/arrival.ts'
import { notePlace } from '../places/keep-places.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import { columnLayoutAtoms } from '../timelines/column-list.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { placeStatusesAtom } from '../timelines/place-status.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { MARKERS_WAIT_MS, readMarkers } from './read-markers.ts'
import { MARKER_DELAY_MS, saveMarkerAtom, startSavingMarkers } from './save-markers.ts'

const GET_MARKERS = 'GET /api/v1/markers'

const marker = (last_read_id: string) => ({
  last_read_id,
  version: 3,
  updated_at: '2026-11-23T08:00:00.000Z',
})

/** A timeline of the posts 1 to 90. */
function deck() {
  const opened = testSession({ columns: [column('a', 'HOME'), column('n', 'NOTIFICATIONS')] })
  const { session, server } = opened
  const list = (make: (id: string) => unknown) => (request: Request) => {
    const query = new URL(request.url).searchParams
    const [max, min] = ['max_id', 'min_id'].map((name) => Number(query.get(name) ?? 0))
    const all = Array.from({ length: 90 }, (_, index) => 90 - index)
    const wanted = all.filter((id) => id > min! && (max === 0 || id < max!))
    const items = min === 0 ? wanted.slice(0, 20) : wanted.slice(-40)
    return page(items.map((id) => make(String(id))))
  }
  server.on(
    'GET /api/v1/timelines/home',
    list((id) => status({ id })),
  )
  server.on(
    'GET /api/v1/notifications',
    list((id) => notification({ id })),
  )
  const start = () => session.store.get(arrivalAtoms(session)('a')).start
  const open = () => session.store.set(openColumnAtom, session, 'a')
  return { ...opened, start, open }
}

test(
  'a new browser opens Home where another device read last, what is newer counted above',
  { tags: ['BY-13'] },
  async () => {
    const { session, server, start, open } = deck()
    server.on(GET_MARKERS, () => Response.json({ home: marker('70') }))

    readMarkers(session)
    open()
    await settledWithParts()

    expect(server.calls()[0]).toBe('GET /api/v1/markers?timeline[]=home&timeline[]=notifications')
    expect(start()).toMatchObject({ id: '70', isMarked: true })
    const layout = session.store.get(columnLayoutAtoms(session)('a'))
    expect(layout.unread).toBe(20)
  },
)

test('the notifications follow too', { tags: ['BY-13'] }, async () => {
  const { session, server } = deck()
  server.on(GET_MARKERS, () => Response.json({ notifications: marker('70') }))

  readMarkers(session)
  session.store.set(openNotificationsAtom, session, 'n')
  await settledWithParts()

  expect(session.store.get(arrivalAtoms(session)('n')).start?.id).toBe(notificationId('70'))
})

test.each([
  ['after an absence', ABSENCE_MS, '70'],
  ['never sooner', 60_000, null],
])(
  'the line follows another device for whoever left at the top, %s',
  { tags: ['BY-13', 'BY-31'] },
  async (_name, ms, leftAt) => {
    const { session, server, platform, open } = deck()
    session.api.capabilities.guess({ sortedIds: true })
    const now = platform.clock.now()
    const updated_at = new Date(now - 1_000).toISOString()
    server.on(GET_MARKERS, () => Response.json({ home: { ...marker('70'), updated_at } }))
    const own = { ids: ['60'], above: [], offset: 0, isTop: true, seen: '60', at: now - ms }
    notePlace(session, 'a', encodeTimelineKey({ kind: 'home' }), own)

    readMarkers(session)
    open()
    await settledWithParts()

    expect(session.store.get(arrivalAtoms(session)('a'))).toMatchObject({ start: null, leftAt })
  },
)

test(
  'the markers move nobody who reads already: they count for the first coming alone',
  { tags: ['BY-13'] },
  async () => {
    const { session, server, start, open } = deck()
    server.on(GET_MARKERS, () => Response.json({ home: marker('70') }))
    readMarkers(session)
    open()
    await settledWithParts()
    session.store.set(closeColumnAtom, session, 'a')
    const place = { above: ['51'], offset: 7, isTop: false, seen: null, at: 0 }
    notePlace(session, 'a', encodeTimelineKey({ kind: 'home' }), { ...place, ids: ['50'] })

    open()
    await settledWithParts()

    expect(start()).toMatchObject({ id: statusId('50'), offset: 7 })
  },
)

test.each([404, 422])(
  'a server without markers (%i) opens the newest page',
  { tags: ['BY-13'] },
  async (code) => {
    const { session, server, start, open } = deck()
    server.on(GET_MARKERS, () => refuse(code))

    readMarkers(session)
    open()
    await settledWithParts()

    expect(start()).toBeNull()
    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20')
  },
)

test(
  'a server that takes its time with the markers is not waited for',
  { tags: ['BY-13'] },
  async () => {
    const { session, server, platform, start, open } = deck()
    server.hold(GET_MARKERS)

    readMarkers(session)
    open()
    await platform.clock.advance(MARKERS_WAIT_MS)
    await settledWithParts()

    expect(start()).toBeNull()
    expect(session.store.get(columnLayoutAtoms(session)('a')).items).toHaveLength(20)
  },
)

test(
  'nor one that it sent while its page went away, though no answer was heard',
  { tags: ['BY-13'] },
  async () => {
    const { session, server, platform, start, open } = deck()
    const stop = startSavingMarkers(session)
    server.hold('POST /api/v1/markers')
    open()
    await settledWithParts()
    platform.setHidden(true)
    await settledWithParts()
    session.store.set(closeColumnAtom, session, 'a')
    server.on(GET_MARKERS, () => Response.json({ home: marker('90') }))

    readMarkers(session)
    open()
    await settledWithParts()

    expect(server.calls()).toContain('POST /api/v1/markers')
    expect(start()).toBeNull()
    stop()
  },
)

test('a browser does not follow the marker that it set itself', { tags: ['BY-13'] }, async () => {
  const { session, server, platform, start, open } = deck()
  server.on('POST /api/v1/markers', () => Response.json({}))
  open()
  await settledWithParts()
  session.store.set(
    saveMarkerAtom,
    session,
    'home',
    timelineAtoms(session)(encodeTimelineKey({ kind: 'home' })),
  )
  await platform.clock.advance(MARKER_DELAY_MS)
  await settledWithParts()
  session.store.set(closeColumnAtom, session, 'a')
  server.on(GET_MARKERS, () => Response.json({ home: marker('90') }))

  readMarkers(session)
  open()
  await settledWithParts()

  expect(start()).toBeNull()
})

test(
  'what comes while nobody looks at the page is not told as read, until somebody does',
  { tags: ['BY-13'] },
  async () => {
    const { session, server, platform, open } = deck()
    const stops = [startSavingMarkers(session), startWatchingColumns(session)]
    server.on('POST /api/v1/markers', () => Response.json({}))
    const told = async () => {
      await platform.clock.advance(MARKER_DELAY_MS)
      const posted = server.requests().filter(({ method }) => method === 'POST')
      return Promise.all(posted.map(async (request) => request.clone().json() as Promise<unknown>))
    }
    open()
    await settledWithParts()
    platform.setHidden(true)
    const before = await told()

    session.store.set(ingestStatusesAtom, session, [status({ id: '91' })])
    session.store.set(placeStatusesAtom, session, encodeTimelineKey({ kind: 'home' }), [
      statusId('91'),
    ])
    expect(await told()).toEqual(before)
    platform.setHidden(false)

    expect(before).toEqual([{ home: { last_read_id: '90' } }])
    expect(await told()).toEqual([...before, { home: { last_read_id: '91' } }])
    for (const stop of stops) stop()
  },
)

test(
  'a reader who is further down and comes back to the page has read no more',
  { tags: ['BY-13'] },
  async () => {
    const { session, server, platform, open } = deck()
    const stops = [startSavingMarkers(session), startWatchingColumns(session)]
    open()
    await settledWithParts()
    await platform.clock.advance(MARKER_DELAY_MS)
    const before = server.calls().length
    session.store.set(reportViewAtom, session, 'a', {
      atTop: false,
      firstVisibleId: statusId('80'),
    })
    platform.setHidden(true)
    session.store.set(ingestStatusesAtom, session, [status({ id: '91' })])
    session.store.set(placeStatusesAtom, session, encodeTimelineKey({ kind: 'home' }), [
      statusId('91'),
    ])

    platform.setHidden(false)
    await platform.clock.advance(MARKER_DELAY_MS)

    expect(server.calls()).toHaveLength(before)
    for (const stop of stops) stop()
  },
)

test(
  'nobody is told how far was read by somebody who has signed out',
  { tags: ['BY-13', 'SES-17'] },
  async () => {
    const { session, server, platform, open } = deck()
    const stop = startSavingMarkers(session)
    open()
    await settledWithParts()
    stop()

    session.store.set(
      saveMarkerAtom,
      session,
      'home',
      timelineAtoms(session)(encodeTimelineKey({ kind: 'home' })),
    )
    await platform.clock.advance(MARKER_DELAY_MS)
    await settledWithParts()

    expect(server.calls()).not.toContain('POST /api/v1/markers')
  },
)
