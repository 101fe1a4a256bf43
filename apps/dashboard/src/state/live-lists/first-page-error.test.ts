import { describe, expect, test } from 'vitest'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { columnsAtom } from '../columns/columns.ts'
import { notificationsListAtoms } from '../notifications/notifications-list.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import type { Session } from '../session.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { columnListAtoms } from '../timelines/timeline-column-atoms.ts'
import { alertsAtom } from '../ui/messages.ts'

const COLUMNS = [
  ['HOME', {}, 'timelines/home'],
  ['COMMUNITY', {}, 'timelines/public'],
  ['PUBLIC', {}, 'timelines/public'],
  ['HASHTAG', { id: 'tea' }, 'timelines/tag/tea'],
  ['LIST', { id: '3' }, 'timelines/list/3'],
  ['DIRECT', {}, 'timelines/direct'],
  ['FAVOURITES', {}, 'favourites'],
  ['BOOKMARKS', {}, 'bookmarks'],
  ['ACCOUNT', { id: '7', show: 'posts' }, 'accounts/7/statuses'],
  ['NOTIFICATIONS', {}, 'notifications'],
] as const

/** Longer than the retries of a request. */
const TRIED_MS = 60_000

/** All ways in which a first page may fail. */
const FAILURES = [
  ['404', () => createErrorResponse(404, 'Not Found')],
  ['500', () => createErrorResponse(500)],
  ['429', () => createErrorResponse(429)],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const

const CASES = COLUMNS.flatMap(([id, params, path]) =>
  FAILURES.map(([failure, answer]) => ({ id, params, path, failure, answer })),
)

function getError(session: Session, id: string) {
  const { get } = session.store
  return id === 'NOTIFICATIONS'
    ? get(notificationsListAtoms(session)('a')).error
    : get(columnListAtoms(session)('a')).error
}

describe('failed first page', () => {
  test.each(CASES)(
    'shows the error in its column only: $id, $failure',
    async ({ id, params, path, answer }) => {
      const { session, server, platform } = testSession({ columns: [column('a', id, params)] })
      let updates = 0
      session.app.sub(alertsAtom, () => (updates += 1))
      server.on(`GET /api/v1/${path}`, answer)
      server.on('GET /api/v1/conversations', answer)

      if (id === 'NOTIFICATIONS') session.store.set(openNotificationsAtom, session, 'a')
      else session.store.set(openColumnAtom, session, 'a')
      await platform.clock.advance(TRIED_MS)

      expect(getError(session, id)).not.toBeNull()
      // The columns of a deleted list are removed as well, which is announced (ERR-09).
      expect(updates > 0).toBe(id === 'LIST' && session.app.get(columnsAtom).length === 0)
    },
  )
})
