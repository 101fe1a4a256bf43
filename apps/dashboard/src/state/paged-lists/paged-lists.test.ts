import { expect, test } from 'vitest'
import type { Page } from '@colonnade/api-client'
import { getBlocks } from '@colonnade/api-client/endpoints'
import { type AccountEntity, accountId, type AccountId } from '@colonnade/domain/entities'
import { account } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { findLiveIds } from '../entities/collect-garbage.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { createOptimisticLists } from './optimistic-lists.ts'
import { createPageLoader } from './page-loader.ts'
import { UNLOADED_LIST } from './paged-lists.ts'

const FIRST = 'GET /api/v1/blocks'
const LIMIT = 2
const [ADA, BO, CY, DI] = ['7', '8', '9', '10'].map((id) => accountId(id)) as [
  AccountId,
  AccountId,
  AccountId,
  AccountId,
]
const createAccounts = (...ids: string[]) => ids.map((id) => account({ id }))

/** Creates a test list: Ada and Bo on its first page, Bo and Cy on its second. */
function createTestList(adds: 'first' | 'last' = 'first') {
  const opened = testSession()
  const { session, server } = opened
  const { store } = session
  server.on(FIRST, ({ url }) =>
    url.includes('max_id')
      ? createPageResponse(createAccounts(BO, CY))
      : createPageResponse(createAccounts(ADA, BO), '/api/v1/blocks?max_id=8'),
  )
  const lists = createOptimisticLists<string, AccountId>({
    adds,
    getRetained: (accounts) => ({ accounts }),
  })
  const { openAtom, loadMoreAtom, includesItemAtom } = createPageLoader(lists, {
    fetchFirst: ({ api }, _key, options): Promise<Pick<Page<AccountEntity>, 'items' | 'next'>> =>
      api.requestPage(getBlocks, { limit: 40 }, options),
    fetchNext: ({ api }, _key, { next }, options) => api.requestLink(getBlocks, next, options),
    store(set, of, { items, next }) {
      set(ingestAccountsAtom, of, items)
      return { items: items.map(({ id }) => id), next }
    },
    getLimit: (key) => (key === 'own' ? null : LIMIT),
  })
  return {
    ...opened,
    lists,
    openAtom,
    open: (key = 'own') => store.set(openAtom, session, key),
    grow: () => store.set(loadMoreAtom, session, 'own'),
    has: (id: AccountId) => store.set(includesItemAtom, session, 'own', id),
    place: (id: AccountId, isIn: boolean) => store.set(lists.setItemAtom, session, 'own', id, isIn),
    setIntent: (id: AccountId, isIn: boolean | null) =>
      store.set(lists.setPendingAtom, session, 'own', id, isIn),
    list: (key = 'own') => store.get(lists.atoms(session)(key)),
    shown: () => store.get(lists.shownAtoms(session)('own')).items,
  }
}

test('fetches the next page once and appends it without duplicates', async () => {
  const { open, grow, list, server } = createTestList()
  await open()

  await Promise.all([grow(), grow()])
  await grow()

  expect(list()).toEqual({ ...UNLOADED_LIST, isLoaded: true, items: [ADA, BO, CY] })
  expect(server.calls()).toHaveLength(2)
})

test.each([
  ['first', [DI, BO]],
  ['last', [BO, DI]],
] as const)(
  'applies changes during the request to a first page, when items are added %s',
  async (adds, expected) => {
    const { open, place, list, server } = createTestList(adds)
    const late = server.hold(FIRST)
    const opening = open()

    place(ADA, false)
    place(DI, true)
    late.answer(createPageResponse(createAccounts(ADA, BO)))
    await opening

    expect(list().items).toEqual(expected)
  },
)

test('applies removals during the request to a next page', async () => {
  const { open, grow, place, list, server } = createTestList()
  await open()
  const late = server.hold(FIRST)
  const growing = grow()

  place(CY, false)
  place(DI, true)
  late.answer(createPageResponse(createAccounts(BO, CY)))
  await growing

  expect(list().items).toEqual([DI, ADA, BO])
})

test('does not change a list that was not loaded', async () => {
  const { open, place, list } = createTestList()

  place(DI, true)
  expect(list()).toEqual(UNLOADED_LIST)
  await open()

  expect(list().items).toEqual([ADA, BO])
})

test.each([
  ['arrives', () => createPageResponse(createAccounts(ADA))],
  ['fails', () => createErrorResponse(500)],
])('ignores a page that %s after its list was cleared', async (_what, reply) => {
  const { session, lists, open, list, server } = createTestList()
  const late = server.hold(FIRST)
  const opening = open()

  lists.clear(session, 'own')
  const again = server.hold(FIRST)
  const reopening = open()
  late.answer(reply())
  await opening
  expect(list()).toEqual({ ...UNLOADED_LIST, isLoading: true })
  again.answer(createPageResponse(createAccounts(CY)))
  await reopening

  expect(list().items).toEqual([CY])
})

test('ignores a response that arrives although its request was aborted', async () => {
  const { session, lists, openAtom, list } = createTestList()
  const fetchFirst = () => Promise.resolve({ items: createAccounts(ADA), next: null })
  const opening = session.store.set(openAtom, session, 'own', { fetchFirst })

  lists.clear(session, 'own')
  await opening

  expect(list()).toEqual(UNLOADED_LIST)
})

test('removes the lists that were opened first, also while a page is loading', async () => {
  const { open, list, server } = createTestList()
  const late = server.hold(FIRST)
  const opening = open('a')
  await flushPromises()

  await open()
  await open('b')
  await open('c')
  late.answer(createPageResponse(createAccounts(ADA)))
  await opening

  expect(['a', 'b', 'c', 'own'].map((key) => list(key).isLoaded)).toEqual([false, true, true, true])
})

test('shows a pending change at once and reverts it when it is dropped', async () => {
  const { open, setIntent, shown, has } = createTestList('last')
  setIntent(CY, true)
  expect(shown()).toEqual([])
  await open()

  setIntent(ADA, false)
  expect(shown()).toEqual([BO, CY])
  expect([has(ADA), has(CY)]).toEqual([true, false])
  setIntent(ADA, null)
  setIntent(CY, null)

  expect(shown()).toEqual([ADA, BO])
})

test('retains listed and pending records from garbage collection until the list is removed', async () => {
  const { session, lists, open, setIntent } = createTestList()
  await open()
  setIntent(DI, true)
  const held = () =>
    [ADA, BO, DI].map((id) => [...findLiveIds(session.store.get, session).accounts].includes(id))
  expect(held()).toEqual([true, true, true])

  lists.forget(session, 'own')

  expect(held()).toEqual([false, false, false])
})
