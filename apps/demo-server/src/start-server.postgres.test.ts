import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer } from './start-server.ts'
import { startTestInstance } from './testing/test-instance.ts'

// These tests generate the sample data, which takes long.
vi.setConfig({ testTimeout: 60_000 })

const address = process.env['DATABASE_URL'] ?? ''
const name = `colonnade_start_${randomBytes(4).toString('hex')}`
const databaseUrl = Object.assign(new URL(address), { pathname: `/${name}` }).href
const admin = new pg.Client({ connectionString: address })
const options = () => ({ port: 0, dataDir: null, databaseUrl, hasSimulator: false })

beforeAll(async () => {
  await admin.connect()
  await admin.query(`create database ${name}`)
  // Generates the data that the tests open.
  await (await startServer(options())).close()
}, 90_000)
afterAll(async () => {
  await admin.query(`drop database ${name}`)
  await admin.end()
})

const fetchNewest = async (url: string) => {
  const response = await fetch(`${url}/api/v1/timelines/public?limit=1`)
  return (await response.json()) as [{ id: string; content: string }]
}

const countConnections = async () =>
  (await admin.query('select from pg_stat_activity where datname = $1', [name])).rowCount

test('runs the other tests against a real PostgreSQL', async () => {
  const server = await startTestInstance()
  const { rows } = await sql<{ version: string }>`select version()`.execute(
    server.instance.services.store.db,
  )
  await server.close()

  expect(rows[0]?.version).toMatch(/^PostgreSQL \d+/)
  // PGlite's version ends with its compiler, emcc.
  expect(rows[0]?.version).not.toContain('emcc')
})

test('keeps posts across a restart and closes all connections', async () => {
  const first = await startServer(options())
  const [id] = await first.controls.post({ acct: 'mira', text: 'remember this' })
  await first.close()
  const second = await startServer(options())
  const [found] = await fetchNewest(second.url)
  await second.close()

  expect(found).toMatchObject({ id, content: '<p>remember this</p>' })
  // The database registers the end of a connection a moment after its client.
  await expect.poll(countConnections).toBe(0)
})

test('resets its own data and keeps the other data of the database on a fresh start', async () => {
  const neighbour = new pg.Client({ connectionString: databaseUrl })
  await neighbour.connect()
  await neighbour.query('create table theirs as select 7 as kept')
  const server = await startServer({ ...options(), fresh: true })
  const [found] = await fetchNewest(server.url)
  await server.close()
  const { rows } = await neighbour.query('select kept from theirs')
  await neighbour.end()

  expect(found.content).not.toContain('remember this')
  expect(rows).toEqual([{ kept: 7 }])
})

test('creates all tables of a second store in the same database', async () => {
  const first = await startTestInstance()
  const second = await startTestInstance()
  await second.instance.controls.post({ acct: 'mira', text: 'only here' })
  const [here, there] = await Promise.all([fetchNewest(second.url), fetchNewest(first.url)])
  await Promise.all([second.close(), first.close()])

  expect(here[0].content).toContain('only here')
  expect(there[0].content).not.toContain('only here')
})
