import { expect, test } from 'vitest'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { testSession } from '../../testing/test-session.ts'
import { noteFirstRowsAtom } from '../ui/first-rows.ts'
import { MOST_CALLS, startKeepingFirstCalls } from './keep-first-calls.ts'

const ORIGIN = 'https://colonnade.example'

async function keptAfter(read: readonly string[]): Promise<unknown> {
  const { session, platform } = testSession()
  platform.setReadSoFar(read)
  startKeepingFirstCalls(session)
  const key = accountStorageKey(session.key, 'first-calls')
  expect(platform.storage.read(key)).toBeNull()

  session.app.set(noteFirstRowsAtom)
  platform.paint()
  await platform.clock.advance(0)
  return JSON.parse(platform.storage.read(key) ?? 'null')
}

test('what was read of the own server until the first rows stood is kept, each once, for the next start', async () => {
  const markers = '/api/v1/markers?timeline[]=home'

  const kept = await keptAfter([
    `${ORIGIN}${markers}`,
    `${ORIGIN}${markers}`,
    `${ORIGIN}/api/v2/filters`,
    'https://other.example/api/v2/filters',
    `${ORIGIN}/media/sound.mp3`,
  ])

  expect(kept).toEqual([markers, '/api/v2/filters'])
})

test.each([
  '/api/v1/timelines/home?max_id=109',
  '/api/v1/notifications?since_id=4&limit=40',
  '/api/v1/accounts/relationships?id[]=1&id[]=2',
  '/api/v1/accounts/relationships?id%5B%5D=1',
])('what asks for certain records is not repeated: %s', async (path) => {
  expect(await keptAfter([ORIGIN + path])).toEqual([])
})

test.each([
  '/api/v1/timelines/home?limit=20',
  '/api/v1/notifications?limit=40',
  '/api/v1/favourites?limit=20',
])(
  'keeps no page of a list, which the next start asks for once its stream delivers: %s',
  async (path) => {
    expect(await keptAfter([ORIGIN + path])).toEqual([])
  },
)

test('no more is asked for ahead than a browser has connections for', async () => {
  const many = Array.from({ length: 30 }, (_, index) => `${ORIGIN}/api/v1/tags/t${index}`)

  expect(await keptAfter(many)).toHaveLength(MOST_CALLS)
})
