import { expect, test } from 'vitest'
import { account, statuses } from '../../testing/factories.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { alertsAtom } from '../ui/messages.ts'
import { runSearchAtom, showMoreAtom } from './run-search.ts'
import { searchAtoms, type FoundKind } from './searches.ts'

const SEARCH = 'GET /api/v2/search'
const createAccounts = (count: number, from = 0) =>
  Array.from({ length: count }, (_each, index) => account({ id: `${from + index + 1}` }))
const createPosts = (count: number, from = 0) =>
  statuses(...Array.from({ length: count }, (_each, index) => `${from + index + 1}`))
const createTags = (count: number, from = 0) =>
  Array.from({ length: count }, (_each, index) => ({ name: `t${from + index}`, url: '' }))

/** Opens a search with a full page of results of every kind. */
async function openWithFullPage() {
  const opened = testSession({ columns: [column('s', 'SEARCH')] })
  const { session, server } = opened
  server.on(SEARCH, () =>
    Response.json({
      accounts: createAccounts(20),
      statuses: createPosts(20),
      hashtags: createTags(20),
    }),
  )
  await session.store.set(runSearchAtom, session, 's', 'cats')
  return {
    ...opened,
    more: (kind: FoundKind) => session.store.set(showMoreAtom, session, 's', kind),
    state: () => session.store.get(searchAtoms(session)('s')),
  }
}

test.each(['accounts', 'hashtags'] as const)(
  '%s: shows all loaded results first, then fetches the next page of that kind only',
  async (kind) => {
    const { server, more, state } = await openWithFullPage()
    server.on(SEARCH, () =>
      Response.json({ accounts: createAccounts(3, 20), statuses: [], hashtags: createTags(3, 20) }),
    )
    expect(state()[kind].shown).toBe(5)

    await more(kind)
    expect(state()[kind].shown).toBe(20)
    expect(server.calls()).toHaveLength(1)

    await more(kind)
    expect(server.calls().at(-1)).toBe(
      `GET /api/v2/search?q=cats&type=${kind}&limit=20&offset=20&resolve=true`,
    )
    expect(state()[kind]).toMatchObject({ shown: 23, next: null })
    expect(state().statuses.items).toHaveLength(20)

    await more(kind)
    expect(server.calls()).toHaveLength(2)
  },
)

test('shows posts at once and appends more below', async () => {
  const { server, more, state } = await openWithFullPage()
  server.on(SEARCH, () =>
    Response.json({ accounts: [], statuses: createPosts(2, 20), hashtags: [] }),
  )

  await Promise.all([more('statuses'), more('statuses')])

  expect(server.calls()).toHaveLength(2)
  expect(state().statuses.items.slice(-2)).toEqual(['21', '22'])
  expect(state().statuses.isLoading).toBe(false)
})

test('shows an alert for a failed page and can fetch it again', async () => {
  const { session, server, more, state } = await openWithFullPage()
  server.on(SEARCH, () => createErrorResponse(500))

  await more('statuses')

  expect(session.app.get(alertsAtom)).toHaveLength(1)
  expect(state().statuses).toMatchObject({ shown: 20, next: expect.any(String) })
  expect(state().statuses.isLoading).toBe(false)
})

test('ignores a page of the former query while another page is pending', async () => {
  const { session, server, more, state } = await openWithFullPage()
  const late = server.hold(SEARCH)
  const before = more('statuses')
  server.on(SEARCH, () =>
    Response.json({ accounts: [], statuses: createPosts(20, 90), hashtags: [] }),
  )
  await session.store.set(runSearchAtom, session, 's', 'dogs')
  const slow = server.hold(SEARCH)
  const after = more('statuses')

  late.answer(Response.json({ accounts: [], statuses: createPosts(2, 20), hashtags: [] }))
  await before
  expect(state().statuses.items).toHaveLength(20)

  slow.answer(Response.json({ accounts: [], statuses: createPosts(1, 200), hashtags: [] }))
  await after
  expect(state().statuses.items.at(-1)).toBe('201')
})
