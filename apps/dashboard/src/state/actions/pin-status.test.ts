import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, status } from '../../testing/factories.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { timelineSource } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { setPinAtom } from './set-flags.ts'

const ID = statusId('5')
const PIN = 'POST /api/v1/statuses/5/pin'
const UNPIN = 'POST /api/v1/statuses/5/unpin'
const own = (id: string, pinned: boolean) => status({ id, pinned, account: account({ id: '1' }) })

/** The own post 5, and what the server lists as pinned. */
async function withPinned(...pinned: readonly string[]) {
  const opened = testSession()
  const { session, server } = opened
  const key = encodeTimelineKey({ kind: 'account', id: session.me, show: 'pinned' })
  server.on('GET /api/v1/accounts/1/statuses', () => page(pinned.map((id) => own(id, true))))
  await refreshList(session, timelineSource(session, key))
  session.store.set(ingestStatusesAtom, session, [own('5', pinned.includes('5'))])
  return {
    ...opened,
    pinned: () => session.store.get(timelineAtoms(session)(key)).items,
    isPinned: () => session.store.get(statusAtoms(session)(ID))?.pinned,
  }
}

test('a pin goes to the front of the own pinned posts', { tags: ['TL-28'] }, async () => {
  const { session, server, pinned, isPinned } = await withPinned('9', '3')
  server.on(PIN, () => Response.json(own('5', true)))

  const asked = session.store.set(setPinAtom, session, ID, true)
  expect(isPinned()).toBe(true)
  await asked

  expect(pinned()).toEqual(['5', '9', '3'])
  expect(isPinned()).toBe(true)
})

test('what is unpinned leaves them', { tags: ['TL-28'] }, async () => {
  const { session, server, pinned, isPinned } = await withPinned('9', '5')
  server.on(UNPIN, () => Response.json(own('5', false)))

  await session.store.set(setPinAtom, session, ID, false)

  expect(pinned()).toEqual(['9'])
  expect(isPinned()).toBe(false)
})

test('one too many is refused, and neither listed nor marked', async () => {
  const { session, server, pinned, isPinned } = await withPinned('9')
  server.on(PIN, () => refuse(422))

  await session.store.set(setPinAtom, session, ID, true)

  expect(pinned()).toEqual(['9'])
  expect(isPinned()).toBe(false)
})

test('a list that was never asked for does not begin with the pin: it would seem whole', async () => {
  const { session, server } = testSession()
  const key = encodeTimelineKey({ kind: 'account', id: session.me, show: 'pinned' })
  session.store.set(ingestStatusesAtom, session, [own('5', false)])
  server.on(PIN, () => Response.json(own('5', true)))

  await session.store.set(setPinAtom, session, ID, true)

  expect(session.store.get(timelineAtoms(session)(key)).items).toEqual([])
})
