import { describe, expect, test } from 'vitest'
import type { ScrollPosition } from '@colonnade/domain/scroll-positions'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { notification, status } from '../../testing/factories.ts'
import { flushPromises, flushImports } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-name.ts'
import { notificationColumns } from '../notifications/notifications-list.ts'
import {
  closeNotificationsAtom,
  openNotificationsAtom,
} from '../notifications/notifications-source.ts'
import { insertNotificationsAtom } from '../notifications/update-notifications.ts'
import { openingPositionAtoms } from '../scroll-positions/opening-position.ts'
import { setScrollPosition } from '../scroll-positions/save-scroll-positions.ts'
import type { Session } from '../session.ts'
import { insertStatusesAtom } from '../timelines/insert-statuses.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { columnListAtoms } from '../timelines/timeline-column-atoms.ts'
import { loadOlderAtom, retryLoadAtom } from './load-rows.ts'
import { reportViewAtom } from './report-view.ts'

// Loaded on demand in production. These tests load it in advance.
await import('./insert-around.ts')

const createPosition = (id: string) => new Date(Date.UTC(2026, 0, 1, 0, Number(id))).toISOString()

/** The differences between the kinds, as a test sees them. */
const KINDS = [
  {
    kind: 'a timeline',
    name: 'home',
    path: '/api/v1/timelines/home',
    make: (id: string): { readonly id: string } => status({ id, created_at: createPosition(id) }),
    open: (session: Session) => session.store.set(openColumnAtom, session, 'a'),
    close: (session: Session) => session.store.set(closeColumnAtom, session, 'a'),
    place(session: Session, id: string) {
      const post = status({ id, created_at: createPosition(id) })
      session.store.set(ingestStatusesAtom, session, [post], 'stream')
      session.store.set(insertStatusesAtom, session, encodeTimelineKey({ kind: 'home' }), [post.id])
    },
    list: (session: Session) => session.store.get(columnListAtoms(session)('a')),
    column: column('a', 'HOME'),
  },
  {
    kind: 'notifications',
    name: NOTIFICATIONS_LIST,
    path: '/api/v1/notifications',
    make: (id: string): { readonly id: string } =>
      notification({ id, type: 'follow', created_at: createPosition(id) }),
    open: (session: Session) => session.store.set(openNotificationsAtom, session, 'a'),
    close: (session: Session) => session.store.set(closeNotificationsAtom, session, 'a'),
    place(session: Session, id: string) {
      const entity = notification({ id, type: 'follow', created_at: createPosition(id) })
      session.store.set(insertNotificationsAtom, session, [entity])
    },
    list: (session: Session) => session.store.get(notificationColumns.lists(session)('a')),
    column: column('a', 'NOTIFICATIONS'),
  },
] as const

const place: ScrollPosition = {
  ids: ['60'],
  above: ['61'],
  offset: 12,
  isTop: false,
  seen: '61',
  at: 0,
}

describe.each(KINDS)('$kind column', ({ name, path, make, column: own, ...kind }) => {
  /** Responds by the requested parameters: below an ID, above one, or the newest page. */
  function openDeck() {
    const opened = testSession({ columns: [own] })
    const { session, server } = opened
    const fault = { isDown: false }
    server.on(`GET ${path}`, (request) => {
      if (fault.isDown) return createErrorResponse(403)
      const query = new URL(request.url).searchParams
      const max = query.get('max_id')
      const above = query.has('min_id') ? ['63', '62', '61'] : ['99', '98']
      const below = ['60', '59'].filter((id) => max === null || id < max)
      const isNewest = max === null && !query.has('min_id')
      const link = isNewest ? `${path}?max_id=98` : undefined
      return createPageResponse((max === null ? above : below).map(make), link)
    })
    const rows = () => kind.list(session).items
    const getRequests = () => server.calls().filter((call) => call.startsWith(`GET ${path}`))
    return { ...opened, rows, getRequests, fault }
  }

  test('opens at its top when it was not opened before', async () => {
    const { session, rows } = openDeck()

    kind.open(session)
    expect(kind.list(session)).toMatchObject({ isFirstLoad: true, items: [] })
    await flushPromises()

    expect(rows()).toEqual(['99', '98'])
    expect(session.store.get(openingPositionAtoms(session)('a')).start).toBeNull()
  })

  test(
    'fetches the rows around a position that is not loaded and scrolls there',
    { tags: ['BY-31'] },
    async () => {
      const { session, rows, getRequests } = openDeck()
      setScrollPosition(session, 'a', name, place)

      kind.open(session)
      expect(kind.list(session)).toMatchObject({ isFirstLoad: true, items: [] })
      await flushImports()

      expect(getRequests().slice(0, 2)).toEqual([
        `GET ${path}?limit=20&max_id=61`,
        `GET ${path}?limit=40&min_id=60`,
      ])
      expect(rows()).toEqual(['63', '62', '61', '60', '59'])
      expect(session.store.get(openingPositionAtoms(session)('a')).start).toMatchObject({
        id: '60',
        offset: 12,
      })
    },
  )

  test('opens at a loaded position immediately', { tags: ['BY-31'] }, async () => {
    const { session, rows } = openDeck()
    kind.open(session)
    await flushPromises()
    kind.close(session)
    setScrollPosition(session, 'a', name, { ...place, ids: ['98'], above: ['99'], seen: '99' })

    kind.open(session)

    expect(rows()).toEqual(['99', '98'])
    expect(session.store.get(openingPositionAtoms(session)('a')).start).toMatchObject({ id: '98' })
  })

  test('counts rows inserted above until the list is scrolled to its top', async () => {
    const { session, platform, rows } = openDeck()
    kind.open(session)
    await flushPromises()
    session.store.set(reportViewAtom, session, 'a', { atTop: false, firstVisibleId: '98' })

    kind.place(session, '100')
    await platform.clock.advance(1_000)
    expect(rows()).toEqual(['100', '99', '98'])
    expect(kind.list(session).unread).toBe(1)
    session.store.set(reportViewAtom, session, 'a', { atTop: true, firstVisibleId: '100' })

    expect(kind.list(session).unread).toBe(0)
  })

  test('loads older rows and retries after a failure', async () => {
    const { session, rows, fault } = openDeck()
    fault.isDown = true
    kind.open(session)
    await flushPromises()
    expect(kind.list(session).error?.status).toBe(403)
    fault.isDown = false

    await session.store.set(retryLoadAtom, session, 'a')
    await session.store.set(loadOlderAtom, session, 'a')

    expect(rows()).toEqual(['99', '98', '60', '59'])
    expect(kind.list(session).error).toBeNull()
  })

  test('shows no rows after it is closed', async () => {
    const { session, rows } = openDeck()
    kind.open(session)
    await flushPromises()

    kind.close(session)

    expect(rows()).toEqual([])
  })
})
