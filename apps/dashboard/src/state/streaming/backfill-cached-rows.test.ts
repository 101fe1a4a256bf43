import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { cachedRowsAtoms } from '../live-lists/cached-rows.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { columnListAtoms } from '../timelines/timeline-column-atoms.ts'
import { startStreaming } from './connect.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

test(
  'requests newer posts for a column with cached rows as soon as its stream opens',
  { tags: ['BY-17'] },
  async () => {
    const { session, server, platform } = testSession({ columns: [column('a', 'HOME')] })
    server.on(GET_HOME, () => Promise.reject(new TypeError('offline')))
    session.store.set(openColumnAtom, session, 'a')
    await platform.clock.advance(5_000)
    session.store.set(cachedRowsAtoms(session)(HOME), { at: 0, isShown: false })
    server.on(GET_HOME, () => createPageResponse([status({ id: '9' })]))

    onTestFinished(startStreaming(session))
    platform.sockets[0]?.open()
    await flushPromises()

    const list = session.store.get(columnListAtoms(session)('a'))
    expect(list).toMatchObject({ items: ['9'], seenAt: null, error: null })
  },
)
