/**
 * The contract between client and server: every endpoint is called through the real client, over a real port, and
 * must behave as Mastodon documents it.
 *
 * Each new endpoint needs an entry; the table does not compile without it. The entry belongs in the file with the
 * name of the endpoint's and handler's file. `accounts.ts` is the example: new users act, the response is compared,
 * the effect is read back with another request, `expectPages` follows the links of paged lists, and `expectRefusal`
 * ends the entry with a request that must fail.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../test-instance.ts'
import { createContractFixture, type ContractFixture } from './contract-fixture.ts'
import { contract } from './index.ts'

let dist: string
let server: TestInstance
let fixture: ContractFixture
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'colonnade-contract-'))
  await writeFile(join(dist, 'index.html'), '<!doctype html><head></head>')
  server = await startTestInstance({ dist })
  fixture = createContractFixture(server)
})
beforeEach(() => void fixture.requestLog.takeEntries())
afterEach(() => {
  const odd = fixture.requestLog
    .takeEntries()
    .filter((call) => !/^\S+ \S+ request (success|fail) end$/.test(call))
  if (odd.length > 0)
    throw new Error(`Requests without exactly one start, outcome and end: ${odd.join(', ')}`)
})
afterAll(async () => {
  await server.close()
  await rm(dist, { recursive: true })
})

test.each(Object.entries(contract))(
  '%s fulfils its contract over HTTP and reports each request from start to outcome',
  { tags: ['ERR-02'] },
  async (_name, check) => {
    expect.hasAssertions()

    await check(fixture)
  },
)
