import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, status } from '../../testing/factories.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { applyStreamEventsAtom } from '../streaming/apply-stream-events.ts'
import { threadAtoms } from '../threads/threads.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { loadingBarAtom } from '../ui/loading-bar.ts'
import { alertsAtom } from '../ui/messages.ts'
import { openThreadAtom } from './open-thread.ts'

const ID = statusId('7')
const STATUS = 'GET /api/v1/statuses/7'
const CONTEXT = 'GET /api/v1/statuses/7/context'
const HOME = encodeTimelineKey({ kind: 'home' })
const PUBLIC = encodeTimelineKey({ kind: 'public', onlyMedia: false })

/** 7, a boost of it and another post, listed in two timelines. */
function openWithListed() {
  const opened = testSession()
  const { session } = opened
  const meant = status({ id: '7' })
  const entities = [
    status({ id: '6' }),
    meant,
    status({ id: '9', account: account({ id: '8' }), reblog: meant }),
  ]
  session.store.set(
    applyStreamEventsAtom,
    session,
    [HOME, PUBLIC].flatMap((key) =>
      entities.map((one) => ({ key, event: { type: 'update', status: one } as const })),
    ),
  )
  const listed = () =>
    [HOME, PUBLIC].map((key) => session.store.get(timelineAtoms(session)(key)).items)
  return { ...opened, listed, thread: () => session.store.get(threadAtoms(session)(ID)) }
}

test(
  'removes a status and its boosts from every timeline when its thread is not found, without an alert',
  { tags: ['ERR-08', 'TH-04'] },
  async () => {
    const { session, server, listed, thread } = openWithListed()
    server.on(CONTEXT, () => createErrorResponse(404))

    await session.store.set(openThreadAtom, session, ID)

    expect(listed()).toEqual([['6'], ['6']])
    expect(thread().phase).toBe('missing')
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test.each([403, 500])(
  'keeps the status when its thread fails with %i',
  { tags: ['TH-04'] },
  async (code) => {
    const { session, server, listed, thread } = openWithListed()
    server.on(CONTEXT, () => createErrorResponse(code))

    await session.store.set(openThreadAtom, session, ID)

    expect(listed()).toEqual([
      ['9', '7', '6'],
      ['9', '7', '6'],
    ])
    expect(thread()).toMatchObject({ phase: 'ready', hasFailed: true })
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test(
  'fetches only the thread when the status is known, else both',
  { tags: ['TH-01'] },
  async () => {
    const known = openWithListed()
    known.server.on(CONTEXT, () => Response.json({ ancestors: [], descendants: [] }))
    await known.session.store.set(openThreadAtom, known.session, ID)
    expect(known.server.calls()).toEqual([CONTEXT])

    const unknown = testSession()
    unknown.server.on(CONTEXT, () => Response.json({ ancestors: [], descendants: [] }))
    unknown.server.on(STATUS, () => Response.json(status({ id: '7' })))
    await unknown.session.store.set(openThreadAtom, unknown.session, ID)
    expect(unknown.server.calls()).toEqual([STATUS, CONTEXT])
  },
)

test('lists replies as a tree, the oldest first', { tags: ['TH-02'] }, async () => {
  const { session, server, thread } = openWithListed()
  const answer = (id: string, to: string) => status({ id, in_reply_to_id: to })
  server.on(CONTEXT, () =>
    Response.json({
      ancestors: [status({ id: '1' })],
      descendants: [answer('10', '7'), answer('11', '7'), answer('12', '10')],
    }),
  )

  await session.store.set(openThreadAtom, session, ID)

  expect(thread()).toMatchObject({
    phase: 'ready',
    hasFailed: false,
    ancestors: ['1'],
    descendants: ['10', '12', '11'],
  })
})

test('can retry after a failure and keeps what was known', { tags: ['TH-04'] }, async () => {
  const { session, server, thread } = openWithListed()
  server.on(CONTEXT, () => Response.json({ ancestors: [status({ id: '1' })], descendants: [] }))
  await session.store.set(openThreadAtom, session, ID)
  server.on(CONTEXT, () => createErrorResponse(500))
  await session.store.set(openThreadAtom, session, ID)
  expect(thread()).toMatchObject({ phase: 'ready', hasFailed: true, ancestors: ['1'] })

  const held = server.hold(CONTEXT)
  const pending = session.store.set(openThreadAtom, session, ID)
  expect(thread()).toMatchObject({ phase: 'loading', hasFailed: false, ancestors: ['1'] })
  held.answer(Response.json({ ancestors: [], descendants: [status({ id: '8' })] }))
  await pending

  expect(thread()).toMatchObject({ phase: 'ready', ancestors: [], descendants: ['8'] })
})

test(
  'shows the loading bar when a thread is opened, not when it is refreshed',
  { tags: ['LBR-06'] },
  async () => {
    const { session, server, platform } = openWithListed()
    const phase = () => session.app.get(loadingBarAtom).phase
    const first = server.hold(CONTEXT)
    const opening = session.store.set(openThreadAtom, session, ID)
    await platform.clock.advance(400)
    expect(phase()).toBe('running')
    first.answer(Response.json({ ancestors: [], descendants: [] }))
    await opening
    await platform.clock.advance(2_000)

    const again = server.hold(CONTEXT)
    const refreshing = session.store.set(openThreadAtom, session, ID, { skipLoading: true })
    await platform.clock.advance(400)
    expect(phase()).toBe('hidden')
    again.answer(Response.json({ ancestors: [], descendants: [] }))
    await refreshing
  },
)
