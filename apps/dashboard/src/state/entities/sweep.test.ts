import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, notification, status } from '../../testing/factories.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { placeNotificationsAtom } from '../notifications/place-notifications.ts'
import { applyStreamEventsAtom } from '../streaming/apply-events.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { openModalAtom } from '../ui/modals.ts'
import { accountAtoms } from './accounts.ts'
import { boostIndex, ingestStatusesAtom, touchTimes } from './ingest.ts'
import { addIntentAtom } from './intents.ts'
import { serverStatusAtoms, statusAtoms } from './statuses.ts'
import { GRACE_MS, startSweeping, SWEEP_EVERY_MS, sweepAtom } from './sweep.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const residents = (session: ReturnType<typeof testSession>['session']) =>
  [...serverStatusAtoms(session).getParams()].length

test('20,000 streamed statuses leave what is listed and what is on screen, and nothing else', async () => {
  const { session, platform } = testSession({ columns: [column('a', 'HOME')] })
  session.store.set(openColumnAtom, session, 'a')
  await platform.clock.advance(0)
  const mounted = statusId('kept')
  session.store.set(ingestStatusesAtom, session, [status({ id: 'kept' })])
  const unmount = session.store.sub(statusAtoms(session)(mounted), () => {})
  const stop = startSweeping(session)
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
    if (flush % 5 === 0) await platform.clock.advance(500)
    most = Math.max(most, residents(session))
  }
  await platform.clock.advance(GRACE_MS + SWEEP_EVERY_MS)

  const listed = session.store.get(timelineAtoms(session)(HOME)).items
  expect(residents(session)).toBe(listed.length + 1)
  expect(most).toBeLessThan(10_000)
  expect(session.store.get(statusAtoms(session)(mounted))?.id).toBe('kept')
  expect(touchTimes(session).statuses.size).toBe(listed.length + 1)
  expect([...accountAtoms(session).getParams()].length).toBeLessThan(60)
  unmount()
  stop()
}, 30_000)

test('what is fresh, wished for, told of, or shown in a dialog is not swept', async () => {
  const { session, platform } = testSession()
  const ids = ['old', 'wished', 'told', 'shown'] as const
  session.store.set(
    ingestStatusesAtom,
    session,
    ids.map((id) => status({ id })),
  )
  const intent = { kind: 'favourited', apply: <Status>(record: Status) => record }
  session.store.set(addIntentAtom, session, statusId('wished'), intent)
  session.store.set(placeNotificationsAtom, session, [
    notification({ status: status({ id: 'told' }) }),
  ])
  session.app.set(openModalAtom, {
    type: 'BOOST',
    accountKey: session.key,
    statusId: statusId('shown'),
  })

  await platform.clock.advance(GRACE_MS + 1)
  session.store.set(ingestStatusesAtom, session, [status({ id: 'fresh' })])
  session.store.set(sweepAtom, session)

  const left = [...serverStatusAtoms(session).getParams()]
  expect(left.toSorted()).toEqual(['fresh', 'shown', 'told', 'wished'])
})

test('a listed boost keeps its original, and both leave with it', async () => {
  const { session, platform } = testSession()
  const boost = status({ id: '9', reblog: status({ id: '5' }) })
  session.store.set(applyStreamEventsAtom, session, [
    { key: HOME, event: { type: 'update', status: boost } },
  ])

  await platform.clock.advance(GRACE_MS + 1)
  session.store.set(sweepAtom, session)
  expect(residents(session)).toBe(2)

  session.store.set(applyStreamEventsAtom, session, [
    { key: HOME, event: { type: 'delete', id: statusId('5') } },
  ])
  session.store.set(sweepAtom, session)
  expect(residents(session)).toBe(0)
  expect(boostIndex(session).size).toBe(0)
})
