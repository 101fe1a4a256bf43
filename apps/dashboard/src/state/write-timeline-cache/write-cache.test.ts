import { expect, test, vi } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { type KeyValueStorage, createMemoryStorage } from '../../lib/storage.ts'
import { status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { columnsAtom } from '../columns/columns.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { endSessionAtom } from '../sessions/end-session.ts'
import { setSessionCleanup } from '../sessions/stop-session.ts'
import { getCacheTimes } from '../timeline-cache/read-cache.ts'
import { insertStatusesAtom } from '../timelines/insert-statuses.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import {
  FIRST_WRITE_DELAY_MS,
  WRITE_INTERVAL_MS,
  MAX_CHARACTERS,
  startWritingCache,
} from './write-cache.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const home = 'mira@colonnade.example home'

async function startCache(content = '<p>Hello</p>', count = 3, storage = createMemoryStorage()) {
  const opened = testSession({
    storage,
    columns: [column('a', 'HOME'), column('b', 'COMMUNITY'), column('c', 'SEARCH')],
  })
  const { session, server, platform } = opened
  const posts = Array.from({ length: count }, (_, index) =>
    status({ id: String(100 - index), content }),
  )
  server.on('GET /api/v1/timelines/home', () => createPageResponse(posts))
  server.on('GET /api/v1/timelines/public', () => createPageResponse([status({ id: '5' })]))
  session.store.set(openColumnAtom, session, 'a')
  session.store.set(openColumnAtom, session, 'b')
  await flushPromises()
  const stop = startWritingCache(session)
  setSessionCleanup(session, stop)
  const write = vi.spyOn(platform.timelineCache, 'write')
  return { ...opened, stop, write, getStoredKeys: () => [...platform.timelineCache.stored.keys()] }
}

function streamPost({ session }: Awaited<ReturnType<typeof startCache>>, id: string): void {
  const arrived = status({ id })
  session.store.set(ingestStatusesAtom, session, [arrived], 'stream')
  session.store.set(insertStatusesAtom, session, HOME, [arrived.id])
}

test(
  'writes a changed list once in ten seconds, regardless of how much is streamed',
  { tags: ['BY-17'] },
  async () => {
    const world = await startCache()
    const { platform, write, stop } = world
    await platform.clock.advance(FIRST_WRITE_DELAY_MS)
    expect(write).toHaveBeenCalledTimes(2)

    for (let second = 0; second < 9; second += 1) {
      for (let nth = 0; nth < 100; nth += 1) streamPost(world, String(1_000 + second * 100 + nth))
      await platform.clock.advance(1_000)
    }
    expect(write).toHaveBeenCalledTimes(2)
    await platform.clock.advance(WRITE_INTERVAL_MS - 9_000)

    expect(write).toHaveBeenCalledTimes(3)
    expect(platform.timelineCache.stored.get(home)).toContain('"1899"')
    stop()
  },
)

test('writes changed lists immediately when the page is hidden', { tags: ['BY-17'] }, async () => {
  const world = await startCache()
  streamPost(world, '200')

  world.platform.setHidden(true)

  expect(world.platform.timelineCache.stored.get(home)).toContain('"200"')
  world.stop()
})

test('removes the list of a removed column', { tags: ['BY-17'] }, async () => {
  const { session, platform, stop, getStoredKeys } = await startCache()
  await platform.clock.advance(WRITE_INTERVAL_MS)
  expect(getStoredKeys()).toContain('mira@colonnade.example community')

  session.app.set(columnsAtom, (columns) => columns.filter(({ uuid }) => uuid !== 'b'))
  await platform.clock.advance(WRITE_INTERVAL_MS)

  expect(getStoredKeys()).toEqual([home])
  expect([...getCacheTimes(session).keys()]).toEqual(['home'])
  stop()
})

test(
  "removes the account's cache on sign-out and writes no more",
  { tags: ['BY-17'] },
  async () => {
    const world = await startCache()
    const { session, platform, getStoredKeys } = world
    await platform.clock.advance(WRITE_INTERVAL_MS)
    expect(getStoredKeys()).not.toEqual([])

    session.app.set(endSessionAtom, session)
    platform.setHidden(true)
    await platform.clock.advance(WRITE_INTERVAL_MS)

    expect(getStoredKeys()).toEqual([])
    expect(platform.storage.keys().filter((key) => key.includes('mira@'))).toEqual([])
  },
)

test('stops writing after a sign-out in another tab', { tags: ['BY-17'] }, async () => {
  const listeners = new Set<(key: string, text: string | null) => void>()
  const watch: KeyValueStorage['watch'] = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const world = await startCache(undefined, undefined, { ...createMemoryStorage(), watch })
  const { session, platform, write } = world

  for (const listener of listeners) listener(getAccountStorageKey(session.key, 'session'), null)
  streamPost(world, '200')
  platform.setHidden(true)
  await platform.clock.advance(WRITE_INTERVAL_MS)

  expect(write).not.toHaveBeenCalled()
})

test('keeps the rows of other accounts on sign-out', { tags: ['BY-17'] }, async () => {
  const { session, platform } = await startCache()
  platform.timelineCache.stored.set('mira@colonnade.example.org home', 'theirs')

  session.app.set(endSessionAtom, session)
  await flushPromises()

  expect([...platform.timelineCache.stored.keys()]).toEqual(['mira@colonnade.example.org home'])
})

test('disables the cache silently when there is no space', { tags: ['BY-17'] }, async () => {
  const { session, platform, write } = await startCache()
  platform.timelineCache.stored.set(home, 'older')
  platform.timelineCache.setFull()

  await platform.clock.advance(WRITE_INTERVAL_MS * 3)

  expect(write.mock.calls.length).toBeLessThanOrEqual(2)
  expect([...platform.timelineCache.stored.keys()]).toEqual([])
  expect(platform.storage.read(getAccountStorageKey(session.key, 'seen'))).toBeNull()
})

test(
  'caches fewer long posts, so that no list exceeds the limit',
  { tags: ['BY-17'] },
  async () => {
    const { platform, stop } = await startCache(`<p>${'long '.repeat(10_000)}</p>`, 20)

    await platform.clock.advance(WRITE_INTERVAL_MS)

    const text = platform.timelineCache.stored.get(home) ?? ''
    expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS)
    expect(text).toContain('"100"')
    stop()
  },
)
