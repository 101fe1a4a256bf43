import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer } from './start-server.ts'
import { startTestInstance } from './testing/test-instance.ts'

// Worlds are begun for real here.
vi.setConfig({ testTimeout: 60_000 })

const address = process.env['DATABASE_URL'] ?? ''
const name = `colonnade_start_${randomBytes(4).toString('hex')}`
const databaseUrl = Object.assign(new URL(address), { pathname: `/${name}` }).href
const admin = new pg.Client({ connectionString: address })
const options = () => ({ port: 0, dataDir: null, databaseUrl, life: false })

beforeAll(async () => {
  await admin.connect()
  await admin.query(`create database ${name}`)
  // Begins the world that the tests open.
  await (await startServer(options())).close()
}, 90_000)
afterAll(async () => {
  await admin.query(`drop database ${name}`)
  await admin.end()
})

const newest = async (url: string) => {
  const response = await fetch(`${url}/api/v1/timelines/public?limit=1`)
  return (await response.json()) as [{ id: string; content: string }]
}

const connections = async () =>
  (await admin.query('select from pg_stat_activity where datname = $1', [name])).rowCount

test('the other tests of this run work on a real PostgreSQL', async () => {
  const server = await startTestInstance()
  const { rows } = await sql<{ version: string }>`select version()`.execute(
    server.instance.services.store.db,
  )
  await server.close()

  expect(rows[0]?.version).toMatch(/^PostgreSQL \d+/)
  // What PGlite says of itself ends with the compiler that made it.
  expect(rows[0]?.version).not.toContain('emcc')
})

test('what was said is still there after the next start, and no connection stays open', async () => {
  const first = await startServer(options())
  const [id] = await first.controls.say({ acct: 'mira', text: 'remember this' })
  await first.close()
  const second = await startServer(options())
  const [found] = await newest(second.url)
  await second.close()

  expect(found).toMatchObject({ id, content: '<p>remember this</p>' })
  // The database learns of an ended connection a moment after its client.
  await expect.poll(connections).toBe(0)
})

test('a fresh start begins anew and leaves what others keep in the same database', async () => {
  const neighbour = new pg.Client({ connectionString: databaseUrl })
  await neighbour.connect()
  await neighbour.query('create table theirs as select 7 as kept')
  const server = await startServer({ ...options(), fresh: true })
  const [found] = await newest(server.url)
  await server.close()
  const { rows } = await neighbour.query('select kept from theirs')
  await neighbour.end()

  expect(found.content).not.toContain('remember this')
  expect(rows).toEqual([{ kept: 7 }])
})

test('a store begun beside another one in the same database has all its tables', async () => {
  const first = await startTestInstance()
  const second = await startTestInstance()
  await second.instance.controls.say({ acct: 'mira', text: 'only here' })
  const [here, there] = await Promise.all([newest(second.url), newest(first.url)])
  await Promise.all([second.close(), first.close()])

  expect(here[0].content).toContain('only here')
  expect(there[0].content).not.toContain('only here')
})
