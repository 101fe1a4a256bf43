import { expect, test } from 'vitest'
import { accountId, type RelationshipEntity, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, relationship, status } from '../../testing/factories.ts'
import { ALL_SEEN, SEEN_WITHOUT_ADA, sessionWithAda } from '../../testing/session-with-ada.ts'
import { column } from '../../testing/test-session.ts'
import { setDomainBlockAtom } from '../actions/block-domain.ts'
import { setMuteAtom } from '../actions/mute-account.ts'
import { setBlockAtom } from '../actions/relationship-action.ts'
import { GRACE_MS, sweepAtom } from '../entities/sweep.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import { applyStreamEventsAtom } from '../streaming/apply-events.ts'
import { threadAtoms } from '../threads/threads.ts'
import { columnLayoutAtoms } from '../timelines/column-list.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { startLaying } from '../timelines/start-laying.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const BO = accountId('8')

function withAda(known: Partial<Omit<RelationshipEntity, 'id'>> = {}) {
  const opened = sessionWithAda(known, { columns: [column('a', 'HOME'), column('b', 'PUBLIC')] })
  const { session, server, ada } = opened
  for (const id of ['7', '8']) {
    server.on(`POST /api/v1/accounts/${id}/block`, () =>
      Response.json(relationship({ id, blocking: true })),
    )
    server.on(`POST /api/v1/accounts/${id}/unblock`, () => Response.json(relationship({ id })))
    server.on(`POST /api/v1/accounts/${id}/mute`, () =>
      Response.json(relationship({ ...known, id, muting: true, muting_notifications: true })),
    )
    server.on(`POST /api/v1/accounts/${id}/unmute`, () =>
      Response.json(relationship({ ...known, id })),
    )
  }
  server.on('POST /api/v1/domain_blocks', () => Response.json({}))
  server.on('DELETE /api/v1/domain_blocks', () => Response.json({}))
  const { set } = session.store
  return {
    ...opened,
    block: (isOn: boolean, id = ada) => set(setBlockAtom, session, id, isOn),
    mute: (isOn: boolean) => set(setMuteAtom, session, ada, isOn ? { notifications: true } : null),
    blockDomain: (isOn: boolean) => set(setDomainBlockAtom, session, 'x.org', isOn),
  }
}

const arrives = (session: Session, id: string) => {
  const update = {
    type: 'update',
    status: status({ id, account: account({ id: '9', acct: 'cy' }) }),
  } as const
  session.store.set(applyStreamEventsAtom, session, [{ key: HOME, event: update }])
}

test.each(['block', 'mute', 'blockDomain'] as const)(
  'what a %s took out of every list stands again where it stood when that is undone',
  { tags: ['DOM-06'] },
  async (act) => {
    const opened = withAda()

    await opened[act](true)
    expect(opened.seen()).toEqual(SEEN_WITHOUT_ADA)
    await opened[act](false)

    expect(opened.seen()).toEqual(ALL_SEEN)
  },
)

test('what came meanwhile stays above, and what was swept over is still there', async () => {
  const { session, platform, seen, mute } = withAda({ following: true })
  await mute(true)
  arrives(session, '10')
  await platform.clock.advance(GRACE_MS + 1)
  session.store.set(sweepAtom, session)

  await mute(false)

  expect(seen().home).toEqual(['10', ...ALL_SEEN.home])
  expect(seen().notifications).toEqual(ALL_SEEN.notifications)
})

test('a block ends following: Home stays without what only following brought there', async () => {
  const { seen, block } = withAda({ following: true })

  await block(true)
  await block(false)

  expect(seen()).toEqual({ ...ALL_SEEN, home: ['6'] })
})

test('what was deleted meanwhile, or has somebody else out of sight in it, stays away', async () => {
  const { session, seen, block } = withAda()
  await block(true)
  await block(true, BO)
  session.store.set(applyStreamEventsAtom, session, [
    { key: HOME, event: { type: 'delete', id: statusId('5') } },
  ])

  await block(false)
  expect(seen().public).toEqual([])
  await block(false, BO)

  expect(seen().public).toEqual(['6'])
})

test('a boost comes back when neither who boosted nor who wrote is out of sight', async () => {
  const { seen, block } = withAda()
  await block(true)
  await block(true, BO)

  await block(false)
  expect(seen().public).toEqual(['5'])
  await block(false, BO)

  expect(seen().public).toEqual(ALL_SEEN.public)
})

test('a boost stays away as long as who wrote what it shows is out of sight', async () => {
  const { seen, block } = withAda()
  await block(true)
  await block(true, BO)

  await block(false, BO)
  expect(seen().public).toEqual(['6'])
  await block(false)

  expect(seen().public).toEqual(ALL_SEEN.public)
})

test('of a blocked server also those stay away to whom it is not known how one stands', async () => {
  const { session, seen, block } = withAda()
  await session.store.set(setDomainBlockAtom, session, 'sub.x.org', true)
  expect(seen().public).toEqual(['5'])

  await block(true)
  await block(false)
  expect(seen().public).toEqual(['5'])
  await session.store.set(setDomainBlockAtom, session, 'sub.x.org', false)

  expect(seen()).toEqual(ALL_SEEN)
})

test('who hears of it hears once, and finds every list without them already', async () => {
  const { session, seen, block } = withAda()
  startWatchingColumns(session)
  startLaying(session)
  for (const uuid of ['a', 'b']) session.store.set(openColumnAtom, session, uuid)
  const heard: unknown[] = []
  const atoms = [
    columnLayoutAtoms(session)('a'),
    columnLayoutAtoms(session)('b'),
    threadAtoms(session)(statusId('6')),
    notificationsWindowAtom(session),
  ]
  for (const each of atoms) session.store.sub(each, () => heard.push(seen()))

  await block(true)

  expect(heard).toEqual(atoms.map(() => SEEN_WITHOUT_ADA))
})

test('the reader’s row keeps its number in the list while rows above it leave and come back', async () => {
  const { session, block } = withAda()
  startWatchingColumns(session)
  startLaying(session)
  session.store.set(openColumnAtom, session, 'b')
  session.store.set(reportViewAtom, session, 'b', {
    atTop: false,
    firstVisibleId: statusId('6'),
  })
  const number = () => {
    const { items, firstItemIndex } = session.store.get(columnLayoutAtoms(session)('b'))
    return firstItemIndex + items.indexOf(statusId('6'))
  }
  const before = number()

  await block(true)
  expect(number()).toBe(before)
  await block(false)

  expect(number()).toBe(before)
})
