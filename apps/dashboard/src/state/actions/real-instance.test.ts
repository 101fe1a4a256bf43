import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getStatus } from '@colonnade/api-client/endpoints'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { accountId, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { instanceSession } from '../../testing/instance-session.ts'
import { accountAtoms, relationshipAtoms } from '../entities/accounts.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { notificationsSource } from '../notifications/notifications-source.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { timelineSource } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { alertsAtom } from '../ui/messages.ts'
import { answerFollowRequestAtom } from './answer-follow-request.ts'
import { setDomainBlockAtom } from './block-domain.ts'
import { setFeatureAtom, setFollowAtom } from './follow-account.ts'
import { setMuteAtom } from './mute-account.ts'
import { setBlockAtom } from './relationship-action.ts'
import { setConversationMuteAtom, setPinAtom } from './set-flags.ts'

const PUBLIC = encodeTimelineKey({ kind: 'public', onlyMedia: false })
const ADA = 'ada@harbour.example'
let server: TestInstance

beforeAll(async () => {
  server = await startTestInstance()
})
afterEach(() => server.instance.controls.reset())
afterAll(() => server.close())

/** Mira, with the public timeline and her notifications as the server lists them now. */
async function reader(): Promise<Session> {
  const { session } = await instanceSession(server, 'mira')
  await refreshList(session, timelineSource(session, PUBLIC))
  await refreshList(session, notificationsSource(session))
  return session
}

/** Who wrote what is listed, and of whom there is news. */
function seen(session: Session) {
  const { get } = session.store
  const acctOf = (id: ReturnType<typeof accountId> | undefined) =>
    id === undefined ? undefined : get(accountAtoms(session)(id))?.acct
  const listed = get(timelineAtoms(session)(PUBLIC)).items.filter((id) => id !== null)
  const news = get(notificationsWindowAtom(session)).items.filter((id) => id !== null)
  return {
    authors: new Set(listed.map((id) => acctOf(get(serverStatusAtoms(session)(id))?.account))),
    news: new Set(news.map((id) => acctOf(get(notificationAtoms(session)(id))?.account))),
  }
}

/** Noor, whom one reads and hears of. */
async function noor() {
  const { controls } = server.instance
  await controls.say({ acct: 'noor', text: 'Good morning' })
  await controls.favourite('noor', await server.statusId('own'))
  return accountId(await server.accountId('noor'))
}

test(
  'hides what a muted account posts, and its notifications when the mute says so',
  { tags: ['NTF-16'] },
  async () => {
    const id = await noor()
    const session = await reader()
    expect(seen(session)).toMatchObject({
      authors: expect.toSatisfy((authors: Set<string>) => authors.has('noor')),
      news: expect.toSatisfy((news: Set<string>) => news.has('noor')),
    })

    await session.store.set(setMuteAtom, session, id, { notifications: false })

    expect(seen(session).authors).not.toContain('noor')
    expect(seen(session).news).toContain('noor')
    expect(seen(await reader()).authors).not.toContain('noor')

    await session.store.set(setMuteAtom, session, id, { notifications: true })

    expect(seen(session).news).not.toContain('noor')
    expect(seen(await reader()).news).not.toContain('noor')

    await session.store.set(setMuteAtom, session, id, null)
    expect(seen(await reader()).authors).toContain('noor')
  },
)

test('who is blocked is out of sight here and there, until unblocked', async () => {
  const id = await noor()
  const session = await reader()

  await session.store.set(setBlockAtom, session, id, true)

  for (const one of [session, await reader()]) {
    expect(seen(one).authors).not.toContain('noor')
    expect(seen(one).news).not.toContain('noor')
  }
  await session.store.set(setBlockAtom, session, id, false)
  expect(seen(await reader()).authors).toContain('noor')
})

test(
  'a blocked server’s people are out of sight here and there, until it is unblocked',
  { tags: ['DOM-06'] },
  async () => {
    const session = await reader()
    expect(seen(session).authors).toContain(ADA)

    await session.store.set(setDomainBlockAtom, session, 'harbour.example', true)

    for (const one of [session, await reader()]) {
      const people = [...seen(one).authors, ...seen(one).news]
      expect(people.filter((acct) => acct?.endsWith('@harbour.example'))).toEqual([])
    }
    await session.store.set(setDomainBlockAtom, session, 'harbour.example', false)
    expect(seen(await reader()).authors).toContain(ADA)
  },
)

test(
  'what is no name of a server is refused, and told as every failure',
  { tags: ['ERR-13'] },
  async () => {
    const session = await reader()

    await session.store.set(setDomainBlockAtom, session, 'no server', true)

    expect(session.app.get(alertsAtom)).toMatchObject([
      { title: '422', message: expect.stringContaining('Domain') },
    ])
  },
)

test('who asks is let in, and whom one follows can be featured', async () => {
  const { controls } = server.instance
  await controls.requestFollow('bo@harbour.example')
  const session = await reader()
  const id = accountId(await server.accountId('bo@harbour.example'))
  const known = () => session.store.get(relationshipAtoms(session)(id))

  await session.store.set(answerFollowRequestAtom, session, id, true)
  expect(known()).toMatchObject({ requested_by: false, followed_by: true })

  await session.store.set(setFollowAtom, session, id, true)
  await session.store.set(setFeatureAtom, session, id, true)
  expect(known()).toMatchObject({ following: true, endorsed: true })
})

test('an own post is pinned and its conversation quiet, here and there', async () => {
  const session = await reader()
  const id = statusId(await server.statusId('own'))
  const pinned = encodeTimelineKey({ kind: 'account', id: session.me, show: 'pinned' })
  await refreshList(session, timelineSource(session, pinned))

  await session.store.set(setPinAtom, session, id, true)
  await session.store.set(setConversationMuteAtom, session, id, true)

  expect(session.store.get(timelineAtoms(session)(pinned)).items).toEqual([id])
  expect(await session.api.call(getStatus, { id })).toMatchObject({ pinned: true, muted: true })
})
