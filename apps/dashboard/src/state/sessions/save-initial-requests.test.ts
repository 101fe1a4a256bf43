import { expect, test } from 'vitest'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { testSession } from '../../testing/test-session.ts'
import { markFirstRowsAtom } from '../ui/run-after-first-rows.ts'
import { MAX_INITIAL_REQUESTS, startSavingInitialRequests } from './save-initial-requests.ts'

const ORIGIN = 'https://colonnade.example'

async function recordRequests(read: readonly string[]): Promise<unknown> {
  const { session, platform } = testSession()
  platform.setReadSoFar(read)
  startSavingInitialRequests(session)
  const key = getAccountStorageKey(session.key, 'first-calls')
  expect(platform.storage.read(key)).toBeNull()

  session.app.set(markFirstRowsAtom)
  platform.renderFrame()
  await platform.clock.advance(0)
  return JSON.parse(platform.storage.read(key) ?? 'null')
}

test('saves the requests to the own server until the first rows show, each once', async () => {
  const markers = '/api/v1/markers?timeline[]=home'

  const saved = await recordRequests([
    `${ORIGIN}${markers}`,
    `${ORIGIN}${markers}`,
    `${ORIGIN}/api/v2/filters`,
    'https://other.example/api/v2/filters',
    `${ORIGIN}/media/sound.mp3`,
  ])

  expect(saved).toEqual([markers, '/api/v2/filters'])
})

test.each(['limit=20', 'limit=20&max_id=109', 'limit=40&min_id=5'])(
  'saves that Home was requested: %s',
  async (query) => {
    expect(await recordRequests([`${ORIGIN}/api/v1/timelines/home?${query}`])).toEqual([
      '/api/v1/timelines/home?limit=20',
    ])
  },
)

test.each([
  '/api/v1/timelines/tag/tea?max_id=109',
  '/api/v1/notifications?since_id=4&limit=40',
  '/api/v1/accounts/relationships?id[]=1&id[]=2',
  '/api/v1/accounts/relationships?id%5B%5D=1',
])('does not save a request for particular records: %s', async (path) => {
  expect(await recordRequests([ORIGIN + path])).toEqual([])
})

test.each([
  '/api/v1/timelines/public?limit=20',
  '/api/v1/notifications?limit=40',
  '/api/v1/favourites?limit=20',
])(
  'does not save a page of a list, which the next start fetches once its stream delivers: %s',
  async (path) => {
    expect(await recordRequests([ORIGIN + path])).toEqual([])
  },
)

test('saves no more requests than a browser has connections for', async () => {
  const many = Array.from({ length: 30 }, (_, index) => `${ORIGIN}/api/v1/tags/t${index}`)

  expect(await recordRequests(many)).toHaveLength(MAX_INITIAL_REQUESTS)
})
