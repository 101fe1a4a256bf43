import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { testSession } from '../../testing/test-session.ts'
import { GRACE_MS, collectGarbageAtom } from '../entities/collect-garbage.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { openThreadAtom } from '../open-threads/open-thread.ts'

test('retains statuses of a thread outside the viewport from garbage collection', async () => {
  const { session, server, platform } = testSession()
  server.on('GET /api/v1/statuses/5', () => Response.json(status({ id: '5' })))
  server.on('GET /api/v1/statuses/5/context', () =>
    Response.json({
      ancestors: [status({ id: '2' })],
      descendants: [status({ id: '8', in_reply_to_id: '5' })],
    }),
  )
  await session.store.set(openThreadAtom, session, statusId('5'))

  await platform.clock.advance(GRACE_MS + 1)
  session.store.set(collectGarbageAtom, session)

  const left = [...serverStatusAtoms(session).getParams()]
  expect(left.toSorted()).toEqual(['2', '5', '8'])
})
