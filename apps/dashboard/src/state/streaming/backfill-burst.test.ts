// A backfill page that is older than a burst of streamed posts.
import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const createIdsDown = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index))

test(
  'keeps a streamed burst when the backfill page is older and the list was trimmed',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, platform } = testSession({ columns: [column('a', 'HOME')] })
    session.api.capabilities.guess({ sortedIds: true })
    server.on(GET_HOME, () => createPageResponse(statuses(...createIdsDown(13, 1))))
    onTestFinished(startStreaming(session))
    platform.sockets[0]?.open()
    session.store.set(openColumnAtom, session, 'a')
    await flushPromises()
    const home = () => session.store.get(timelineAtoms(session)(HOME)).items

    platform.sockets.at(-1)!.drop()
    await platform.clock.advance(1_000)
    const catchUp = server.hold(GET_HOME)
    platform.sockets.at(-1)!.open()
    await flushPromises()
    // The server has created its response by now, and the network is slow.
    for (const id of createIdsDown(74, 14).toReversed())
      platform.sockets.at(-1)!.emit(['user'], 'update', status({ id }))
    platform.renderFrame()
    expect(home()[0]).toBe('74')
    catchUp.answer(createPageResponse(statuses(...createIdsDown(13, 1))))
    await flushPromises()
    platform.sockets.at(-1)!.emit(['user'], 'update', status({ id: '90' }))
    await platform.clock.advance(400)
    platform.renderFrame()

    expect(home().slice(0, 3)).toEqual(['90', '74', '73'])
    expect(home()[1]).not.toBe('13')
  },
)
