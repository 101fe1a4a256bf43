import { expect, test } from 'vitest'
import { accountId, type RelationshipEntity, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, relationship, status } from '../../testing/factories.ts'
import { ALL_IDS, IDS_WITHOUT_ADA, createSessionWithAda } from '../../testing/session-with-ada.ts'
import { column } from '../../testing/test-session.ts'
import { setDomainBlockAtom } from '../actions/block-domain.ts'
import { setMuteAtom } from '../actions/mute-account.ts'
import { setBlockAtom } from '../actions/relationship-action.ts'
import { GRACE_MS, collectGarbageAtom } from '../entities/collect-garbage.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import { applyStreamEventsAtom } from '../streaming/apply-stream-events.ts'
import { threadAtoms } from '../threads/threads.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { columnLayoutAtoms } from '../timelines/timeline-column-atoms.ts'
import { watchRecompute } from '../timelines/watch-recompute.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const BO = accountId('8')

function openWithAda(known: Partial<Omit<RelationshipEntity, 'id'>> = {}) {
  const opened = createSessionWithAda(known, {
    columns: [column('a', 'HOME'), column('b', 'PUBLIC')],
  })
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

const streamStatus = (session: Session, id: string) => {
  const update = {
    type: 'update',
    status: status({ id, account: account({ id: '9', acct: 'cy' }) }),
  } as const
  session.store.set(applyStreamEventsAtom, session, [{ key: HOME, event: update }])
}

test.each(['block', 'mute', 'blockDomain'] as const)(
  'restores what a %s removed from every list in its former position when it is undone',
  { tags: ['DOM-06'] },
  async (act) => {
    const opened = openWithAda()

    await opened[act](true)
    expect(opened.getIds()).toEqual(IDS_WITHOUT_ADA)
    await opened[act](false)

    expect(opened.getIds()).toEqual(ALL_IDS)
  },
)

test('keeps newer posts above restored ones, and keeps hidden posts from garbage collection', async () => {
  const { session, platform, getIds, mute } = openWithAda({ following: true })
  await mute(true)
  streamStatus(session, '10')
  await platform.clock.advance(GRACE_MS + 1)
  session.store.set(collectGarbageAtom, session)

  await mute(false)

  expect(getIds().home).toEqual(['10', ...ALL_IDS.home])
  expect(getIds().notifications).toEqual(ALL_IDS.notifications)
})

test('does not restore posts in Home of an account that a block unfollowed', async () => {
  const { getIds, block } = openWithAda({ following: true })

  await block(true)
  await block(false)

  expect(getIds()).toEqual({ ...ALL_IDS, home: ['6'] })
})

test('does not restore posts that were deleted or that involve another hidden account', async () => {
  const { session, getIds, block } = openWithAda()
  await block(true)
  await block(true, BO)
  session.store.set(applyStreamEventsAtom, session, [
    { key: HOME, event: { type: 'delete', id: statusId('5') } },
  ])

  await block(false)
  expect(getIds().public).toEqual([])
  await block(false, BO)

  expect(getIds().public).toEqual(['6'])
})

test('restores a boost when neither the booster nor the author is hidden', async () => {
  const { getIds, block } = openWithAda()
  await block(true)
  await block(true, BO)

  await block(false)
  expect(getIds().public).toEqual(['5'])
  await block(false, BO)

  expect(getIds().public).toEqual(ALL_IDS.public)
})

test('keeps a boost hidden while the author of the boosted post is hidden', async () => {
  const { getIds, block } = openWithAda()
  await block(true)
  await block(true, BO)

  await block(false, BO)
  expect(getIds().public).toEqual(['6'])
  await block(false)

  expect(getIds().public).toEqual(ALL_IDS.public)
})

test('keeps accounts of a blocked domain hidden when their relationship is unknown', async () => {
  const { session, getIds, block } = openWithAda()
  await session.store.set(setDomainBlockAtom, session, 'sub.x.org', true)
  expect(getIds().public).toEqual(['5'])

  await block(true)
  await block(false)
  expect(getIds().public).toEqual(['5'])
  await session.store.set(setDomainBlockAtom, session, 'sub.x.org', false)

  expect(getIds()).toEqual(ALL_IDS)
})

test('notifies subscribers once, with every list already updated', async () => {
  const { session, getIds, block } = openWithAda()
  startWatchingColumns(session)
  watchRecompute(session)
  for (const uuid of ['a', 'b']) session.store.set(openColumnAtom, session, uuid)
  const notified: unknown[] = []
  const atoms = [
    columnLayoutAtoms(session)('a'),
    columnLayoutAtoms(session)('b'),
    threadAtoms(session)(statusId('6')),
    notificationsWindowAtom(session),
  ]
  for (const each of atoms) session.store.sub(each, () => notified.push(getIds()))

  await block(true)

  expect(notified).toEqual(atoms.map(() => IDS_WITHOUT_ADA))
})

test('keeps the list index of the anchor row while rows above it are hidden and restored', async () => {
  const { session, block } = openWithAda()
  startWatchingColumns(session)
  watchRecompute(session)
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
