import { expect, onTestFinished, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { testSession } from '../../testing/test-session.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { QUIET_POLL_MS } from '../live-lists/list-follower.ts'
import { threadAtoms } from '../threads/threads.ts'
import { openThreadAtom, startRefreshingThreads } from './open-thread.ts'

const ID = statusId('5')
const LOOK = 'GET /api/v1/statuses/5'
const CONTEXT = `${LOOK}/context`

const answers =
  (...ids: readonly string[]) =>
  () =>
    Response.json({
      ancestors: [],
      descendants: ids.map((id) => status({ id, in_reply_to_id: '5' })),
    })

test('a thread that is shown follows what is answered, deleted and edited though no stream tells; one that is not rests', async () => {
  const { session, server, platform } = testSession()
  const { store } = session
  server.on(LOOK, () => Response.json(status({ id: '5', content: 'as it was' })))
  server.on(CONTEXT, answers('6', '7'))
  const hide = store.sub(threadAtoms(session)(ID), () => {})
  await store.set(openThreadAtom, session, ID)
  onTestFinished(startRefreshingThreads(session))
  const shown = () => store.get(threadAtoms(session)(ID))
  expect(shown().descendants).toEqual(['6', '7'])

  server.on(LOOK, () => Response.json(status({ id: '5', content: 'edited' })))
  server.on(CONTEXT, answers('7', '8'))
  await platform.clock.advance(QUIET_POLL_MS)
  await settled()
  expect(shown().descendants).toEqual(['7', '8'])
  expect(store.get(statusAtoms(session)(ID))?.content).toBe('edited')

  hide()
  const before = server.calls().length
  await platform.clock.advance(2 * QUIET_POLL_MS)
  expect(server.calls()).toHaveLength(before)
})

test('a refresh that fails leaves what is shown', async () => {
  const { session, server, platform } = testSession()
  const { store } = session
  server.on(LOOK, () => Response.json(status({ id: '5' })))
  server.on(CONTEXT, answers('6'))
  onTestFinished(store.sub(threadAtoms(session)(ID), () => {}))
  await store.set(openThreadAtom, session, ID)
  onTestFinished(startRefreshingThreads(session))

  server.on(CONTEXT, () => new Response('<h1>Bad gateway</h1>', { status: 500 }))
  await platform.clock.advance(QUIET_POLL_MS)
  await settled()

  expect(store.get(threadAtoms(session)(ID))).toMatchObject({
    phase: 'ready',
    hasFailed: false,
    descendants: ['6'],
  })
})

test.each([
  ['a fault kept away is asked for again', 503, ['6']],
  ['the server does not know is not', 404, []],
] as const)('a thread that %s', async (_what, code, descendants) => {
  const { session, server, platform } = testSession()
  const { store } = session
  for (const route of [LOOK, CONTEXT]) server.on(route, () => new Response('', { status: code }))
  onTestFinished(store.sub(threadAtoms(session)(ID), () => {}))
  const opening = store.set(openThreadAtom, session, ID)
  // Retries within one call have their turn.
  await platform.clock.advance(60_000)
  await opening
  const shown = () => store.get(threadAtoms(session)(ID))
  expect(shown()).toMatchObject({ phase: 'missing', hasFailed: code === 503 })
  onTestFinished(startRefreshingThreads(session))

  server.on(LOOK, () => Response.json(status({ id: '5' })))
  server.on(CONTEXT, answers('6'))
  await platform.clock.advance(QUIET_POLL_MS)
  await settled()

  expect(shown().descendants).toEqual(descendants)
})
