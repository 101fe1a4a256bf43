import { expect, test, vi } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { type KeyValueStorage, memoryStorage } from '../../lib/storage.ts'
import { status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { columnsAtom } from '../columns/columns.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { seenTimes } from '../last-seen/recall-seen.ts'
import { endSessionAtom } from '../sessions/end-session.ts'
import { rememberStop } from '../sessions/running-sessions.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { placeStatusesAtom } from '../timelines/place-status.ts'
import { FIRST_KEEP_MS, KEEP_MS, MOST_CHARACTERS, startKeepingSeen } from './keep-seen.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const home = 'mira@colonnade.example home'

async function keeping(content = '<p>Hello</p>', count = 3, storage = memoryStorage()) {
  const opened = testSession({
    storage,
    columns: [column('a', 'HOME'), column('b', 'COMMUNITY'), column('c', 'SEARCH')],
  })
  const { session, server, platform } = opened
  const posts = Array.from({ length: count }, (_, index) =>
    status({ id: String(100 - index), content }),
  )
  server.on('GET /api/v1/timelines/home', () => page(posts))
  server.on('GET /api/v1/timelines/public', () => page([status({ id: '5' })]))
  session.store.set(openColumnAtom, session, 'a')
  session.store.set(openColumnAtom, session, 'b')
  await settled()
  const stop = startKeepingSeen(session)
  rememberStop(session, stop)
  const write = vi.spyOn(platform.lastSeen, 'write')
  return { ...opened, stop, write, kept: () => [...platform.lastSeen.kept.keys()] }
}

function stream({ session }: Awaited<ReturnType<typeof keeping>>, id: string): void {
  const arrived = status({ id })
  session.store.set(ingestStatusesAtom, session, [arrived], 'stream')
  session.store.set(placeStatusesAtom, session, HOME, [arrived.id])
}

test(
  'however much streams in, a list is written once in ten seconds, and only where it changed',
  { tags: ['BY-17'] },
  async () => {
    const world = await keeping()
    const { platform, write, stop } = world
    await platform.clock.advance(FIRST_KEEP_MS)
    expect(write).toHaveBeenCalledTimes(2)

    for (let second = 0; second < 9; second += 1) {
      for (let nth = 0; nth < 100; nth += 1) stream(world, String(1_000 + second * 100 + nth))
      await platform.clock.advance(1_000)
    }
    expect(write).toHaveBeenCalledTimes(2)
    await platform.clock.advance(KEEP_MS - 9_000)

    expect(write).toHaveBeenCalledTimes(3)
    expect(platform.lastSeen.kept.get(home)).toContain('"1899"')
    stop()
  },
)

test('when the page is left what has changed is written at once', { tags: ['BY-17'] }, async () => {
  const world = await keeping()
  stream(world, '200')

  world.platform.setHidden(true)

  expect(world.platform.lastSeen.kept.get(home)).toContain('"200"')
  world.stop()
})

test('the list of a column that was removed is forgotten', { tags: ['BY-17'] }, async () => {
  const { session, platform, stop, kept } = await keeping()
  await platform.clock.advance(KEEP_MS)
  expect(kept()).toContain('mira@colonnade.example community')

  session.app.set(columnsAtom, (columns) => columns.filter(({ uuid }) => uuid !== 'b'))
  await platform.clock.advance(KEEP_MS)

  expect(kept()).toEqual([home])
  expect([...seenTimes(session).keys()]).toEqual(['home'])
  stop()
})

test(
  'signing out leaves nothing of the account, and nothing is written after it',
  { tags: ['BY-17'] },
  async () => {
    const world = await keeping()
    const { session, platform, kept } = world
    await platform.clock.advance(KEEP_MS)
    expect(kept()).not.toEqual([])

    session.app.set(endSessionAtom, session)
    platform.setHidden(true)
    await platform.clock.advance(KEEP_MS)

    expect(kept()).toEqual([])
    expect(platform.storage.keys().filter((key) => key.includes('mira@'))).toEqual([])
  },
)

test(
  'after a sign-out in another tab nothing is written any more',
  { tags: ['BY-17'] },
  async () => {
    const tellers = new Set<(key: string, text: string | null) => void>()
    const watch: KeyValueStorage['watch'] = (listener) => {
      tellers.add(listener)
      return () => void tellers.delete(listener)
    }
    const world = await keeping(undefined, undefined, { ...memoryStorage(), watch })
    const { session, platform, write } = world

    for (const tell of tellers) tell(accountStorageKey(session.key, 'session'), null)
    stream(world, '200')
    platform.setHidden(true)
    await platform.clock.advance(KEEP_MS)

    expect(write).not.toHaveBeenCalled()
  },
)

test('another account’s rows stay when one signs out', { tags: ['BY-17'] }, async () => {
  const { session, platform } = await keeping()
  platform.lastSeen.kept.set('mira@colonnade.example.org home', 'theirs')

  session.app.set(endSessionAtom, session)
  await settled()

  expect([...platform.lastSeen.kept.keys()]).toEqual(['mira@colonnade.example.org home'])
})

test('where there is no room all is given up without a word', { tags: ['BY-17'] }, async () => {
  const { session, platform, write } = await keeping()
  platform.lastSeen.kept.set(home, 'older')
  platform.lastSeen.fill()

  await platform.clock.advance(KEEP_MS * 3)

  expect(write.mock.calls.length).toBeLessThanOrEqual(2)
  expect([...platform.lastSeen.kept.keys()]).toEqual([])
  expect(platform.storage.read(accountStorageKey(session.key, 'seen'))).toBeNull()
})

test(
  'of long posts fewer are kept, so that no list grows beyond its bound',
  { tags: ['BY-17'] },
  async () => {
    const { platform, stop } = await keeping(`<p>${'long '.repeat(10_000)}</p>`, 20)

    await platform.clock.advance(KEEP_MS)

    const text = platform.lastSeen.kept.get(home) ?? ''
    expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS)
    expect(text).toContain('"100"')
    stop()
  },
)
