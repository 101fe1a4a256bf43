import { expect, onTestFinished, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { testSession } from '../../testing/test-session.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { RARE_POLL_INTERVAL_MS } from '../live-lists/timeline-updater.ts'
import { threadAtoms } from '../threads/threads.ts'
import { openThreadAtom, startRefreshingThreads } from './open-thread.ts'

const ID = statusId('5')
const LOOK = 'GET /api/v1/statuses/5'
const CONTEXT = `${LOOK}/context`

const createReplies =
  (...ids: readonly string[]) =>
  () =>
    Response.json({
      ancestors: [],
      descendants: ids.map((id) => status({ id, in_reply_to_id: '5' })),
    })

test('refetches a shown thread for replies, deletions and edits, but not a hidden one', async () => {
  const { session, server, platform } = testSession()
  const { store } = session
  server.on(LOOK, () => Response.json(status({ id: '5', content: 'as it was' })))
  server.on(CONTEXT, createReplies('6', '7'))
  const hide = store.sub(threadAtoms(session)(ID), () => {})
  await store.set(openThreadAtom, session, ID)
  onTestFinished(startRefreshingThreads(session))
  const shown = () => store.get(threadAtoms(session)(ID))
  expect(shown().descendants).toEqual(['6', '7'])

  server.on(LOOK, () => Response.json(status({ id: '5', content: 'edited' })))
  server.on(CONTEXT, createReplies('7', '8'))
  await platform.clock.advance(RARE_POLL_INTERVAL_MS)
  await flushPromises()
  expect(shown().descendants).toEqual(['7', '8'])
  expect(store.get(statusAtoms(session)(ID))?.content).toBe('edited')

  hide()
  const before = server.calls().length
  await platform.clock.advance(2 * RARE_POLL_INTERVAL_MS)
  expect(server.calls()).toHaveLength(before)
})

test('keeps what is shown when a refresh fails', async () => {
  const { session, server, platform } = testSession()
  const { store } = session
  server.on(LOOK, () => Response.json(status({ id: '5' })))
  server.on(CONTEXT, createReplies('6'))
  onTestFinished(store.sub(threadAtoms(session)(ID), () => {}))
  await store.set(openThreadAtom, session, ID)
  onTestFinished(startRefreshingThreads(session))

  server.on(CONTEXT, () => new Response('<h1>Bad gateway</h1>', { status: 500 }))
  await platform.clock.advance(RARE_POLL_INTERVAL_MS)
  await flushPromises()

  expect(store.get(threadAtoms(session)(ID))).toMatchObject({
    phase: 'ready',
    hasFailed: false,
    descendants: ['6'],
  })
})

test.each([
  ['fetches a thread again after an error', 503, ['6']],
  ['does not fetch a thread again that the server does not know', 404, []],
] as const)('%s', async (_what, code, descendants) => {
  const { session, server, platform } = testSession()
  const { store } = session
  for (const route of [LOOK, CONTEXT]) server.on(route, () => new Response('', { status: code }))
  onTestFinished(store.sub(threadAtoms(session)(ID), () => {}))
  const opening = store.set(openThreadAtom, session, ID)
  // The retries within one request run first.
  await platform.clock.advance(60_000)
  await opening
  const shown = () => store.get(threadAtoms(session)(ID))
  expect(shown()).toMatchObject({ phase: 'missing', hasFailed: code === 503 })
  onTestFinished(startRefreshingThreads(session))

  server.on(LOOK, () => Response.json(status({ id: '5' })))
  server.on(CONTEXT, createReplies('6'))
  await platform.clock.advance(RARE_POLL_INTERVAL_MS)
  await flushPromises()

  expect(shown().descendants).toEqual(descendants)
})
