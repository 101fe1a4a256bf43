import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestInstance } from '../testing/test-instance.ts'

let pictureFolder: string
beforeEach(async () => {
  pictureFolder = await mkdtemp(join(tmpdir(), 'colonnade-pictures-'))
})
afterEach(() => rm(pictureFolder, { recursive: true }))

test('an instance ends after the pictures that are being painted are kept whole', async () => {
  const server = await startTestInstance({ pictureFolder })
  const asked = server.instance.fetch(new Request(`${server.url}/media/art/sea-dusk-1-wide.webp`))
  // Asked for, not yet answered.
  await Promise.race([asked, server.guest.get('/health')])
  await server.close()

  expect(await readdir(pictureFolder)).toEqual([
    expect.stringMatching(/^sea-dusk-1-wide\.\w{8}\.webp$/),
  ])
  await asked
})
