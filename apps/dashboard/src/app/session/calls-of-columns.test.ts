import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import './run-session.ts'
import '../../state/last-seen/read-kept.ts'
import '../../state/list-columns/show-seen.ts'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import type { Column } from '@colonnade/domain/columns'
import { type AccountKey, listId } from '@colonnade/domain/entities'
import { memoryStorage } from '../../lib/storage.ts'
import { createAppStore } from '../../state/app-store.ts'
import { columnsAtom } from '../../state/columns/columns.ts'
import { seenTimes } from '../../state/last-seen/recall-seen.ts'
import { notificationsListAtoms } from '../../state/notifications/notifications-list.ts'
import { openNotificationsAtom } from '../../state/notifications/notifications-source.ts'
import type { Session } from '../../state/session.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { streamStateAtom } from '../../state/streaming/connect.ts'
import { columnListAtoms } from '../../state/timelines/column-list.ts'
import { openColumnAtom } from '../../state/timelines/open-column.ts'
import { noteFirstRowsAtom } from '../../state/ui/first-rows.ts'
import { fakePlatform } from '../../testing/fake-platform.ts'
import { memorySeen } from '../../testing/memory-seen.ts'
import { column } from '../../testing/test-session.ts'
import { startDeck } from './start-deck.ts'

// Fetched when they are needed: here they are there already.

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

const each = (times: number) => Object.fromEntries(NAMES.map((name) => [name, times]))

/** A browser of mira's in front of a real instance; time and frames are the test's. */
async function browser() {
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
  const [storage, lastSeen] = [memoryStorage(), memorySeen()]
  const me = await server.accountId('mira')

  /** Five columns are opened, as at every start. */
  async function visit() {
    const calls: string[] = []
    const { WebSocket } = server.browserSockets()
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
    app.set(columnsAtom, withKey(Object.values(columns), session.key))
    for (const { uuid, id } of Object.values(columns)) {
      if (id === 'NOTIFICATIONS') session.store.set(openNotificationsAtom, session, uuid)
      else session.store.set(openColumnAtom, session, uuid)
    }
    app.set(noteFirstRowsAtom)
    platform.paint()
    const asked = (from = 0) =>
      Object.fromEntries(
        NAMES.map((name) => [name, calls.slice(from).filter((call) => isOf(call, name)).length]),
      )
    /** Lets time pass until it is so; sockets and answers need real time in between. */
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
    return { session, platform, calls, asked, passUntil, isOpen, isFresh, stop }
  }
  return { visit }
}

const isOf = (call: string, name: Name) =>
  call.split('?')[0] === PATHS[name] || (PATHS[name].endsWith('/') && call.startsWith(PATHS[name]))

const withKey = (columns: readonly Omit<Column, 'accountKey'>[], accountKey: AccountKey) =>
  columns.map((one) => ({ ...one, accountKey }))

/** Whether the rows of a column are the server's own. */
function isConfirmed(session: Session, uuid: string, name: Name): boolean {
  const { get } = session.store
  const list =
    name === 'notes'
      ? get(notificationsListAtoms(session)(uuid))
      : get(columnListAtoms(session)(uuid))
  return !list.isFirstLoad && list.seenAt === null && !list.isLoading
}

test('asks once for each column at a reload', { tags: ['TL-04'] }, async () => {
  const { visit } = await browser()
  const first = await visit()
  await first.passUntil(() => first.isFresh() && first.isOpen())
  await first.passUntil(() => seenTimes(first.session).size === NAMES.length, 1_000)
  first.stop()
  const again = await visit()

  await again.passUntil(() => again.isFresh() && again.isOpen())
  await again.platform.clock.advance(10_000)

  expect(again.asked()).toEqual(each(1))
})
