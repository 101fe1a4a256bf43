import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, status } from '../../testing/factories.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { createTimelineSource } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { setPinAtom } from './set-status-flags.ts'

const ID = statusId('5')
const PIN = 'POST /api/v1/statuses/5/pin'
const UNPIN = 'POST /api/v1/statuses/5/unpin'
const createOwnStatus = (id: string, pinned: boolean) =>
  status({ id, pinned, account: account({ id: '1' }) })

/** Opens a session with the own post 5 and the pinned posts of the server. */
async function openWithPinned(...pinned: readonly string[]) {
  const opened = testSession()
  const { session, server } = opened
  const key = encodeTimelineKey({ kind: 'account', id: session.me, show: 'pinned' })
  server.on('GET /api/v1/accounts/1/statuses', () =>
    createPageResponse(pinned.map((id) => createOwnStatus(id, true))),
  )
  await refreshList(session, createTimelineSource(session, key))
  session.store.set(ingestStatusesAtom, session, [createOwnStatus('5', pinned.includes('5'))])
  return {
    ...opened,
    pinned: () => session.store.get(timelineAtoms(session)(key)).items,
    isPinned: () => session.store.get(statusAtoms(session)(ID))?.pinned,
  }
}

test(
  'inserts a pinned post at the start of the own pinned posts',
  { tags: ['TL-28'] },
  async () => {
    const { session, server, pinned, isPinned } = await openWithPinned('9', '3')
    server.on(PIN, () => Response.json(createOwnStatus('5', true)))

    const request = session.store.set(setPinAtom, session, ID, true)
    expect(isPinned()).toBe(true)
    await request

    expect(pinned()).toEqual(['5', '9', '3'])
    expect(isPinned()).toBe(true)
  },
)

test('removes an unpinned post from them', { tags: ['TL-28'] }, async () => {
  const { session, server, pinned, isPinned } = await openWithPinned('9', '5')
  server.on(UNPIN, () => Response.json(createOwnStatus('5', false)))

  await session.store.set(setPinAtom, session, ID, false)

  expect(pinned()).toEqual(['9'])
  expect(isPinned()).toBe(false)
})

test('rolls back when the server refuses one pin too many', async () => {
  const { session, server, pinned, isPinned } = await openWithPinned('9')
  server.on(PIN, () => createErrorResponse(422))

  await session.store.set(setPinAtom, session, ID, true)

  expect(pinned()).toEqual(['9'])
  expect(isPinned()).toBe(false)
})

test('does not insert the pin into a list that was not loaded, which would look complete', async () => {
  const { session, server } = testSession()
  const key = encodeTimelineKey({ kind: 'account', id: session.me, show: 'pinned' })
  session.store.set(ingestStatusesAtom, session, [createOwnStatus('5', false)])
  server.on(PIN, () => Response.json(createOwnStatus('5', true)))

  await session.store.set(setPinAtom, session, ID, true)

  expect(session.store.get(timelineAtoms(session)(key)).items).toEqual([])
})
