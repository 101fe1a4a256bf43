/**
 * The contract between client and instance: every endpoint is called through the real client, over a
 * real port, and must do what Mastodon's documentation says of it.
 *
 * Whoever adds an endpoint adds its entry: the table does not compile without. The entry goes into the
 * file that is named as the endpoint's and its handler's. `accounts.ts` shows the manner: newcomers act,
 * the answer is compared, the effect is read back by another call, `expectPages` walks the links where
 * there are any, and `expectRefusal` closes with one call that may not be.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../test-instance.ts'
import { contract } from './index.ts'
import { createStage, type Stage } from './stage.ts'

let dist: string
let server: TestInstance
let stage: Stage
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'colonnade-contract-'))
  await writeFile(join(dist, 'index.html'), '<!doctype html><head></head>')
  server = await startTestInstance({ dist })
  stage = createStage(server)
})
beforeEach(() => void stage.ledger.take())
afterEach(() => {
  const odd = stage.ledger
    .take()
    .filter((call) => !/^\S+ \S+ request (success|fail) end$/.test(call))
  if (odd.length > 0)
    throw new Error(`Told of otherwise than once from begin to end: ${odd.join(', ')}`)
})
afterAll(async () => {
  await server.close()
  await rm(dist, { recursive: true })
})

test.each(Object.entries(contract))(
  '%s keeps its contract over HTTP, its calls told of from request to outcome',
  { tags: ['ERR-02'] },
  async (_name, keep) => {
    expect.hasAssertions()

    await keep(stage)
  },
)
