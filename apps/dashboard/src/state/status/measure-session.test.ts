import { expect, test } from 'vitest'
import { statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { startStreaming } from '../streaming/connect.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { measureSession } from './measure-session.ts'

test(
  'counts rate limit, sockets, streams, stored posts and streamed posts',
  { tags: ['BY-33'] },
  async () => {
    const columns = [column('home', 'HOME'), column('list', 'LIST', { id: '3' })]
    const { session, server, platform } = testSession({ columns })
    const resetAt = platform.clock.now() + 240_000
    for (const path of ['home', 'list/3']) {
      server.on(`GET /api/v1/timelines/${path}`, () => {
        const answer = createPageResponse(statuses('9', '8'))
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
    await flushPromises()
    platform.sockets[0]?.emit(['user'], 'update', statuses('10')[0])
    platform.renderFrame()

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
