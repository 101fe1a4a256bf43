import { expect, onTestFinished, test } from 'vitest'
import { type QuoteEntity, type StatusId, statusId } from '@colonnade/domain/entities'
import { createList } from '@colonnade/domain/list'
import { createListOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { RETRY_DELAY_MS } from '../../lib/retry.ts'
import { account, status } from '../../testing/factories.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { removeStatusesAtom } from '../hidden-accounts/remove-statuses.ts'
import { startRetries } from '../sessions/start-retries.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { GRACE_MS, collectGarbageAtom } from './collect-garbage.ts'
import { missingStatusAtoms, fetchMissingStatusAtom } from './fetch-missing-status.ts'
import { ingestStatusesAtom } from './ingest.ts'
import { serverStatusAtoms, statusAtoms } from './statuses.ts'

const ASK = 'GET /api/v1/statuses/4'
const QUOTED = statusId('4')
const QUOTING = statusId('5')
const quoted = status({ id: '4', account: account({ id: '8', username: 'tomas' }) })

function openWithQuote(quote: Partial<QuoteEntity> = {}) {
  const test = testSession()
  const { store } = test.session
  const entity = {
    state: 'accepted',
    quoted_status: quoted,
    quoted_status_id: null,
    ...quote,
  } as const
  store.set(ingestStatusesAtom, test.session, [status({ id: '5', quote: entity })])
  const shown = (id: typeof QUOTED) => store.get(statusAtoms(test.session)(id))
  return { ...test, store, shown }
}

test('shows a deleted quoted post as deleted', { tags: ['BY-06'] }, () => {
  const { session, store, shown } = openWithQuote()

  store.set(removeStatusesAtom, session, [QUOTED])

  expect(shown(QUOTING)?.quote).toEqual({ state: 'deleted', status: null })
})

test('keeps a post that quotes another one since', { tags: ['BY-06'] }, () => {
  const { session, store, shown } = openWithQuote()
  const other = { state: 'accepted', quoted_status: status({ id: '6' }), quoted_status_id: null }
  store.set(ingestStatusesAtom, session, [status({ id: '5', quote: other as QuoteEntity })])

  store.set(removeStatusesAtom, session, [QUOTED])

  expect(shown(QUOTING)?.quote).toEqual({ state: 'accepted', status: '6' })
})

test(
  'retains what a listed post quotes with its author, and releases both with it',
  { tags: ['BY-06'] },
  async () => {
    const { session, store, platform } = openWithQuote()
    const home = timelineAtoms(session)(encodeTimelineKey({ kind: 'home' }))
    store.set(home, createListOfRows([QUOTING]))
    await platform.clock.advance(GRACE_MS + 1)
    store.set(collectGarbageAtom, session)
    expect([...serverStatusAtoms(session).getParams()]).toEqual(expect.arrayContaining(['4', '5']))

    store.set(home, createList<StatusId>())
    store.set(collectGarbageAtom, session)

    expect([...serverStatusAtoms(session).getParams()]).toEqual([])
  },
)

test('fetches a quoted post that is known only by ID, once', { tags: ['BY-06'] }, async () => {
  const { session, store, server, shown } = openWithQuote({
    quoted_status: null,
    quoted_status_id: QUOTED,
  })
  server.on(ASK, () => Response.json(quoted))

  await Promise.all([
    store.set(fetchMissingStatusAtom, session, QUOTED),
    store.set(fetchMissingStatusAtom, session, QUOTED),
  ])
  await store.set(fetchMissingStatusAtom, session, QUOTED)

  expect(shown(QUOTED)).toMatchObject({ content: quoted.content, account: '8' })
  expect(server.calls()).toEqual([ASK])
})

test(
  'marks a quoted post as missing on 404 but not without a response',
  { tags: ['BY-06'] },
  async () => {
    const { session, store, server, platform } = openWithQuote({
      quoted_status: null,
      quoted_status_id: QUOTED,
    })
    server.on(ASK, () => Promise.reject(new TypeError('offline')))
    const pending = store.set(fetchMissingStatusAtom, session, QUOTED)
    await platform.clock.advance(60_000)
    await pending
    expect(store.get(missingStatusAtoms(session)(QUOTED))).toBe(false)

    server.on(ASK, () => createErrorResponse(404))
    await store.set(fetchMissingStatusAtom, session, QUOTED)

    expect(store.get(missingStatusAtoms(session)(QUOTED))).toBe(true)
  },
)

test.each([429, 503])(
  'retries a quoted post after a temporary %i while its row is shown',
  { tags: ['BY-06'] },
  async (code) => {
    const { session, store, server, platform, shown } = openWithQuote({
      quoted_status: null,
      quoted_status_id: QUOTED,
    })
    onTestFinished(startRetries(session))
    const leave = store.sub(statusAtoms(session)(QUOTED), () => {})
    server.on(ASK, () => createErrorResponse(code))
    const pending = store.set(fetchMissingStatusAtom, session, QUOTED)
    await platform.clock.advance(RETRY_DELAY_MS - 1)
    await pending
    expect(store.get(missingStatusAtoms(session)(QUOTED))).toBe(false)

    server.on(ASK, () => Response.json(quoted))
    await platform.clock.advance(4 * RETRY_DELAY_MS)

    expect(shown(QUOTED)).toMatchObject({ content: quoted.content })
    leave()
  },
)

test('does not retry a quoted post whose row is removed', { tags: ['BY-06'] }, async () => {
  const { session, store, server, platform } = openWithQuote({
    quoted_status: null,
    quoted_status_id: QUOTED,
  })
  onTestFinished(startRetries(session))
  server.on(ASK, () => createErrorResponse(503))
  const pending = store.set(fetchMissingStatusAtom, session, QUOTED)
  await platform.clock.advance(RETRY_DELAY_MS - 1)
  await pending
  const before = server.calls().length

  await platform.clock.advance(4 * RETRY_DELAY_MS)

  expect(server.calls()).toHaveLength(before)
})
