import { expect, onTestFinished, test } from 'vitest'
import { listId } from '@colonnade/domain/entities'
import { RETRY_DELAY_MS } from '../../lib/retry.ts'
import { accountLists } from '../../state/account-lists/account-lists.ts'
import { customEmojisAtom } from '../../state/entities/custom-emojis.ts'
import { ingestAccountsAtom } from '../../state/entities/ingest.ts'
import { serverFiltersAtom } from '../../state/filters/apply-filters.ts'
import { listAtoms } from '../../state/lists/lists.ts'
import { retryFailedRequests } from '../../state/retry-until-success.ts'
import { getStateToSave } from '../../state/settings/load-settings.ts'
import { account } from '../../testing/factories.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { runSession } from './run-session.ts'

const LISTS = 'GET /api/v1/lists'
const ONCE = [
  LISTS,
  'GET /api/v1/custom_emojis',
  'GET /api/v1/follow_requests',
  'GET /api/v2/filters',
]

/** Longer than all automatic retries of a request. */
const TRIED_MS = 20_000

/** Starts a session while all one-time requests fail. */
async function startSession(respond: () => Response | Promise<Response>) {
  const opened = testSession()
  const { session, server, platform } = opened
  session.store.set(ingestAccountsAtom, session, [account({ id: '1', locked: true })])
  for (const route of ONCE) server.on(route, respond)
  onTestFinished(runSession(session, getStateToSave(session)))
  await platform.clock.advance(TRIED_MS)
  const { get } = session.store
  const countRequests = () => server.calls().filter((call) => call === LISTS).length
  const answer = () => {
    server.on(LISTS, () =>
      Response.json([{ id: '3', title: 'Tides', replies_policy: 'list', exclusive: false }]),
    )
    server.on('GET /api/v1/custom_emojis', () =>
      Response.json([
        {
          shortcode: 'blob',
          url: 'https://x.example/b.png',
          static_url: 'https://x.example/b.png',
        },
      ]),
    )
    server.on('GET /api/v1/follow_requests', () => createPageResponse([account({ id: '7' })]))
    server.on('GET /api/v2/filters', () => Response.json([]))
  }
  const read = () => ({
    list: get(listAtoms(session)(listId('3')))?.title,
    emojis: get(customEmojisAtom(session)).map(({ shortcode }) => shortcode),
    requests: get(accountLists.atoms(session)('FOLLOW_REQUESTS')).items,
    filters: get(serverFiltersAtom(session)).filters,
  })
  return { ...opened, countRequests, answer, read }
}

const ALL = { list: 'Tides', emojis: ['blob'], requests: ['7'], filters: [] }

test(
  'sends the failed requests of an offline start again once the network is back',
  { tags: ['LST-05', 'EMO-01', 'FLT-01', 'SES-16'] },
  async () => {
    const { session, platform, answer, read } = await startSession(() =>
      Promise.reject(new TypeError('offline')),
    )
    expect(read()).toMatchObject({ list: undefined, emojis: [], requests: [], filters: null })
    answer()

    retryFailedRequests(session)
    await platform.clock.advance(0)

    expect(read()).toEqual(ALL)
  },
)

test('retries requests that failed with a transient error while the page is visible', async () => {
  const { platform, countRequests, answer, read } = await startSession(() =>
    createErrorResponse(503),
  )
  answer()
  platform.setHidden(true)
  const before = countRequests()
  await platform.clock.advance(2 * RETRY_DELAY_MS)
  expect(countRequests()).toBe(before)

  platform.setHidden(false)
  await platform.clock.advance(RETRY_DELAY_MS)
  expect(read()).toEqual(ALL)
  await platform.clock.advance(2 * RETRY_DELAY_MS)

  expect(countRequests()).toBe(before + 1)
})

test('does not repeat requests that the server rejects permanently', async () => {
  const { platform, countRequests } = await startSession(() => createErrorResponse(403))
  const before = countRequests()

  await platform.clock.advance(3 * RETRY_DELAY_MS)

  expect(countRequests()).toBe(before)
})
