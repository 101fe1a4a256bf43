import { expect, test } from 'vitest'
import { memoryStorage } from '../../lib/storage.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import {
  forgetSearchedAtom,
  openSearchAtom,
  recentSearchesAtom,
  searchForAtom,
} from './run-search.ts'

const SEARCH = 'GET /api/v2/search'

function searching(storage = memoryStorage()) {
  const { session, server } = testSession({ storage })
  server.on(SEARCH, () => Response.json({ accounts: [], statuses: [], hashtags: [] }))
  return {
    server,
    storage,
    run: (typed: string) => session.store.set(searchForAtom, session, 's', typed),
    open: (query: string) => session.store.set(openSearchAtom, session, 's', query),
    forget: (query: string) => session.store.set(forgetSearchedAtom, session, query),
    recent: () => session.store.get(recentSearchesAtom(session)),
  }
}

test('what was looked for is offered again, also after a reload', async () => {
  const { run, storage } = searching()

  await run('cats')
  await run(' dogs ')

  expect(searching(storage).recent()).toEqual(['dogs', 'cats'])
})

test('a search that failed is worth another try', async () => {
  const { server, run, recent } = searching()
  server.on(SEARCH, () => refuse(500))

  await run('cats')

  expect(recent()).toEqual(['cats'])
})

test('a saved column that looks anew at each start was not typed', async () => {
  const { open, recent } = searching()

  await open('cats')

  expect(recent()).toEqual([])
})

test('what is forgotten is gone for good, and what another tab looked for stays', async () => {
  const one = searching()
  const other = searching(one.storage)
  await one.run('cats')
  await other.run('owls')

  one.forget('cats')

  expect(one.recent()).toEqual(['owls'])
  expect(searching(one.storage).recent()).toEqual(['owls'])
})
