import { expect, onTestFinished, test } from 'vitest'
import { type QuoteEntity, type StatusId, statusId } from '@colonnade/domain/entities'
import { createList } from '@colonnade/domain/list'
import { listOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { RETRY_MS } from '../../lib/retry.ts'
import { account, status } from '../../testing/factories.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { removeStatusesAtom } from '../out-of-sight/remove-statuses.ts'
import { startAskingUnanswered } from '../sessions/start-asking-unanswered.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { ingestStatusesAtom } from './ingest.ts'
import { missingStatusAtoms, seekStatusAtom } from './seek-status.ts'
import { serverStatusAtoms, statusAtoms } from './statuses.ts'
import { GRACE_MS, sweepAtom } from './sweep.ts'

const ASK = 'GET /api/v1/statuses/4'
const QUOTED = statusId('4')
const QUOTING = statusId('5')
const quoted = status({ id: '4', account: account({ id: '8', username: 'tomas' }) })

function withQuote(quote: Partial<QuoteEntity> = {}) {
  const test = testSession()
  const { store } = test.session
  const told = {
    state: 'accepted',
    quoted_status: quoted,
    quoted_status_id: null,
    ...quote,
  } as const
  store.set(ingestStatusesAtom, test.session, [status({ id: '5', quote: told })])
  const shown = (id: typeof QUOTED) => store.get(statusAtoms(test.session)(id))
  return { ...test, store, shown }
}

test('a quoted post that is deleted is a line where it was quoted', { tags: ['BY-06'] }, () => {
  const { session, store, shown } = withQuote()

  store.set(removeStatusesAtom, session, [QUOTED])

  expect(shown(QUOTING)?.quote).toEqual({ state: 'deleted', status: null })
})

test('a post that quotes another by now keeps it', { tags: ['BY-06'] }, () => {
  const { session, store, shown } = withQuote()
  const other = { state: 'accepted', quoted_status: status({ id: '6' }), quoted_status_id: null }
  store.set(ingestStatusesAtom, session, [status({ id: '5', quote: other as QuoteEntity })])

  store.set(removeStatusesAtom, session, [QUOTED])

  expect(shown(QUOTING)?.quote).toEqual({ state: 'accepted', status: '6' })
})

test(
  'what a listed post quotes is kept with its author, and goes with it',
  { tags: ['BY-06'] },
  async () => {
    const { session, store, platform } = withQuote()
    const home = timelineAtoms(session)(encodeTimelineKey({ kind: 'home' }))
    store.set(home, listOfRows([QUOTING]))
    await platform.clock.advance(GRACE_MS + 1)
    store.set(sweepAtom, session)
    expect([...serverStatusAtoms(session).getParams()]).toEqual(expect.arrayContaining(['4', '5']))

    store.set(home, createList<StatusId>())
    store.set(sweepAtom, session)

    expect([...serverStatusAtoms(session).getParams()]).toEqual([])
  },
)

test(
  'a quoted post of which only the id is told is asked for, once',
  { tags: ['BY-06'] },
  async () => {
    const { session, store, server, shown } = withQuote({
      quoted_status: null,
      quoted_status_id: QUOTED,
    })
    server.on(ASK, () => Response.json(quoted))

    await Promise.all([
      store.set(seekStatusAtom, session, QUOTED),
      store.set(seekStatusAtom, session, QUOTED),
    ])
    await store.set(seekStatusAtom, session, QUOTED)

    expect(shown(QUOTED)).toMatchObject({ content: quoted.content, account: '8' })
    expect(server.calls()).toEqual([ASK])
  },
)

test(
  'one that the server has not is missing, one that nobody answered for is not',
  { tags: ['BY-06'] },
  async () => {
    const { session, store, server, platform } = withQuote({
      quoted_status: null,
      quoted_status_id: QUOTED,
    })
    server.on(ASK, () => Promise.reject(new TypeError('offline')))
    const asked = store.set(seekStatusAtom, session, QUOTED)
    await platform.clock.advance(60_000)
    await asked
    expect(store.get(missingStatusAtoms(session)(QUOTED))).toBe(false)

    server.on(ASK, () => refuse(404))
    await store.set(seekStatusAtom, session, QUOTED)

    expect(store.get(missingStatusAtoms(session)(QUOTED))).toBe(true)
  },
)

test.each([429, 503])(
  'one that a passing %i kept away is not missing: it is asked for again while its row is shown',
  { tags: ['BY-06'] },
  async (code) => {
    const { session, store, server, platform, shown } = withQuote({
      quoted_status: null,
      quoted_status_id: QUOTED,
    })
    onTestFinished(startAskingUnanswered(session))
    const leave = store.sub(statusAtoms(session)(QUOTED), () => {})
    server.on(ASK, () => refuse(code))
    const asked = store.set(seekStatusAtom, session, QUOTED)
    await platform.clock.advance(RETRY_MS - 1)
    await asked
    expect(store.get(missingStatusAtoms(session)(QUOTED))).toBe(false)

    server.on(ASK, () => Response.json(quoted))
    await platform.clock.advance(4 * RETRY_MS)

    expect(shown(QUOTED)).toMatchObject({ content: quoted.content })
    leave()
  },
)

test('nobody asks again for one whose row is gone', { tags: ['BY-06'] }, async () => {
  const { session, store, server, platform } = withQuote({
    quoted_status: null,
    quoted_status_id: QUOTED,
  })
  onTestFinished(startAskingUnanswered(session))
  server.on(ASK, () => refuse(503))
  const asked = store.set(seekStatusAtom, session, QUOTED)
  await platform.clock.advance(RETRY_MS - 1)
  await asked
  const before = server.calls().length

  await platform.clock.advance(4 * RETRY_MS)

  expect(server.calls()).toHaveLength(before)
})
