import { randomBytes } from 'node:crypto'
import { ALL_SCOPES, issueToken } from '../access/tokens.ts'
import { createBoundedServer, listen } from '../bounded-server.ts'
import { createInstance, type Instance, type InstanceOptions } from '../create-instance.ts'
import { serveInstance } from '../serve-instance.ts'
import { findByAcct } from '../store/find-rows.ts'
import { openStore, type StorePlace } from '../store/open-store.ts'
import { createFakeTime, type FakeTime } from './fake-time.ts'
import { createSmallSeedData } from './small-seed-data.ts'
import { createTestClient, type TestClient } from './test-client.ts'
import { loadDump } from './test-dump.ts'
import { createBrowserSockets, openSocket, type TestSocket } from './test-socket.ts'

/** The time at which every test starts. */
const NOW = Date.parse('2026-11-20T12:00:00Z')

export interface TestInstance {
  readonly url: string
  readonly instance: Instance
  readonly time: FakeTime
  /** A client without a token. */
  readonly guest: TestClient
  /** Creates a client with a token of an account, without the OAuth flow. */
  as(acct: string, scopes?: string): Promise<TestClient>
  listen(client: TestClient, query?: string): Promise<TestSocket>
  /** Creates a browser-like WebSocket class that records its queries. */
  createBrowserSockets: typeof createBrowserSockets
  statusId(seedKey: string): Promise<string>
  accountId(acct: string): Promise<string>
  close(): Promise<void>
}

/** Starts a server with the small seed data on its own port. Uses PostgreSQL when `DATABASE_URL` is set. */
export async function startTestInstance(
  options: Partial<InstanceOptions> = {},
): Promise<TestInstance> {
  const seedData = createSmallSeedData(new Date(NOW))
  const time = createFakeTime(NOW)
  const store = await openStore({
    place: await getStorePlace(seedData),
    clock: time.clock,
    createSeedData: () => seedData,
  })
  const instance = createInstance({
    store,
    createSeedData: () => seedData,
    schedule: time.schedule,
    random: () => 0.5,
    testControls: true,
    isTestMode: true,
    ...options,
  })
  const server = createBoundedServer()
  const url = await listen(server, 0, '127.0.0.1')
  const stop = serveInstance(server, instance, time.schedule)

  const accountId = async (acct: string) => {
    const row = await findByAcct(store.db, acct)
    if (row === undefined) throw new Error(`there is no account ${acct}`)
    return row.id
  }
  return {
    url,
    instance,
    time,
    guest: createTestClient(url),
    accountId,
    createBrowserSockets,
    async as(acct, scopes = ALL_SCOPES) {
      const { token } = await issueToken(store, store.db, {
        accountId: await accountId(acct),
        appId: null,
        scopes,
      })
      return createTestClient(url, token)
    },
    listen: ({ token }, query = '') => openSocket(url, query, [token ?? '']),
    async statusId(seedKey) {
      const row = await store.db
        .selectFrom('statuses')
        .select('id')
        .where('world_key', '=', seedKey)
        .executeTakeFirstOrThrow()
      return row.id
    },
    async close() {
      await stop()
      await instance.close()
    },
  }
}

async function getStorePlace(
  seedData: ReturnType<typeof createSmallSeedData>,
): Promise<StorePlace> {
  const url = process.env['DATABASE_URL']
  if (!url) return { kind: 'memory', dump: await loadDump(seedData) }
  return {
    kind: 'postgres',
    url,
    schema: `colonnade_test_${randomBytes(4).toString('hex')}`,
    fresh: true,
    dropAtClose: true,
  }
}
