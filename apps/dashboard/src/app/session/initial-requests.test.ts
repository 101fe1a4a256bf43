import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
// Loaded on demand in the app. Imported here, so that they are available at once.
import './run-session.ts'
import '../../state/list-columns/insert-around.ts'
import '../../state/sessions/complete-sign-in.ts'
import '../../state/sessions/resume-stored-session.ts'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { sendInitialRequests } from '../../boot/send-initial-requests.ts'
import {
  type PrefetchedResponses,
  storePrefetchedResponses,
  withPrefetchedResponses,
} from '../../lib/prefetched-responses.ts'
import { createMemoryStorage } from '../../lib/storage.ts'
import { createAppStore } from '../../state/app-store.ts'
import { columnsAtom } from '../../state/columns/columns.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { openColumnAtom } from '../../state/timelines/open-column.ts'
import { columnListAtoms } from '../../state/timelines/timeline-column-atoms.ts'
import { fakePlatform } from '../../testing/fake-platform.ts'
import { createReadOnlyStorage } from '../../testing/read-only-storage.ts'
import { column } from '../../testing/test-session.ts'
import { startDeck } from './start-deck.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
  for (const acct of ['mira', 'noor']) {
    const client = await server.as(acct)
    for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'])
      await client.post('/api/v1/statuses', { status: word })
  }
})
afterAll(() => server.close())
beforeEach(() => void (globalThis.colonnadeFirstAnswers = undefined))

const SESSION_CALLS = [
  '/api/v1/accounts/verify_credentials',
  '/api/v2/instance',
  '/api/v1/preferences',
  '/api/v1/markers?timeline[]=home&timeline[]=notifications',
]

const createRecordingFetch = (calls: string[]) => (request: Request) => {
  const { pathname, search } = new URL(request.url)
  if (request.method === 'GET') calls.push(pathname + search)
  return fetch(request)
}

/** Opens Home as the only column of the first session, and waits for its rows. */
async function openHome(platform: ReturnType<typeof fakePlatform>) {
  const app = createAppStore(platform)
  onTestFinished(startDeck(app))
  await expect.poll(() => app.get(sessionsAtom).length).toBe(1)
  const session = app.get(sessionsAtom)[0]!
  app.set(columnsAtom, [{ ...column('home', 'HOME'), accountKey: session.key }])
  session.store.set(openColumnAtom, session, 'home')
  await expect
    .poll(() => session.store.get(columnListAtoms(session)('home')).isFirstLoad)
    .toBe(false)
  return session.store.get(columnListAtoms(session)('home'))
}

/**
 * Starts a deck on another origin: first its boot script, then the app.
 *
 * @param createPosition creates the scroll position stored for Home from the ids of its posts, newest first
 */
async function startStored(
  acct: string,
  createPosition: ((ids: readonly string[]) => object) | null = null,
) {
  const client = await server.as(acct)
  const { host } = new URL(server.url)
  const home = await client.get<readonly { readonly id: string }[]>(
    '/api/v1/timelines/home?limit=40',
  )
  const ids = home.body.map(({ id }) => id)
  const account = (await client.get<object>('/api/v1/accounts/verify_credentials')).body
  const prefix = `colonnade/accounts/${acct}@${host}`
  const texts: Record<string, string> = {
    [`${prefix}/session`]: JSON.stringify({
      origin: server.url,
      host,
      accessToken: client.token,
      app: { clientId: 'id', clientSecret: 'secret', redirectUri: '', scopes: '' },
      account,
      initialState: null,
    }),
  }
  if (createPosition !== null)
    texts[`${prefix}/places`] = JSON.stringify({
      version: 1,
      places: { 'home home': createPosition(ids) },
    })
  const calls: string[] = []
  const ask = createRecordingFetch(calls)
  const storage = createMemoryStorage()
  for (const [name, text] of Object.entries(texts)) storage.write(name, text)
  const href = 'https://deck.example/'
  const answers: PrefetchedResponses = new Map()
  storePrefetchedResponses(answers)
  sendInitialRequests(
    {
      storage: () => createReadOnlyStorage(texts),
      pageState: () => null,
      pageOrigin: new URL(href).origin,
      fetch: ask,
    },
    answers,
  )
  const list = await openHome(fakePlatform({ fetch: withPrefetchedResponses(ask), href, storage }))
  return { ids, calls, list, answers }
}

const getIds = (ids: readonly string[], calls: readonly string[]) => ({
  home: calls.filter((call) => call.startsWith('/api/v1/timelines/home')),
  others: calls.filter((call) => !call.startsWith('/api/v1/timelines/home')).toSorted(),
  ids,
})

test('requests everything of a first start once, before the app has loaded', async () => {
  const { calls, answers, ids } = await startStored('mira')

  expect(getIds(ids, calls)).toMatchObject({
    home: ['/api/v1/timelines/home?limit=20'],
    others: SESSION_CALLS.toSorted(),
  })
  expect([...answers.keys()]).toEqual([])
})

test('requests the pages around the marker once, and no other page of Home', async () => {
  const client = await server.as('noor')
  const home = await client.get<readonly { readonly id: string }[]>(
    '/api/v1/timelines/home?limit=40',
  )
  const [, , read, below] = home.body.map(({ id }) => id)
  await client.post('/api/v1/markers', { home: { last_read_id: read } })

  const { calls, answers } = await startStored('noor')

  expect(getIds([], calls)).toMatchObject({
    home: [
      `/api/v1/timelines/home?limit=20&max_id=${read}`,
      `/api/v1/timelines/home?limit=40&min_id=${below}`,
    ],
    others: SESSION_CALLS.toSorted(),
  })
  expect([...answers.keys()]).toEqual([])
})

test('requests the pages around the stored scroll position once', async () => {
  const { calls, answers, ids } = await startStored('mira', (all) => ({
    ids: all.slice(3, 6),
    above: all.slice(1, 3).toReversed(),
    offset: 0,
    isTop: false,
    seen: all[0],
    at: Date.now(),
  }))

  expect(getIds(ids, calls)).toMatchObject({
    home: [
      `/api/v1/timelines/home?limit=20&max_id=${ids[2]}`,
      `/api/v1/timelines/home?limit=40&min_id=${ids[3]}`,
    ],
    others: SESSION_CALLS.toSorted(),
  })
  expect([...answers.keys()]).toEqual([])
})
