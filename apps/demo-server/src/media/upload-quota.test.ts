import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSoundFile } from '../testing/sample-files.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let uploadFolder: string
let server: TestInstance
beforeEach(async () => {
  uploadFolder = await mkdtemp(join(tmpdir(), 'colonnade-room-'))
  const uploadRoom = { account: 20_000, all: 30_000 }
  server = await startTestInstance({ uploadFolder, settings: { uploadQuota: uploadRoom } })
})
afterEach(async () => {
  await server.close()
  await rm(uploadFolder, { recursive: true })
})

/** Uploads one second of sound: 8 kB. */
async function upload(client: TestClient) {
  const form = new FormData()
  form.set('file', createSoundFile(1))
  const { status, body } = await client.post<{ error?: string }>('/api/v2/media', form)
  return [status, body.error]
}

test('limits the disk space of one account and of all accounts', async () => {
  const [mira, noor] = [await server.as('mira'), await server.as('noor')]
  const other = await server.as('mira')

  expect(await upload(mira)).toEqual([202, undefined])
  expect(await upload(mira)).toEqual([202, undefined])
  expect(await upload(other)).toEqual([422, expect.stringContaining('your storage limit')])
  expect(await upload(noor)).toEqual([202, undefined])
  expect(await upload(noor)).toEqual([
    422,
    expect.stringContaining('storage of this server is full'),
  ])
})

test('deletes unused uploads after a day, even if the account makes no further request', async () => {
  const mira = await server.as('mira')
  await upload(mira)
  server.time.advance(23 * 3_600_000)
  expect(await readdir(uploadFolder)).toHaveLength(1)

  server.time.advance(3 * 3_600_000)
  await expect.poll(() => readdir(uploadFolder)).toEqual([])
  expect(await upload(mira)).toEqual([202, undefined])
})
