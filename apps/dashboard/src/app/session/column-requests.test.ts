import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import './run-session.ts'
import '../../state/timeline-cache/read-cached-rows.ts'
import '../../state/list-columns/show-cached-rows.ts'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import type { Column } from '@colonnade/domain/columns'
import { type AccountKey, listId } from '@colonnade/domain/entities'
import { createMemoryStorage } from '../../lib/storage.ts'
import { createAppStore } from '../../state/app-store.ts'
import { columnsAtom } from '../../state/columns/columns.ts'
import { notificationsListAtoms } from '../../state/notifications/notifications-list.ts'
import { openNotificationsAtom } from '../../state/notifications/notifications-source.ts'
import type { Session } from '../../state/session.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { streamStateAtom } from '../../state/streaming/connect.ts'
import { getCacheTimes } from '../../state/timeline-cache/read-cache.ts'
import { openColumnAtom } from '../../state/timelines/open-column.ts'
import { columnListAtoms } from '../../state/timelines/timeline-column-atoms.ts'
import { markFirstRowsAtom } from '../../state/ui/run-after-first-rows.ts'
import { fakePlatform } from '../../testing/fake-platform.ts'
import { createMemoryTimelineCache } from '../../testing/memory-timeline-cache.ts'
import { column } from '../../testing/test-session.ts'
import { startDeck } from './start-deck.ts'

// Loaded on demand in the app. Imported here, so that they are available at once.

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

const PATHS = {
  home: '/api/v1/timelines/home',
  notes: '/api/v1/notifications',
  public: '/api/v1/timelines/public',
  tag: '/api/v1/timelines/tag/',
  list: '/api/v1/timelines/list/',
} as const
type Name = keyof typeof PATHS

const NAMES = Object.keys(PATHS) as readonly Name[]

const repeatNames = (times: number) => Object.fromEntries(NAMES.map((name) => [name, times]))

/** A browser of mira's against a real instance. The test controls time and frames. */
async function openBrowser() {
  const client = await server.as('mira')
  const made = await client.post<{ readonly id: string }>('/api/v1/lists', { title: 'Tides' })
  await client.post(`/api/v1/lists/${made.body.id}/accounts`, {
    account_ids: [await server.accountId('noor')],
  })
  const columns: Record<Name, Omit<Column, 'accountKey'>> = {
    home: column('home', 'HOME'),
    notes: column('notes', 'NOTIFICATIONS'),
    public: column('public', 'PUBLIC'),
    tag: column('tag', 'HASHTAG', { id: 'tea' }),
    list: column('list', 'LIST', { id: listId(made.body.id) }),
  }
  const [storage, lastSeen] = [createMemoryStorage(), createMemoryTimelineCache()]
  const me = await server.accountId('mira')

  /** Opens five columns, as every start does. */
  async function visit() {
    const calls: string[] = []
    const { WebSocket } = server.createBrowserSockets()
    const platform = {
      ...fakePlatform({
        fetch(request) {
          const { pathname, search } = new URL(request.url)
          if (request.method === 'GET') calls.push(pathname + search)
          return fetch(request)
        },
        href: `${server.url}/`,
        storage,
        lastSeen,
        initialState: {
          meta: { access_token: client.token, domain: new URL(server.url).host, me },
        },
      }),
      WebSocket,
    }
    const app = createAppStore(platform)
    const stop = startDeck(app)
    onTestFinished(stop)
    const sessions = () => app.get(sessionsAtom)
    await expect.poll(() => sessions().length).toBe(1)
    const session = sessions()[0]!
    app.set(columnsAtom, addAccountKey(Object.values(columns), session.key))
    for (const { uuid, id } of Object.values(columns)) {
      if (id === 'NOTIFICATIONS') session.store.set(openNotificationsAtom, session, uuid)
      else session.store.set(openColumnAtom, session, uuid)
    }
    app.set(markFirstRowsAtom)
    platform.renderFrame()
    const countRequests = (from = 0) =>
      Object.fromEntries(
        NAMES.map((name) => [
          name,
          calls.slice(from).filter((call) => isRequestFor(call, name)).length,
        ]),
      )
    /** Advances time until the condition holds. Sockets and responses need real time in between. */
    const passUntil = (isSo: () => boolean, ms = 0) =>
      expect
        .poll(
          async () => {
            if (!isSo()) await platform.clock.advance(ms)
            return isSo()
          },
          { timeout: 12_000 },
        )
        .toBe(true)
    const isOpen = () => session.store.get(streamStateAtom(session)) === 'open'
    const isFresh = () => NAMES.every((name) => isConfirmed(session, columns[name].uuid, name))
    return { session, platform, calls, countRequests, passUntil, isOpen, isFresh, stop }
  }
  return { visit }
}

const isRequestFor = (call: string, name: Name) =>
  call.split('?')[0] === PATHS[name] || (PATHS[name].endsWith('/') && call.startsWith(PATHS[name]))

const addAccountKey = (columns: readonly Omit<Column, 'accountKey'>[], accountKey: AccountKey) =>
  columns.map((one) => ({ ...one, accountKey }))

/** Returns whether the rows of a column come from the server. */
function isConfirmed(session: Session, uuid: string, name: Name): boolean {
  const { get } = session.store
  const list =
    name === 'notes'
      ? get(notificationsListAtoms(session)(uuid))
      : get(columnListAtoms(session)(uuid))
  return !list.isFirstLoad && list.seenAt === null && !list.isLoading
}

test('sends one request per column on reload', { tags: ['TL-04'] }, async () => {
  const { visit } = await openBrowser()
  const first = await visit()
  await first.passUntil(() => first.isFresh() && first.isOpen())
  await first.passUntil(() => getCacheTimes(first.session).size === NAMES.length, 1_000)
  first.stop()
  const again = await visit()

  await again.passUntil(() => again.isFresh() && again.isOpen())
  await again.platform.clock.advance(10_000)

  expect(again.countRequests()).toEqual(repeatNames(1))
})
