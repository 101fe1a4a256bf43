// A catch-up page that is older than a streamed burst.
import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const down = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index))

test(
  'keeps a streamed burst when the catch-up page is older and the list was trimmed (H4)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, platform } = testSession({ columns: [column('a', 'HOME')] })
    session.api.capabilities.guess({ sortedIds: true })
    server.on(GET_HOME, () => page(statuses(...down(13, 1))))
    onTestFinished(startStreaming(session))
    platform.sockets[0]?.open()
    session.store.set(openColumnAtom, session, 'a')
    await settled()
    const home = () => session.store.get(timelineAtoms(session)(HOME)).items

    platform.sockets.at(-1)!.drop()
    await platform.clock.advance(1_000)
    const catchUp = server.hold(GET_HOME)
    platform.sockets.at(-1)!.open()
    await settled()
    // The server has made its answer by now, and the way to here is slow.
    for (const id of down(74, 14).toReversed())
      platform.sockets.at(-1)!.tell(['user'], 'update', status({ id }))
    platform.paint()
    expect(home()[0]).toBe('74')
    catchUp.answer(page(statuses(...down(13, 1))))
    await settled()
    platform.sockets.at(-1)!.tell(['user'], 'update', status({ id: '90' }))
    await platform.clock.advance(400)
    platform.paint()

    expect(home().slice(0, 3)).toEqual(['90', '74', '73'])
    expect(home()[1]).not.toBe('13')
  },
)
