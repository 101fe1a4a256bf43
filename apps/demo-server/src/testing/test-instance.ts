import { randomBytes } from 'node:crypto'
import { ALL_SCOPES, issueToken } from '../access/tokens.ts'
import { createBoundedServer, listen } from '../bounded-server.ts'
import { createInstance, type Instance, type InstanceOptions } from '../create-instance.ts'
import { serveOver } from '../serve-over.ts'
import { openStore, type StorePlace } from '../store/open-store.ts'
import { findByAcct } from '../store/reads.ts'
import { createFakeTime, type FakeTime } from './fake-time.ts'
import { createTestClient, type TestClient } from './test-client.ts'
import { dumpOf } from './test-dump.ts'
import { browserSockets, openSocket, type TestSocket } from './test-socket.ts'
import { tinyWorld } from './tiny-world.ts'

/** The moment at which every test begins. */
const NOW = Date.parse('2026-11-20T12:00:00Z')

export interface TestInstance {
  readonly url: string
  readonly instance: Instance
  readonly time: FakeTime
  /** Nobody in particular. */
  readonly guest: TestClient
  /** A token of somebody of this instance, without the way through OAuth. */
  as(acct: string, scopes?: string): Promise<TestClient>
  listen(client: TestClient, query?: string): Promise<TestSocket>
  /** What a browser would connect with, and what was asked for by it. */
  browserSockets: typeof browserSockets
  statusId(worldKey: string): Promise<string>
  accountId(acct: string): Promise<string>
  close(): Promise<void>
}

/** The tiny world behind a port of its own; on PostgreSQL where `DATABASE_URL` names one. */
export async function startTestInstance(
  options: Partial<InstanceOptions> = {},
): Promise<TestInstance> {
  const world = tinyWorld(new Date(NOW))
  const time = createFakeTime(NOW)
  const store = await openStore({
    place: await placeFor(world),
    clock: time.clock,
    makeWorld: () => world,
  })
  const instance = createInstance({
    store,
    makeWorld: () => world,
    schedule: time.schedule,
    random: () => 0.5,
    testControls: true,
    isRehearsal: true,
    ...options,
  })
  const server = createBoundedServer()
  const url = await listen(server, 0, '127.0.0.1')
  const stop = serveOver(server, instance, time.schedule)

  const accountId = async (acct: string) => {
    const row = await findByAcct(store.db, acct)
    if (row === undefined) throw new Error(`nobody is called ${acct}`)
    return row.id
  }
  return {
    url,
    instance,
    time,
    guest: createTestClient(url),
    accountId,
    browserSockets,
    async as(acct, scopes = ALL_SCOPES) {
      const { token } = await issueToken(store, store.db, {
        accountId: await accountId(acct),
        appId: null,
        scopes,
      })
      return createTestClient(url, token)
    },
    listen: ({ token }, query = '') => openSocket(url, query, [token ?? '']),
    async statusId(worldKey) {
      const row = await store.db
        .selectFrom('statuses')
        .select('id')
        .where('world_key', '=', worldKey)
        .executeTakeFirstOrThrow()
      return row.id
    },
    async close() {
      await stop()
      await instance.close()
    },
  }
}

async function placeFor(world: ReturnType<typeof tinyWorld>): Promise<StorePlace> {
  const url = process.env['DATABASE_URL']
  if (!url) return { kind: 'memory', dump: await dumpOf(world) }
  return {
    kind: 'postgres',
    url,
    schema: `colonnade_test_${randomBytes(4).toString('hex')}`,
    fresh: true,
    dropAtClose: true,
  }
}
