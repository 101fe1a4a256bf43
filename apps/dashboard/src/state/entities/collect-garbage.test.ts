import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey, MAX_UPDATE_MS } from '@colonnade/domain/timeline'
import { account, notification, status } from '../../testing/factories.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { insertNotificationsAtom } from '../notifications/update-notifications.ts'
import { applyStreamEventsAtom } from '../streaming/apply-stream-events.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { openModalAtom } from '../ui/modals.ts'
import { accountAtoms } from './accounts.ts'
import {
  GRACE_MS,
  startCollectingGarbage,
  COLLECT_EVERY_MS,
  collectGarbageAtom,
} from './collect-garbage.ts'
import { boostIndex, ingestStatusesAtom, touchTimes } from './ingest.ts'
import { addIntentAtom } from './intents.ts'
import { serverStatusAtoms, statusAtoms } from './statuses.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const getStored = (session: ReturnType<typeof testSession>['session']) =>
  [...serverStatusAtoms(session).getParams()].length

test('keeps only listed and visible statuses after 20,000 streamed ones', async () => {
  const { session, platform } = testSession({ columns: [column('a', 'HOME')] })
  session.store.set(openColumnAtom, session, 'a')
  await platform.clock.advance(0)
  const mounted = statusId('kept')
  session.store.set(ingestStatusesAtom, session, [status({ id: 'kept' })])
  const unmount = session.store.sub(statusAtoms(session)(mounted), () => {})
  const stop = startCollectingGarbage(session)
  let most = 0

  for (let flush = 0; flush < 2_000; flush += 1) {
    const events = Array.from({ length: 10 }, (_, index) => {
      const id = String(1_000_000 + flush * 10 + index)
      const author = account({ id: `a${flush % 500}` })
      return {
        key: HOME,
        event: { type: 'update', status: status({ id, account: author }) },
      } as const
    })
    session.store.set(applyStreamEventsAtom, session, events)
    platform.renderFrame()
    if (flush % 5 === 0) await platform.clock.advance(500)
    most = Math.max(most, getStored(session))
  }
  // The column has a fast stream, so its rows are updated once more after the last post.
  await platform.clock.advance(MAX_UPDATE_MS)
  platform.renderFrame()
  await platform.clock.advance(GRACE_MS + COLLECT_EVERY_MS)

  const listed = session.store.get(timelineAtoms(session)(HOME)).items
  expect(getStored(session)).toBe(listed.length + 1)
  expect(most).toBeLessThan(10_000)
  expect(session.store.get(statusAtoms(session)(mounted))?.id).toBe('kept')
  expect(touchTimes(session).statuses.size).toBe(listed.length + 1)
  expect([...accountAtoms(session).getParams()].length).toBeLessThan(60)
  unmount()
  stop()
}, 30_000)

test('keeps recent statuses and those with a pending change, a notification or a dialog', async () => {
  const { session, platform } = testSession()
  const ids = ['old', 'changed', 'notified', 'shown'] as const
  session.store.set(
    ingestStatusesAtom,
    session,
    ids.map((id) => status({ id })),
  )
  const intent = { kind: 'favourited', apply: <Status>(record: Status) => record }
  session.store.set(addIntentAtom, session, statusId('changed'), intent)
  session.store.set(insertNotificationsAtom, session, [
    notification({ status: status({ id: 'notified' }) }),
  ])
  session.app.set(openModalAtom, {
    type: 'BOOST',
    accountKey: session.key,
    statusId: statusId('shown'),
  })

  await platform.clock.advance(GRACE_MS + 1)
  session.store.set(ingestStatusesAtom, session, [status({ id: 'fresh' })])
  session.store.set(collectGarbageAtom, session)

  const left = [...serverStatusAtoms(session).getParams()]
  expect(left.toSorted()).toEqual(['changed', 'fresh', 'notified', 'shown'])
})

test('retains the original of a listed boost, and removes both together', async () => {
  const { session, platform } = testSession()
  const boost = status({ id: '9', reblog: status({ id: '5' }) })
  session.store.set(applyStreamEventsAtom, session, [
    { key: HOME, event: { type: 'update', status: boost } },
  ])

  await platform.clock.advance(GRACE_MS + 1)
  session.store.set(collectGarbageAtom, session)
  expect(getStored(session)).toBe(2)

  session.store.set(applyStreamEventsAtom, session, [
    { key: HOME, event: { type: 'delete', id: statusId('5') } },
  ])
  session.store.set(collectGarbageAtom, session)
  expect(getStored(session)).toBe(0)
  expect(boostIndex(session).size).toBe(0)
})
