import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession, type TestSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { pendingIntentAtoms } from '../entities/intents.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { alertsAtom } from '../ui/messages.ts'
import { setBoostAtom } from './set-status-flags.ts'
import { setBookmarkAtom, setFavouriteAtom } from './status-action.ts'

const ID = statusId('5')
const FAVOURITE = 'POST /api/v1/statuses/5/favourite'
const UNFAVOURITE = 'POST /api/v1/statuses/5/unfavourite'

function openWithStatus(given: Parameters<typeof status>[0] = {}): TestSession & {
  shown: () => ReturnType<typeof status>
} {
  const test = testSession()
  test.session.store.set(ingestStatusesAtom, test.session, [status({ id: '5', ...given })])
  const shown = () => test.session.store.get(statusAtoms(test.session)(ID)) as never
  return { ...test, shown }
}

test('shows a favourite at once and applies the response', async () => {
  const { session, server, shown } = openWithStatus({ favourites_count: 3 })
  const held = server.hold(FAVOURITE)

  const request = session.store.set(setFavouriteAtom, session, ID, true)
  expect(shown()).toMatchObject({ favourited: true, favourites_count: 4 })

  await flushPromises()
  held.answer(Response.json(status({ id: '5', favourited: true, favourites_count: 11 })))
  await request
  expect(shown()).toMatchObject({ favourited: true, favourites_count: 11 })
  expect(session.store.get(pendingIntentAtoms(session)(ID))).toEqual([])
})

test('does not flicker between the pending change and the response', async () => {
  const { session, server } = openWithStatus({ favourites_count: 3 })
  const held = server.hold(FAVOURITE)
  const states: unknown[] = []
  const statusAtom = statusAtoms(session)(ID)
  session.store.sub(statusAtom, () => states.push(session.store.get(statusAtom)?.favourites_count))

  const request = session.store.set(setFavouriteAtom, session, ID, true)
  await flushPromises()
  held.answer(Response.json(status({ id: '5', favourited: true, favourites_count: 4 })))
  await request

  expect(new Set(states)).toEqual(new Set([4]))
})

test(
  'rolls back a refused favourite to the streamed status and shows an error',
  { tags: ['ERR-03'] },
  async () => {
    const { session, server, shown } = openWithStatus({ favourites_count: 3 })
    const held = server.hold(FAVOURITE)

    const request = session.store.set(setFavouriteAtom, session, ID, true)
    await flushPromises()
    session.store.set(
      ingestStatusesAtom,
      session,
      [status({ id: '5', favourites_count: 9 })],
      'stream',
    )
    held.answer(createErrorResponse(422, 'Validation failed'))
    await request

    expect(shown()).toMatchObject({ favourited: false, favourites_count: 9 })
    expect(session.app.get(alertsAtom)).toMatchObject([
      { title: '422', message: 'Validation failed' },
    ])
  },
)

test('shows “Oops!” when a request fails without a response', { tags: ['ERR-04'] }, async () => {
  const { session, server, shown } = openWithStatus()
  server.on(FAVOURITE, () => Promise.reject(new TypeError('offline')))

  await session.store.set(setFavouriteAtom, session, ID, true)

  expect(shown().favourited).toBe(false)
  expect(session.app.get(alertsAtom)).toMatchObject([
    { title: 'Oops!', message: 'An unexpected error occurred' },
  ])
})

test('applies only the latest of rapid toggles, with one request at a time', async () => {
  const { session, server, shown } = openWithStatus({ favourites_count: 3 })
  const held = server.hold(FAVOURITE)
  server.on(UNFAVOURITE, () => Response.json(status({ id: '5', favourites_count: 3 })))

  const request = session.store.set(setFavouriteAtom, session, ID, true)
  void session.store.set(setFavouriteAtom, session, ID, false)
  void session.store.set(setFavouriteAtom, session, ID, true)
  void session.store.set(setFavouriteAtom, session, ID, false)
  await flushPromises()
  expect(shown().favourited).toBe(false)
  expect(server.calls()).toEqual([`${FAVOURITE}`])

  held.answer(Response.json(status({ id: '5', favourited: true, favourites_count: 4 })))
  await request

  expect(server.calls()).toEqual([FAVOURITE, UNFAVOURITE])
  expect(shown()).toMatchObject({ favourited: false, favourites_count: 3 })
})

test('sends no further request when a change was reverted before its request failed', async () => {
  const { session, server, shown } = openWithStatus()
  const held = server.hold(FAVOURITE)

  const request = session.store.set(setFavouriteAtom, session, ID, true)
  await flushPromises()
  void session.store.set(setFavouriteAtom, session, ID, false)
  held.answer(createErrorResponse(500))
  await request

  expect(server.calls()).toEqual([FAVOURITE])
  expect(shown().favourited).toBe(false)
})

test(
  'boosts the inner status and does not apply the returned wrapper to it',
  { tags: ['ST-09'] },
  async () => {
    const { session, server, shown } = openWithStatus({ reblogs_count: 1 })
    session.store.set(ingestStatusesAtom, session, [
      status({ id: '9', reblog: status({ id: '5', reblogs_count: 1 }) }),
    ])
    const original = status({ id: '5', reblogged: true, reblogs_count: 2 })
    server.on('POST /api/v1/statuses/5/reblog', () =>
      Response.json(status({ id: '20', reblog: original })),
    )

    await session.store.set(setBoostAtom, session, statusId('9'), true)

    expect(shown()).toMatchObject({ reblogged: true, reblogs_count: 2 })
    expect(session.store.get(statusAtoms(session)(statusId('20')))).toBeUndefined()
  },
)

test.each([
  ['unchanged', 3, 2],
  ['already updated', 2, 2],
])(
  'keeps an undone boost when the response still says reblogged, its count %s',
  { tags: ['BY-01'] },
  async (_what, answered, shownCount) => {
    const { session, server, shown } = openWithStatus({ reblogged: true, reblogs_count: 3 })
    server.on('POST /api/v1/statuses/5/unreblog', () =>
      Response.json(status({ id: '5', reblogged: true, reblogs_count: answered })),
    )

    await session.store.set(setBoostAtom, session, ID, false)

    expect(shown()).toMatchObject({ reblogged: false, reblogs_count: shownCount })
    expect(session.store.get(pendingIntentAtoms(session)(ID))).toEqual([])
  },
)

test('ignores the flag in the response to an undo when the server has not updated it', async () => {
  const { session, server, shown } = openWithStatus({ bookmarked: true })
  server.on('POST /api/v1/statuses/5/unbookmark', () =>
    Response.json(status({ id: '5', bookmarked: true })),
  )

  await session.store.set(setBookmarkAtom, session, ID, false)

  expect(shown().bookmarked).toBe(false)
})
