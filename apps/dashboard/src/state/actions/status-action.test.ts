import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { testSession, type TestSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { pendingIntentAtoms } from '../entities/intents.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { alertsAtom } from '../ui/messages.ts'
import { setBoostAtom } from './set-flags.ts'
import { setBookmarkAtom, setFavouriteAtom } from './status-action.ts'

const ID = statusId('5')
const FAVOURITE = 'POST /api/v1/statuses/5/favourite'
const UNFAVOURITE = 'POST /api/v1/statuses/5/unfavourite'

function withStatus(given: Parameters<typeof status>[0] = {}): TestSession & {
  shown: () => ReturnType<typeof status>
} {
  const test = testSession()
  test.session.store.set(ingestStatusesAtom, test.session, [status({ id: '5', ...given })])
  const shown = () => test.session.store.get(statusAtoms(test.session)(ID)) as never
  return { ...test, shown }
}

test('a favourite shows at once and the answer takes its place', async () => {
  const { session, server, shown } = withStatus({ favourites_count: 3 })
  const held = server.hold(FAVOURITE)

  const asked = session.store.set(setFavouriteAtom, session, ID, true)
  expect(shown()).toMatchObject({ favourited: true, favourites_count: 4 })

  await settled()
  held.answer(Response.json(status({ id: '5', favourited: true, favourites_count: 11 })))
  await asked
  expect(shown()).toMatchObject({ favourited: true, favourites_count: 11 })
  expect(session.store.get(pendingIntentAtoms(session)(ID))).toEqual([])
})

test('the answer never flickers: no moment between the wish and what the server says', async () => {
  const { session, server } = withStatus({ favourites_count: 3 })
  const held = server.hold(FAVOURITE)
  const seen: unknown[] = []
  const statusAtom = statusAtoms(session)(ID)
  session.store.sub(statusAtom, () => seen.push(session.store.get(statusAtom)?.favourites_count))

  const asked = session.store.set(setFavouriteAtom, session, ID, true)
  await settled()
  held.answer(Response.json(status({ id: '5', favourited: true, favourites_count: 4 })))
  await asked

  expect(new Set(seen)).toEqual(new Set([4]))
})

test(
  'a refused favourite keeps what the stream said meanwhile and raises an alert',
  { tags: ['ERR-03'] },
  async () => {
    const { session, server, shown } = withStatus({ favourites_count: 3 })
    const held = server.hold(FAVOURITE)

    const asked = session.store.set(setFavouriteAtom, session, ID, true)
    await settled()
    session.store.set(
      ingestStatusesAtom,
      session,
      [status({ id: '5', favourites_count: 9 })],
      'stream',
    )
    held.answer(refuse(422, 'Validation failed'))
    await asked

    expect(shown()).toMatchObject({ favourited: false, favourites_count: 9 })
    expect(session.app.get(alertsAtom)).toMatchObject([
      { title: '422', message: 'Validation failed' },
    ])
  },
)

test('a call without an answer comes back as Oops!', { tags: ['ERR-04'] }, async () => {
  const { session, server, shown } = withStatus()
  server.on(FAVOURITE, () => Promise.reject(new TypeError('offline')))

  await session.store.set(setFavouriteAtom, session, ID, true)

  expect(shown().favourited).toBe(false)
  expect(session.app.get(alertsAtom)).toMatchObject([
    { title: 'Oops!', message: 'An unexpected error occurred' },
  ])
})

test('the latest wish wins: one call at a time, and only what is wanted at the end', async () => {
  const { session, server, shown } = withStatus({ favourites_count: 3 })
  const held = server.hold(FAVOURITE)
  server.on(UNFAVOURITE, () => Response.json(status({ id: '5', favourites_count: 3 })))

  const asked = session.store.set(setFavouriteAtom, session, ID, true)
  void session.store.set(setFavouriteAtom, session, ID, false)
  void session.store.set(setFavouriteAtom, session, ID, true)
  void session.store.set(setFavouriteAtom, session, ID, false)
  await settled()
  expect(shown().favourited).toBe(false)
  expect(server.calls()).toEqual([`${FAVOURITE}`])

  held.answer(Response.json(status({ id: '5', favourited: true, favourites_count: 4 })))
  await asked

  expect(server.calls()).toEqual([FAVOURITE, UNFAVOURITE])
  expect(shown()).toMatchObject({ favourited: false, favourites_count: 3 })
})

test('a wish that was taken back before its refusal asks for nothing more', async () => {
  const { session, server, shown } = withStatus()
  const held = server.hold(FAVOURITE)

  const asked = session.store.set(setFavouriteAtom, session, ID, true)
  await settled()
  void session.store.set(setFavouriteAtom, session, ID, false)
  held.answer(refuse(500))
  await asked

  expect(server.calls()).toEqual([FAVOURITE])
  expect(shown().favourited).toBe(false)
})

test(
  'a boost is of the status inside; the wrapper that answers is not taken for it',
  { tags: ['ST-09'] },
  async () => {
    const { session, server, shown } = withStatus({ reblogs_count: 1 })
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
  ['as it was', 3, 2],
  ['moved already', 2, 2],
])(
  'a boost that is taken back stays so where the answer still says reblogged, its count %s',
  { tags: ['BY-01'] },
  async (_what, answered, shownCount) => {
    const { session, server, shown } = withStatus({ reblogged: true, reblogs_count: 3 })
    server.on('POST /api/v1/statuses/5/unreblog', () =>
      Response.json(status({ id: '5', reblogged: true, reblogs_count: answered })),
    )

    await session.store.set(setBoostAtom, session, ID, false)

    expect(shown()).toMatchObject({ reblogged: false, reblogs_count: shownCount })
    expect(session.store.get(pendingIntentAtoms(session)(ID))).toEqual([])
  },
)

test('an undo that a server answers with the flag still set is believed by the wish', async () => {
  const { session, server, shown } = withStatus({ bookmarked: true })
  server.on('POST /api/v1/statuses/5/unbookmark', () =>
    Response.json(status({ id: '5', bookmarked: true })),
  )

  await session.store.set(setBookmarkAtom, session, ID, false)

  expect(shown().bookmarked).toBe(false)
})
