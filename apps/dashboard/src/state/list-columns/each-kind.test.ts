import { describe, expect, test } from 'vitest'
import type { Place } from '@colonnade/domain/places'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { notification, status } from '../../testing/factories.ts'
import { settled, settledWithParts } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { notificationColumns } from '../notifications/notifications-list.ts'
import {
  closeNotificationsAtom,
  openNotificationsAtom,
} from '../notifications/notifications-source.ts'
import { placeNotificationsAtom } from '../notifications/place-notifications.ts'
import { arrivalAtoms } from '../places/arrival.ts'
import { notePlace } from '../places/keep-places.ts'
import type { Session } from '../session.ts'
import { columnListAtoms } from '../timelines/column-list.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { placeStatusesAtom } from '../timelines/place-status.ts'
import { loadOlderAtom, retryLoadAtom } from './load-rows.ts'
import { reportViewAtom } from './report-view.ts'

// Loaded on demand in the program; these tests do not wait for it.
await import('./take-around.ts')

const at = (id: string) => new Date(Date.UTC(2026, 0, 1, 0, Number(id))).toISOString()

/** What differs between the kinds, as a test sees it. */
const KINDS = [
  {
    kind: 'a timeline',
    name: 'home',
    path: '/api/v1/timelines/home',
    make: (id: string): { readonly id: string } => status({ id, created_at: at(id) }),
    open: (session: Session) => session.store.set(openColumnAtom, session, 'a'),
    close: (session: Session) => session.store.set(closeColumnAtom, session, 'a'),
    place(session: Session, id: string) {
      const post = status({ id, created_at: at(id) })
      session.store.set(ingestStatusesAtom, session, [post], 'stream')
      session.store.set(placeStatusesAtom, session, encodeTimelineKey({ kind: 'home' }), [post.id])
    },
    list: (session: Session) => session.store.get(columnListAtoms(session)('a')),
    column: column('a', 'HOME'),
  },
  {
    kind: 'notifications',
    name: NOTIFICATIONS_LIST,
    path: '/api/v1/notifications',
    make: (id: string): { readonly id: string } =>
      notification({ id, type: 'follow', created_at: at(id) }),
    open: (session: Session) => session.store.set(openNotificationsAtom, session, 'a'),
    close: (session: Session) => session.store.set(closeNotificationsAtom, session, 'a'),
    place(session: Session, id: string) {
      const told = notification({ id, type: 'follow', created_at: at(id) })
      session.store.set(placeNotificationsAtom, session, [told])
    },
    list: (session: Session) => session.store.get(notificationColumns.lists(session)('a')),
    column: column('a', 'NOTIFICATIONS'),
  },
] as const

const place: Place = { ids: ['60'], above: ['61'], offset: 12, isTop: false, seen: '61', at: 0 }

describe.each(KINDS)('a column of $kind', ({ name, path, make, column: own, ...kind }) => {
  /** Answers by what is asked: below an id, above one, or the newest. */
  function deck() {
    const opened = testSession({ columns: [own] })
    const { session, server } = opened
    const fault = { isDown: false }
    server.on(`GET ${path}`, (request) => {
      if (fault.isDown) return refuse(403)
      const query = new URL(request.url).searchParams
      const max = query.get('max_id')
      const above = query.has('min_id') ? ['63', '62', '61'] : ['99', '98']
      const below = ['60', '59'].filter((id) => max === null || id < max)
      const isNewest = max === null && !query.has('min_id')
      const link = isNewest ? `${path}?max_id=98` : undefined
      return page((max === null ? above : below).map(make), link)
    })
    const rows = () => kind.list(session).items
    const asked = () => server.calls().filter((call) => call.startsWith(`GET ${path}`))
    return { ...opened, rows, asked, fault }
  }

  test('begins at its top for whoever has never been there', async () => {
    const { session, rows } = deck()

    kind.open(session)
    expect(kind.list(session)).toMatchObject({ isFirstLoad: true, items: [] })
    await settled()

    expect(rows()).toEqual(['99', '98'])
    expect(session.store.get(arrivalAtoms(session)('a')).start).toBeNull()
  })

  test(
    'asks for what is around a place that is not held, and stands there',
    { tags: ['BY-31'] },
    async () => {
      const { session, rows, asked } = deck()
      notePlace(session, 'a', name, place)

      kind.open(session)
      expect(kind.list(session)).toMatchObject({ isFirstLoad: true, items: [] })
      await settledWithParts()

      expect(asked().slice(0, 2)).toEqual([
        `GET ${path}?limit=20&max_id=61`,
        `GET ${path}?limit=40&min_id=60`,
      ])
      expect(rows()).toEqual(['63', '62', '61', '60', '59'])
      expect(session.store.get(arrivalAtoms(session)('a')).start).toMatchObject({
        id: '60',
        offset: 12,
      })
    },
  )

  test('stands at once at a place that it holds', { tags: ['BY-31'] }, async () => {
    const { session, rows } = deck()
    kind.open(session)
    await settled()
    kind.close(session)
    notePlace(session, 'a', name, { ...place, ids: ['98'], above: ['99'], seen: '99' })

    kind.open(session)

    expect(rows()).toEqual(['99', '98'])
    expect(session.store.get(arrivalAtoms(session)('a')).start).toMatchObject({ id: '98' })
  })

  test('counts what comes in above its reader, until they are back at the top', async () => {
    const { session, platform, rows } = deck()
    kind.open(session)
    await settled()
    session.store.set(reportViewAtom, session, 'a', { atTop: false, firstVisibleId: '98' })

    kind.place(session, '100')
    await platform.clock.advance(1_000)
    expect(rows()).toEqual(['100', '99', '98'])
    expect(kind.list(session).unread).toBe(1)
    session.store.set(reportViewAtom, session, 'a', { atTop: true, firstVisibleId: '100' })

    expect(kind.list(session).unread).toBe(0)
  })

  test('loads older rows, and tries again after a failure', async () => {
    const { session, rows, fault } = deck()
    fault.isDown = true
    kind.open(session)
    await settled()
    expect(kind.list(session).error?.status).toBe(403)
    fault.isDown = false

    await session.store.set(retryLoadAtom, session, 'a')
    await session.store.set(loadOlderAtom, session, 'a')

    expect(rows()).toEqual(['99', '98', '60', '59'])
    expect(kind.list(session).error).toBeNull()
  })

  test('shows nothing once it is closed', async () => {
    const { session, rows } = deck()
    kind.open(session)
    await settled()

    kind.close(session)

    expect(rows()).toEqual([])
  })
})
