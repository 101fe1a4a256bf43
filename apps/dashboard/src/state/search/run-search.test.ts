import { expect, test } from 'vitest'
import { accountId, statusId } from '@colonnade/domain/entities'
import { account, relationship, status, statuses } from '../../testing/factories.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { setBlockAtom } from '../actions/relationship-action.ts'
import { relationshipAtoms } from '../entities/accounts.ts'
import { findLiveIds } from '../entities/collect-garbage.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { removeStatusesAtom } from '../hidden-accounts/remove-statuses.ts'
import { UNLOADED_LIST } from '../paged-lists/paged-lists.ts'
import { alertsAtom } from '../ui/messages.ts'
import { openSearchAtom, runSearchAtom } from './run-search.ts'
import { searchAtoms } from './searches.ts'

const SEARCH = 'GET /api/v2/search'
const createTag = (name: string) => ({
  name,
  url: `https://colonnade.example/tags/${name}`,
  history: [],
})

const NOTHING = { ...UNLOADED_LIST, shown: 0 }
const NO_SEARCH = {
  key: 's ',
  query: '',
  phase: 'idle',
  error: null,
  accounts: NOTHING,
  hashtags: NOTHING,
  statuses: NOTHING,
}

function openSearch() {
  const opened = testSession({ columns: [column('s', 'SEARCH')] })
  const { session, server } = opened
  server.on(SEARCH, () =>
    Response.json({
      accounts: [account({ id: '7', username: 'ada' })],
      statuses: statuses('5', '4'),
      hashtags: [createTag('cats')],
    }),
  )
  return {
    ...opened,
    run: (typed: string) => session.store.set(runSearchAtom, session, 's', typed),
    state: () => session.store.get(searchAtoms(session)('s')),
  }
}

test.each(['', '   ', '\n'])('sends no request for %j', { tags: ['SRC-01'] }, async (typed) => {
  const { server, run, state } = openSearch()

  await run(typed)

  expect(server.calls()).toEqual([])
  expect(state()).toEqual(NO_SEARCH)
})

test('stores the results in the server’s order, also from other servers', async () => {
  const { session, server, run, state } = openSearch()

  await run('  cats ')

  expect(server.calls()).toEqual(['GET /api/v2/search?q=cats&limit=20&resolve=true'])
  expect(state()).toMatchObject({
    query: 'cats',
    phase: 'found',
    accounts: { items: ['7'] },
    statuses: { items: ['5', '4'] },
    hashtags: { items: [createTag('cats')] },
  })
  expect(session.store.get(statusAtoms(session)(statusId('5')))?.id).toBe('5')
})

test('fetches the relationships of found accounts', { tags: ['SRC-05'] }, async () => {
  const { session, server, platform, run } = openSearch()
  server.on('GET /api/v1/accounts/relationships', () =>
    Response.json([relationship({ id: '7', following: true })]),
  )

  await run('ada')
  await platform.clock.advance(50)

  expect(server.calls().at(-1)).toBe('GET /api/v1/accounts/relationships?id[]=7')
  expect(session.store.get(relationshipAtoms(session)(accountId('7')))?.following).toBe(true)
})

test('shows an error in the column and no alert', async () => {
  const { session, server, run, state } = openSearch()
  server.on(SEARCH, () => createErrorResponse(422, 'Too short'))

  await run('cats')

  expect(state()).toMatchObject({ phase: 'failed', query: 'cats', error: { status: 422 } })
  expect(session.app.get(alertsAtom)).toEqual([])
})

test('shows the results of the later of two searches, whichever response is first', async () => {
  const { server, run, state } = openSearch()
  const slow = server.hold(SEARCH)

  const first = run('cats')
  await run('dogs')
  slow.answer(Response.json({ accounts: [], statuses: statuses('9'), hashtags: [] }))
  await first

  expect(state()).toMatchObject({ query: 'dogs', statuses: { items: ['5', '4'] } })
})

test('stays empty after clearing when a response arrives', async () => {
  const { server, run, state } = openSearch()
  const slow = server.hold(SEARCH)

  const pending = run('cats')
  await run('')
  slow.answer(Response.json({ accounts: [], statuses: statuses('9'), hashtags: [] }))
  await pending

  expect(state()).toEqual(NO_SEARCH)
})

test('shows former results when a column is shown again, and searches again only after a failure', async () => {
  const { session, server } = openSearch()
  const open = () => session.store.set(openSearchAtom, session, 's', 'cats')
  server.on(SEARCH, () => createErrorResponse(500))
  await open()
  server.on(SEARCH, () => Response.json({ accounts: [], statuses: [], hashtags: [] }))

  await open()
  await open()

  expect(server.calls()).toHaveLength(2)
})

test('retains results from garbage collection while the column has them', async () => {
  const { session, run } = openSearch()

  await run('cats')

  const live = findLiveIds(session.store.get, session)
  expect([...live.statuses]).toEqual(expect.arrayContaining(['5', '4']))
  expect([...live.accounts]).toContain('7')
})

test('removes deleted posts from the results', async () => {
  const { session, run, state } = openSearch()
  await run('cats')

  session.store.set(removeStatusesAtom, session, [statusId('5')])

  expect(state().statuses).toMatchObject({ items: ['4'], shown: 1 })
})

test('removes posts of a blocked account and keeps the account, so that it can be unblocked', async () => {
  const { session, server, run, state } = openSearch()
  server.on(SEARCH, () =>
    Response.json({
      accounts: [account({ id: '8' })],
      statuses: [status({ id: '5', account: account({ id: '8' }) }), status({ id: '4' })],
      hashtags: [],
    }),
  )
  server.on('POST /api/v1/accounts/8/block', () =>
    Response.json(relationship({ id: '8', blocking: true })),
  )
  await run('cats')

  await session.store.set(setBlockAtom, session, accountId('8'), true)

  expect(state()).toMatchObject({ accounts: { items: ['8'] }, statuses: { items: ['4'] } })
})
