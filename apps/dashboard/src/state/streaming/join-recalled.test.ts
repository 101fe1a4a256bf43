import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { columnListAtoms } from '../timelines/column-list.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { startStreaming } from './connect.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

test(
  'a column that shows what was seen before asks again as soon as its stream is there',
  { tags: ['BY-17'] },
  async () => {
    const { session, server, platform } = testSession({ columns: [column('a', 'HOME')] })
    server.on(GET_HOME, () => Promise.reject(new TypeError('offline')))
    session.store.set(openColumnAtom, session, 'a')
    await platform.clock.advance(5_000)
    session.store.set(recalledAtoms(session)(HOME), { at: 0, isShown: false })
    server.on(GET_HOME, () => page([status({ id: '9' })]))

    onTestFinished(startStreaming(session))
    platform.sockets[0]?.open()
    await settled()

    const list = session.store.get(columnListAtoms(session)('a'))
    expect(list).toMatchObject({ items: ['9'], seenAt: null, error: null })
  },
)
