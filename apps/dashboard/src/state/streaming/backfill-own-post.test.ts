// An own post in a timeline that is polled.
import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey, FIRST_POLL_MS, POLL_MS } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { insertOwnStatusAtom } from '../timelines/insert-statuses.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const createIdsDown = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index))

test.each(['never', 'lost'])(
  'fetches posts of others from before an own post while polling, stream: %s',
  { tags: ['TL-11', 'BY-38'] },
  async (stream) => {
    const { session, server, platform } = testSession({ columns: [column('a', 'HOME')] })
    session.api.capabilities.guess({
      sortedIds: true,
      ...(stream === 'never' && { streaming: false }),
    })
    let there = createIdsDown(9, 5)
    server.on(GET_HOME, (request) => {
      const { searchParams } = new URL(request.url)
      const since = Number(searchParams.get('since_id') ?? 0)
      const limit = Number(searchParams.get('limit'))
      return createPageResponse(
        statuses(...there.filter((id) => Number(id) > since).slice(0, limit)),
      )
    })
    onTestFinished(startStreaming(session))
    if (stream === 'lost') platform.sockets[0]?.open()
    session.store.set(openColumnAtom, session, 'a')
    await flushPromises()
    const home = () => session.store.get(timelineAtoms(session)(HOME)).items
    if (stream === 'lost') {
      platform.sockets[0]?.drop()
      // A poll has closed the gap of the loss.
      await platform.clock.advance(FIRST_POLL_MS)
    }
    expect(home()).toEqual(createIdsDown(9, 5))

    there = createIdsDown(12, 5)
    const own = status({ id: '12', visibility: 'public' })
    session.store.set(ingestStatusesAtom, session, [own])
    session.store.set(insertOwnStatusAtom, session, own)
    expect(home()).toEqual(['12', ...createIdsDown(9, 5)])
    await platform.clock.advance(3 * POLL_MS + FIRST_POLL_MS)

    expect(home()).toEqual(createIdsDown(12, 5))
  },
)
