import { expect, test } from 'vitest'
import { statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { startStreaming } from '../streaming/connect.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { measureSession } from './measure-session.ts'

test(
  'what a session uses is counted: calls left, sockets, streams, posts held and told of',
  { tags: ['BY-33'] },
  async () => {
    const columns = [column('home', 'HOME'), column('list', 'LIST', { id: '3' })]
    const { session, server, platform } = testSession({ columns })
    const resetAt = platform.clock.now() + 240_000
    for (const path of ['home', 'list/3']) {
      server.on(`GET /api/v1/timelines/${path}`, () => {
        const answer = page(statuses('9', '8'))
        answer.headers.set('X-RateLimit-Limit', '300')
        answer.headers.set('X-RateLimit-Remaining', '280')
        answer.headers.set('X-RateLimit-Reset', new Date(resetAt).toISOString())
        return answer
      })
    }
    const stop = startStreaming(session)
    for (const { uuid } of columns) session.store.set(openColumnAtom, session, uuid)
    expect(measureSession(session)).toMatchObject({ calls: null, sockets: 0, streams: 0, posts: 0 })

    platform.sockets[0]?.open()
    await settled()
    platform.sockets[0]?.tell(['user'], 'update', statuses('10')[0])
    platform.paint()

    expect(measureSession(session)).toEqual({
      calls: { left: 280, limit: 300 },
      resetAt,
      sockets: 1,
      streams: 2,
      posts: 3,
      rows: 0,
      streamed: 1,
    })
    stop()
  },
)
