import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../lib/storage.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import {
  removeRecentSearchAtom,
  openSearchAtom,
  recentSearchesAtom,
  searchForAtom,
} from './run-search.ts'

const SEARCH = 'GET /api/v2/search'

function openSearch(storage = createMemoryStorage()) {
  const { session, server } = testSession({ storage })
  server.on(SEARCH, () => Response.json({ accounts: [], statuses: [], hashtags: [] }))
  return {
    server,
    storage,
    run: (typed: string) => session.store.set(searchForAtom, session, 's', typed),
    open: (query: string) => session.store.set(openSearchAtom, session, 's', query),
    forget: (query: string) => session.store.set(removeRecentSearchAtom, session, query),
    recent: () => session.store.get(recentSearchesAtom(session)),
  }
}

test('offers recent searches again, also after a reload', async () => {
  const { run, storage } = openSearch()

  await run('cats')
  await run(' dogs ')

  expect(openSearch(storage).recent()).toEqual(['dogs', 'cats'])
})

test('keeps a failed search among the recent ones', async () => {
  const { server, run, recent } = openSearch()
  server.on(SEARCH, () => createErrorResponse(500))

  await run('cats')

  expect(recent()).toEqual(['cats'])
})

test('does not record the search of a saved column at start', async () => {
  const { open, recent } = openSearch()

  await open('cats')

  expect(recent()).toEqual([])
})

test('removes a recent search and keeps those of another tab', async () => {
  const one = openSearch()
  const other = openSearch(one.storage)
  await one.run('cats')
  await other.run('owls')

  one.forget('cats')

  expect(one.recent()).toEqual(['owls'])
  expect(openSearch(one.storage).recent()).toEqual(['owls'])
})
