import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getStatus } from '@colonnade/api-client/endpoints'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { accountId, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { createInstanceSession } from '../../testing/instance-session.ts'
import { accountAtoms, relationshipAtoms } from '../entities/accounts.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { getNotificationsSource } from '../notifications/notifications-source.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { createTimelineSource } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { alertsAtom } from '../ui/messages.ts'
import { acceptFollowRequestAtom } from './accept-follow-request.ts'
import { setDomainBlockAtom } from './block-domain.ts'
import { setFeatureAtom, setFollowAtom } from './follow-account.ts'
import { setMuteAtom } from './mute-account.ts'
import { setBlockAtom } from './relationship-action.ts'
import { setConversationMuteAtom, setPinAtom } from './set-status-flags.ts'

const PUBLIC = encodeTimelineKey({ kind: 'public', onlyMedia: false })
const ADA = 'ada@harbour.example'
let server: TestInstance

beforeAll(async () => {
  server = await startTestInstance()
})
afterEach(() => server.instance.controls.reset())
afterAll(() => server.close())

/** Opens Mira's session with the public timeline and her notifications as the server lists them. */
async function openSession(): Promise<Session> {
  const { session } = await createInstanceSession(server, 'mira')
  await refreshList(session, createTimelineSource(session, PUBLIC))
  await refreshList(session, getNotificationsSource(session))
  return session
}

/** Returns the authors of the listed posts and notifications. */
function getVisibleAuthors(session: Session) {
  const { get } = session.store
  const acctOf = (id: ReturnType<typeof accountId> | undefined) =>
    id === undefined ? undefined : get(accountAtoms(session)(id))?.acct
  const listed = get(timelineAtoms(session)(PUBLIC)).items.filter((id) => id !== null)
  const notificationIds = get(notificationsWindowAtom(session)).items.filter((id) => id !== null)
  return {
    authors: new Set(listed.map((id) => acctOf(get(serverStatusAtoms(session)(id))?.account))),
    news: new Set(
      notificationIds.map((id) => acctOf(get(notificationAtoms(session)(id))?.account)),
    ),
  }
}

/** Returns the account of Noor, whose posts and notifications are listed. */
async function findNoor() {
  const { controls } = server.instance
  await controls.post({ acct: 'noor', text: 'Good morning' })
  await controls.favourite('noor', await server.statusId('own'))
  return accountId(await server.accountId('noor'))
}

test(
  'hides posts of a muted account, and its notifications when the mute includes them',
  { tags: ['NTF-16'] },
  async () => {
    const id = await findNoor()
    const session = await openSession()
    expect(getVisibleAuthors(session)).toMatchObject({
      authors: expect.toSatisfy((authors: Set<string>) => authors.has('noor')),
      news: expect.toSatisfy((notificationIds: Set<string>) => notificationIds.has('noor')),
    })

    await session.store.set(setMuteAtom, session, id, { notifications: false })

    expect(getVisibleAuthors(session).authors).not.toContain('noor')
    expect(getVisibleAuthors(session).news).toContain('noor')
    expect(getVisibleAuthors(await openSession()).authors).not.toContain('noor')

    await session.store.set(setMuteAtom, session, id, { notifications: true })

    expect(getVisibleAuthors(session).news).not.toContain('noor')
    expect(getVisibleAuthors(await openSession()).news).not.toContain('noor')

    await session.store.set(setMuteAtom, session, id, null)
    expect(getVisibleAuthors(await openSession()).authors).toContain('noor')
  },
)

test('hides a blocked account here and on the server until it is unblocked', async () => {
  const id = await findNoor()
  const session = await openSession()

  await session.store.set(setBlockAtom, session, id, true)

  for (const one of [session, await openSession()]) {
    expect(getVisibleAuthors(one).authors).not.toContain('noor')
    expect(getVisibleAuthors(one).news).not.toContain('noor')
  }
  await session.store.set(setBlockAtom, session, id, false)
  expect(getVisibleAuthors(await openSession()).authors).toContain('noor')
})

test(
  'hides accounts of a blocked domain here and on the server until it is unblocked',
  { tags: ['DOM-06'] },
  async () => {
    const session = await openSession()
    expect(getVisibleAuthors(session).authors).toContain(ADA)

    await session.store.set(setDomainBlockAtom, session, 'harbour.example', true)

    for (const one of [session, await openSession()]) {
      const people = [...getVisibleAuthors(one).authors, ...getVisibleAuthors(one).news]
      expect(people.filter((acct) => acct?.endsWith('@harbour.example'))).toEqual([])
    }
    await session.store.set(setDomainBlockAtom, session, 'harbour.example', false)
    expect(getVisibleAuthors(await openSession()).authors).toContain(ADA)
  },
)

test('shows the server’s error for an invalid domain', { tags: ['ERR-13'] }, async () => {
  const session = await openSession()

  await session.store.set(setDomainBlockAtom, session, 'no server', true)

  expect(session.app.get(alertsAtom)).toMatchObject([
    { title: '422', message: expect.stringContaining('Domain') },
  ])
})

test('accepts a follow request and features a followed account', async () => {
  const { controls } = server.instance
  await controls.requestFollow('bo@harbour.example')
  const session = await openSession()
  const id = accountId(await server.accountId('bo@harbour.example'))
  const known = () => session.store.get(relationshipAtoms(session)(id))

  await session.store.set(acceptFollowRequestAtom, session, id, true)
  expect(known()).toMatchObject({ requested_by: false, followed_by: true })

  await session.store.set(setFollowAtom, session, id, true)
  await session.store.set(setFeatureAtom, session, id, true)
  expect(known()).toMatchObject({ following: true, endorsed: true })
})

test('pins an own post and mutes its conversation, here and on the server', async () => {
  const session = await openSession()
  const id = statusId(await server.statusId('own'))
  const pinned = encodeTimelineKey({ kind: 'account', id: session.me, show: 'pinned' })
  await refreshList(session, createTimelineSource(session, pinned))

  await session.store.set(setPinAtom, session, id, true)
  await session.store.set(setConversationMuteAtom, session, id, true)

  expect(session.store.get(timelineAtoms(session)(pinned)).items).toEqual([id])
  expect(await session.api.request(getStatus, { id })).toMatchObject({ pinned: true, muted: true })
})
