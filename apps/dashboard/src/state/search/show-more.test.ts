import { expect, test } from 'vitest'
import { account, statuses } from '../../testing/factories.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { alertsAtom } from '../ui/messages.ts'
import { runSearchAtom, showMoreAtom } from './run-search.ts'
import { searchAtoms, type FoundKind } from './searches.ts'

const SEARCH = 'GET /api/v2/search'
const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_each, index) => account({ id: `${from + index + 1}` }))
const posts = (count: number, from = 0) =>
  statuses(...Array.from({ length: count }, (_each, index) => `${from + index + 1}`))
const tags = (count: number, from = 0) =>
  Array.from({ length: count }, (_each, index) => ({ name: `t${from + index}`, url: '' }))

/** A search that found a full page of everything. */
async function found() {
  const opened = testSession({ columns: [column('s', 'SEARCH')] })
  const { session, server } = opened
  server.on(SEARCH, () =>
    Response.json({ accounts: people(20), statuses: posts(20), hashtags: tags(20) }),
  )
  await session.store.set(runSearchAtom, session, 's', 'cats')
  return {
    ...opened,
    more: (kind: FoundKind) => session.store.set(showMoreAtom, session, 's', kind),
    state: () => session.store.get(searchAtoms(session)('s')),
  }
}

test.each(['accounts', 'hashtags'] as const)(
  '%s: first all that is held shows, then the next page of that kind alone is asked for',
  async (kind) => {
    const { server, more, state } = await found()
    server.on(SEARCH, () =>
      Response.json({ accounts: people(3, 20), statuses: [], hashtags: tags(3, 20) }),
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

test('posts show at once, and more of them come below', async () => {
  const { server, more, state } = await found()
  server.on(SEARCH, () => Response.json({ accounts: [], statuses: posts(2, 20), hashtags: [] }))

  await Promise.all([more('statuses'), more('statuses')])

  expect(server.calls()).toHaveLength(2)
  expect(state().statuses.items.slice(-2)).toEqual(['21', '22'])
  expect(state().statuses.isLoading).toBe(false)
})

test('a page that fails has its alert and can be asked for again', async () => {
  const { session, server, more, state } = await found()
  server.on(SEARCH, () => refuse(500))

  await more('statuses')

  expect(session.app.get(alertsAtom)).toHaveLength(1)
  expect(state().statuses).toMatchObject({ shown: 20, next: expect.any(String) })
  expect(state().statuses.isLoading).toBe(false)
})

test('a page of what was looked for before is not taken in, though more is awaited again', async () => {
  const { session, server, more, state } = await found()
  const late = server.hold(SEARCH)
  const before = more('statuses')
  server.on(SEARCH, () => Response.json({ accounts: [], statuses: posts(20, 90), hashtags: [] }))
  await session.store.set(runSearchAtom, session, 's', 'dogs')
  const slow = server.hold(SEARCH)
  const after = more('statuses')

  late.answer(Response.json({ accounts: [], statuses: posts(2, 20), hashtags: [] }))
  await before
  expect(state().statuses.items).toHaveLength(20)

  slow.answer(Response.json({ accounts: [], statuses: posts(1, 200), hashtags: [] }))
  await after
  expect(state().statuses.items.at(-1)).toBe('201')
})
