import { expect, test } from 'vitest'
import { accountId, listId } from '@colonnade/domain/entities'
import { account, notification, relationship, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { unreadAtoms, updateColumnParamsAtom } from '../columns/columns.ts'
import { ingestRelationshipsAtom } from '../entities/accounts.ts'
import { updateMembershipAtom } from '../lists/set-member.ts'
import { getNotificationsName } from '../live-lists/list-name.ts'
import { notificationsListAtoms, unreadOfListAtoms } from '../notifications/notifications-list.ts'
import {
  closeNotificationsAtom,
  openNotificationsAtom,
  updateNotificationsVisibilityAtom,
} from '../notifications/notifications-source.ts'
import { insertNotificationsAtom } from '../notifications/update-notifications.ts'
import { fetchPeopleAtom, peopleReportAtoms } from './people-filter.ts'
import { startNotificationRules } from './start-row-rules.ts'

const FRIENDS = { people: ['follows'] }
const LIST = { people: ['list:5'] }
const RELATIONSHIPS = 'GET /api/v1/accounts/relationships'
const MEMBERS = 'GET /api/v1/lists/5/accounts'
const BATCH_MS = 50

const createFavourite = (id: string, from: string) =>
  notification({
    id,
    type: 'favourite',
    account: account({ id: from }),
    status: status({ id: '50' }),
  })

interface Traits {
  readonly params?: Readonly<Record<string, unknown>>
  readonly followed?: readonly string[]
  readonly isFailing?: boolean
}

/** Opens a column with notifications of the accounts 21, 22 and 23, which are favourites of the same post. */
async function openColumn({ params = FRIENDS, followed = ['21'], isFailing = false }: Traits = {}) {
  const opened = testSession({ columns: [column('n', 'NOTIFICATIONS', params)] })
  const { session, server, platform } = opened
  let failing = isFailing
  server.on('GET /api/v1/notifications', () =>
    createPageResponse(['23', '22', '21'].map((from) => createFavourite(from, from))),
  )
  server.on(RELATIONSHIPS, ({ url }) => {
    if (failing) return Response.json({}, { status: 500 })
    const ids = new URL(url).searchParams.getAll('id[]')
    return Response.json(ids.map((id) => relationship({ id, following: followed.includes(id) })))
  })
  server.on(MEMBERS, () =>
    failing ? Response.json({}, { status: 500 }) : Response.json([account({ id: '22' })]),
  )
  session.store.set(openNotificationsAtom, session, 'n')
  const stop = startNotificationRules(session)
  await flushPromises()
  const name = getNotificationsName(params)
  return {
    ...opened,
    name,
    stop,
    repair: () => {
      failing = false
    },
    settle: async () => {
      await platform.clock.advance(BATCH_MS)
      await flushPromises()
    },
    getRows: () =>
      session.store
        .get(notificationsListAtoms(session)('n'))
        .rows.map((row) => row?.accounts.join(' ') ?? null),
    getReport: () => session.store.get(peopleReportAtoms(session)(name)),
    countCalls: (call: string) => server.calls().filter((one) => one.startsWith(call)).length,
  }
}

test(
  'shows notifications once their accounts are known to be followed',
  { tags: ['BY-46'] },
  async () => {
    const { getRows, getReport, settle, countCalls } = await openColumn({ followed: ['21', '23'] })

    expect(getRows()).toEqual([])
    expect(getReport().isWaiting).toBe(true)
    await settle()

    expect(getRows()).toEqual(['23 21'])
    expect(getReport()).toEqual({ hidden: 1, isWaiting: false, isUncertain: false })
    expect(countCalls(RELATIONSHIPS)).toBe(1)
  },
)

test(
  'shows more when an account is followed, and less after an unfollow',
  { tags: ['BY-46'] },
  async () => {
    const { session, getRows, settle } = await openColumn()
    await settle()

    const setFollowing = (following: boolean) =>
      session.store.set(ingestRelationshipsAtom, session, [relationship({ id: '22', following })])
    setFollowing(true)
    expect(getRows()).toEqual(['22 21'])
    setFollowing(false)
    expect(getRows()).toEqual(['21'])
  },
)

test('fetches the members of a list once, and follows changes', { tags: ['BY-46'] }, async () => {
  const { session, getRows, settle, countCalls } = await openColumn({ params: LIST })
  await settle()
  expect(getRows()).toEqual(['22'])

  const setMember = (id: string, isIn: boolean) =>
    session.store.set(updateMembershipAtom, session, {
      list: listId('5'),
      account: accountId(id),
      isIn,
    })
  setMember('23', true)
  expect(getRows()).toEqual(['23 22'])
  setMember('22', false)

  expect(getRows()).toEqual(['23'])
  expect(countCalls(MEMBERS)).toBe(1)
  expect(countCalls(RELATIONSHIPS)).toBe(0)
})

test.for([FRIENDS, LIST])(
  'shows notifications when the server fails, and tries again: %o',
  { tags: ['BY-46'] },
  async (params) => {
    const { session, name, getRows, getReport, settle, repair } = await openColumn({
      params,
      isFailing: true,
      followed: ['22'],
    })
    await settle()
    await settle()
    expect(getRows()).toEqual(['23 22 21'])
    expect(getReport().isUncertain).toBe(true)

    repair()
    session.store.set(fetchPeopleAtom, session, name, true)
    await settle()

    expect(getRows()).toEqual(['22'])
    expect(getReport()).toEqual({ hidden: 2, isWaiting: false, isUncertain: false })
  },
)

test('counts only what it shows', { tags: ['BY-46'] }, async () => {
  const { session, platform, name, settle } = await openColumn()
  await settle()
  session.store.set(closeNotificationsAtom, session, 'n')
  platform.setHidden(true)
  session.store.set(updateNotificationsVisibilityAtom, session)

  const news = [createFavourite('32', '22'), createFavourite('31', '21')]
  session.store.set(insertNotificationsAtom, session, news)

  expect(session.store.get(unreadOfListAtoms(session)(name))).toBe(1)
  expect(session.app.get(unreadAtoms('n'))).toBe(1)
})

test('counts the followers who are new', { tags: ['BY-46'] }, async () => {
  const { session, settle, getRows } = await openColumn({ params: { people: ['followers'] } })
  await settle()
  expect(getRows()).toEqual([])

  session.store.set(ingestRelationshipsAtom, session, [
    relationship({ id: '23', followed_by: true }),
  ])

  expect(getRows()).toEqual(['23'])
})

test('shows the people that are chosen now', { tags: ['BY-46'] }, async () => {
  const { session, settle, getRows } = await openColumn()
  await settle()

  const choose = async (people: readonly string[]) => {
    session.app.set(updateColumnParamsAtom, 'n', ['people'], people)
    session.store.set(closeNotificationsAtom, session, 'n')
    session.store.set(openNotificationsAtom, session, 'n')
    await flushPromises()
    await settle()
  }
  await choose(['list:5'])
  expect(getRows()).toEqual(['22'])
  await choose([])
  expect(getRows()).toEqual(['23 22 21'])
  await choose(['follows'])

  expect(getRows()).toEqual(['21'])
})
