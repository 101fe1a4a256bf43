import { expect, test } from 'vitest'
import type { Column } from '@colonnade/domain/columns'
import { accountId, statusId } from '@colonnade/domain/entities'
import { account, notification, status } from '../../testing/factories.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession, type TestSession } from '../../testing/test-session.ts'
import {
  accountAtoms,
  accountCountersAtoms,
  accountViewAtoms,
  relationshipAtoms,
  serverRelationshipAtoms,
} from '../entities/accounts.ts'
import { GRACE_MS, startCollectingGarbage, COLLECT_EVERY_MS } from '../entities/collect-garbage.ts'
import { missingStatusAtoms } from '../entities/fetch-missing-status.ts'
import { pendingIntentAtoms } from '../entities/intents.ts'
import { serverStatusAtoms, statusAtoms } from '../entities/statuses.ts'
import { columnSourceAtoms } from '../list-columns/column-source.ts'
import { notificationColumns, notificationsListAtoms } from '../notifications/notifications-list.ts'
import {
  closeNotificationsAtom,
  openNotificationsAtom,
} from '../notifications/notifications-source.ts'
import { openingPositionAtoms } from '../scroll-positions/opening-position.ts'
import type { Session } from '../session.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import { isSlowAtoms } from '../settings/slow-columns.ts'
import { startStreaming } from '../streaming/connect.ts'
import { connectionAtoms } from '../streaming/connection.ts'
import { loadPinnedAtom } from '../timelines/load-pinned.ts'
import { closeColumnAtom, openColumnAtom, TIMELINE_GRACE_MS } from '../timelines/open-column.ts'
import {
  columnLayoutAtoms,
  columnListAtoms,
  columnViewAtoms,
  hiddenReportAtoms,
} from '../timelines/timeline-column-atoms.ts'
import { timelineAtoms, timelineLoadAtoms } from '../timelines/timelines.ts'
import { watchRecompute } from '../timelines/watch-recompute.ts'
import { requestedSettingAtoms, scrollRequestAtoms } from './column-requests.ts'
import { columnAtoms, columnsAtom, isVisibleAtoms, unreadAtoms } from './columns.ts'

/** Atom families of the app-wide store, by a column's uuid. */
const SHELL = {
  columnAtoms,
  scrollRequestAtoms,
  isSlowAtoms,
  unreadAtoms,
  inSightAtoms: isVisibleAtoms,
  askedSettingAtoms: requestedSettingAtoms,
}

/** Atom families of a session, by a column's uuid. */
const BY_COLUMN = {
  columnListAtoms,
  columnLayoutAtoms,
  columnSourceAtoms,
  columnViewAtoms,
  hiddenReportAtoms,
  connectionAtoms,
  arrivalAtoms: openingPositionAtoms,
  notificationsListAtoms,
  notificationLists: notificationColumns.lists,
  notificationLayouts: notificationColumns.layouts,
  notificationViews: notificationColumns.views,
}

/** Atom families of a session, by the ID of a record. */
const BY_RECORD = {
  timelineAtoms,
  timelineLoadAtoms,
  serverStatusAtoms,
  statusAtoms,
  pendingIntentAtoms,
  missingStatusAtoms,
  accountAtoms,
  accountCountersAtoms,
  accountViewAtoms,
  serverRelationshipAtoms,
  relationshipAtoms,
}

/** Returns the number of atoms of each family. */
function countAtoms(session: Session): Readonly<Record<string, number>> {
  const ofSession = Object.entries({ ...BY_COLUMN, ...BY_RECORD }).map(
    ([name, familyOf]) => [name, familyOf(session)] as const,
  )
  const families = [...Object.entries(SHELL), ...ofSession]
  return Object.fromEntries(
    families.map(([name, family]) => [name, [...family.getParams()].length]),
  )
}

const KINDS = [
  ['HOME', {}],
  ['COMMUNITY', {}],
  ['PUBLIC', { other: { onlyMedia: true } }],
  ['HASHTAG', { id: 'tides' }],
  ['FAVOURITES', {}],
  ['BOOKMARKS', {}],
] as const

const ROUTES = ['home', 'public', 'tag/tides'].map((name) => `/api/v1/timelines/${name}`)

/** The same in each round. They stay, because they are counted while no column shows them. */
const NOTIFICATIONS = Array.from({ length: 10 }, (_, index) =>
  notification({ id: `n${index}`, status: status({ id: `notified${index}` }) }),
)

/** Adds columns, reads them and removes them. Each round has other columns and other posts. */
async function openAndCloseColumns(
  { session, server, platform }: TestSession,
  round: number,
): Promise<void> {
  const posts = Array.from({ length: 30 }, (_, index) =>
    status({ id: `${round}${100 + index}`, account: account({ id: `a${round} ${index}` }) }),
  )
  for (const route of [...ROUTES, '/api/v1/favourites', '/api/v1/bookmarks'])
    server.on(`GET ${route}`, () => createPageResponse(posts))
  server.on('GET /api/v1/notifications', () => createPageResponse(NOTIFICATIONS))
  const profile = accountId(`a${round} 0`)
  server.on(`GET /api/v1/accounts/${encodeURIComponent(profile)}/statuses`, () =>
    createPageResponse(posts),
  )
  const kinds = [
    ...KINDS,
    ['ACCOUNT', { id: profile, show: 'posts' }],
    ['NOTIFICATIONS', {}],
  ] as const
  const own = kinds.map(([id, params]): Column => ({
    ...column(`${round} ${id}`, id, params),
    accountKey: session.key,
  }))
  const uuids = own.map(({ uuid }) => uuid)
  session.app.set(columnsAtom, own)
  const stops = uuids.flatMap((uuid) => [
    ...Object.values(SHELL).map((atoms) => session.app.sub(atoms(uuid), () => {})),
    ...Object.values(BY_COLUMN).map((ofSession) =>
      session.store.sub(ofSession(session)(uuid), () => {}),
    ),
  ])
  for (const uuid of uuids) {
    if (uuid.endsWith('NOTIFICATIONS')) session.store.set(openNotificationsAtom, session, uuid)
    else session.store.set(openColumnAtom, session, uuid)
  }
  void session.store.set(loadPinnedAtom, session, profile)
  await platform.clock.advance(1_000)
  const rows = posts.flatMap(({ id, account: { id: author } }) => [
    session.store.sub(statusAtoms(session)(statusId(id)), () => {}),
    session.store.sub(missingStatusAtoms(session)(statusId(id)), () => {}),
    ...[accountAtoms, accountViewAtoms, relationshipAtoms].map((atoms) =>
      session.store.sub(atoms(session)(author), () => {}),
    ),
  ])
  await platform.clock.advance(1_000)
  for (const stop of [...rows, ...stops]) stop()
  for (const uuid of uuids) {
    if (uuid.endsWith('NOTIFICATIONS')) session.store.set(closeNotificationsAtom, session, uuid)
    else session.store.set(closeColumnAtom, session, uuid)
  }
  session.app.set(columnsAtom, [])
  await platform.clock.advance(TIMELINE_GRACE_MS + GRACE_MS + 2 * COLLECT_EVERY_MS)
}

test('leaves no atom in the families after all columns are removed', async () => {
  const opened = testSession()
  const { session } = opened
  const stops = [
    watchRecompute(session),
    startWatchingColumns(session),
    startCollectingGarbage(session),
    startStreaming(session),
  ]
  await openAndCloseColumns(opened, 1)
  await openAndCloseColumns(opened, 2)
  const before = countAtoms(session)

  await openAndCloseColumns(opened, 3)
  await openAndCloseColumns(opened, 4)

  expect(before['serverStatusAtoms']).toBeGreaterThan(0)
  expect(countAtoms(session)).toEqual(before)
  for (const stop of stops) stop()
})
