import { expect, test } from 'vitest'
import type { Page } from '@colonnade/api-client'
import { getBlocks } from '@colonnade/api-client/endpoints'
import { type AccountEntity, accountId, type AccountId } from '@colonnade/domain/entities'
import { account } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { liveIds } from '../entities/sweep.ts'
import { pageLoader } from './page-loader.ts'
import { NOT_ASKED } from './paged-lists.ts'
import { wishedLists } from './wished-lists.ts'

const FIRST = 'GET /api/v1/blocks'
const LIMIT = 2
const [ADA, BO, CY, DI] = ['7', '8', '9', '10'].map((id) => accountId(id)) as [
  AccountId,
  AccountId,
  AccountId,
  AccountId,
]
const people = (...ids: string[]) => ids.map((id) => account({ id }))

/** A made-up kind of list: Ada and Bo on its first page, Bo and Cy on its second. */
function listed(adds: 'first' | 'last' = 'first') {
  const opened = testSession()
  const { session, server } = opened
  const { store } = session
  server.on(FIRST, ({ url }) =>
    url.includes('max_id')
      ? page(people(BO, CY))
      : page(people(ADA, BO), '/api/v1/blocks?max_id=8'),
  )
  const lists = wishedLists<string, AccountId>({ adds, hold: (accounts) => ({ accounts }) })
  const { openAtom, growAtom, hasAtom } = pageLoader(lists, {
    fetchFirst: ({ api }, _key, options): Promise<Pick<Page<AccountEntity>, 'items' | 'next'>> =>
      api.page(getBlocks, { limit: 40 }, options),
    fetchNext: ({ api }, _key, { next }, options) => api.follow(getBlocks, next, options),
    take(set, of, { items, next }) {
      set(ingestAccountsAtom, of, items)
      return { items: items.map(({ id }) => id), next }
    },
    limitOf: (key) => (key === 'own' ? null : LIMIT),
  })
  return {
    ...opened,
    lists,
    openAtom,
    open: (key = 'own') => store.set(openAtom, session, key),
    grow: () => store.set(growAtom, session, 'own'),
    has: (id: AccountId) => store.set(hasAtom, session, 'own', id),
    place: (id: AccountId, isIn: boolean) => store.set(lists.placeAtom, session, 'own', id, isIn),
    wish: (id: AccountId, isIn: boolean | null) =>
      store.set(lists.wishAtom, session, 'own', id, isIn),
    list: (key = 'own') => store.get(lists.atoms(session)(key)),
    shown: () => store.get(lists.shownAtoms(session)('own')).items,
  }
}

test('asks for the next page once, and joins it without doubles', async () => {
  const { open, grow, list, server } = listed()
  await open()

  await Promise.all([grow(), grow()])
  await grow()

  expect(list()).toEqual({ ...NOT_ASKED, isLoaded: true, items: [ADA, BO, CY] })
  expect(server.calls()).toHaveLength(2)
})

test.each([
  ['first', [DI, BO]],
  ['last', [BO, DI]],
] as const)(
  'corrects a first page by what moved until it came, when items are added %s',
  async (adds, expected) => {
    const { open, place, list, server } = listed(adds)
    const late = server.hold(FIRST)
    const opening = open()

    place(ADA, false)
    place(DI, true)
    late.answer(page(people(ADA, BO)))
    await opening

    expect(list().items).toEqual(expected)
  },
)

test('corrects a next page by who left until it came', async () => {
  const { open, grow, place, list, server } = listed()
  await open()
  const late = server.hold(FIRST)
  const growing = grow()

  place(CY, false)
  place(DI, true)
  late.answer(page(people(BO, CY)))
  await growing

  expect(list().items).toEqual([DI, ADA, BO])
})

test('leaves a list that nobody asked for to its first page', async () => {
  const { open, place, list } = listed()

  place(DI, true)
  expect(list()).toEqual(NOT_ASKED)
  await open()

  expect(list().items).toEqual([ADA, BO])
})

test.each([
  ['comes', () => page(people(ADA))],
  ['fails', () => refuse(500)],
])('drops a page that %s after its list was cleared', async (_what, reply) => {
  const { session, lists, open, list, server } = listed()
  const late = server.hold(FIRST)
  const opening = open()

  lists.clear(session, 'own')
  const again = server.hold(FIRST)
  const reopening = open()
  late.answer(reply())
  await opening
  expect(list()).toEqual({ ...NOT_ASKED, isLoading: true })
  again.answer(page(people(CY)))
  await reopening

  expect(list().items).toEqual([CY])
})

test('drops an answer that comes although its call was aborted', async () => {
  const { session, lists, openAtom, list } = listed()
  const fetchFirst = () => Promise.resolve({ items: people(ADA), next: null })
  const opening = session.store.set(openAtom, session, 'own', { fetchFirst })

  lists.clear(session, 'own')
  await opening

  expect(list()).toEqual(NOT_ASKED)
})

test('forgets the lists opened first, also while their page is on its way', async () => {
  const { open, list, server } = listed()
  const late = server.hold(FIRST)
  const opening = open('a')
  await settled()

  await open()
  await open('b')
  await open('c')
  late.answer(page(people(ADA)))
  await opening

  expect(['a', 'b', 'c', 'own'].map((key) => list(key).isLoaded)).toEqual([false, true, true, true])
})

test('shows what is wished at once, and as it was when the wish is dropped', async () => {
  const { open, wish, shown, has } = listed('last')
  wish(CY, true)
  expect(shown()).toEqual([])
  await open()

  wish(ADA, false)
  expect(shown()).toEqual([BO, CY])
  expect([has(ADA), has(CY)]).toEqual([true, false])
  wish(ADA, null)
  wish(CY, null)

  expect(shown()).toEqual([ADA, BO])
})

test('keeps the records of what is listed or wished from the sweep, until the list is forgotten', async () => {
  const { session, lists, open, wish } = listed()
  await open()
  wish(DI, true)
  const held = () =>
    [ADA, BO, DI].map((id) => [...liveIds(session.store.get, session).accounts].includes(id))
  expect(held()).toEqual([true, true, true])

  lists.forget(session, 'own')

  expect(held()).toEqual([false, false, false])
})
