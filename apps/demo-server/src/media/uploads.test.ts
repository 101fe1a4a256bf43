import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPictureFile, createSoundFile } from '../testing/sample-files.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

interface Media {
  readonly id: string
  readonly type: string
  readonly url: string | null
  readonly preview_url: string | null
  readonly blurhash: string | null
  readonly meta: { readonly original?: { readonly width: number; readonly height: number } }
}

let uploadFolder: string
let server: TestInstance
let mira: TestClient
beforeAll(async () => {
  uploadFolder = await mkdtemp(join(tmpdir(), 'colonnade-uploads-'))
  server = await startTestInstance({ uploadFolder })
  mira = await server.as('mira')
})
afterAll(async () => {
  await server.close()
  await rm(uploadFolder, { recursive: true })
})

function upload(file: Blob, path = '/api/v2/media', fields: Record<string, string> = {}) {
  const form = new FormData()
  form.append('file', file)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return mira.post<Media & { error?: string }>(path, form)
}
const listFiles = async () => (await readdir(uploadFolder)).toSorted()
const createRotatedPicture = async () => {
  const create = { width: 60, height: 40, channels: 3 as const, background: '#e76f51' }
  const bytes = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  return new File([new Uint8Array(bytes)], 'turned.png')
}

test('rotates a picture upright and removes the camera’s metadata', async () => {
  const { body } = await upload(await createRotatedPicture(), '/api/v1/media')
  const kept = await (await fetch(body.url ?? '')).arrayBuffer()

  expect(body.url).toMatch(/\.jpg$/)
  expect(body.meta.original).toEqual(expect.objectContaining({ width: 40, height: 60 }))
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
})

test('sandboxes uploaded files that are opened directly', async () => {
  const { body } = await upload(await createPictureFile())
  for (const address of [body.url, body.preview_url, `${server.url}/media/films/lamp.webp`]) {
    const { status, headers } = await fetch(address ?? '')
    expect([status, headers.get('Content-Security-Policy')]).toEqual([
      200,
      "default-src 'none'; sandbox",
    ])
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  }
})

test.each([
  ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['picture.png', '<!doctype html><script>alert(1)</script>'],
])('refuses %s with active content, whatever its type', async (name, text) => {
  expect((await upload(new File([text], name, { type: 'image/png' }))).status).toBe(422)
})

test('stores an animated GIF unchanged as an image', async () => {
  const page = { raw: { width: 4, height: 8, channels: 3 as const, pageHeight: 4 } }
  const pixels = Buffer.from(Array.from({ length: 4 * 8 * 3 }, (_, index) => (index * 7) % 256))
  const gif = await sharp(pixels, page)
    .gif({ delay: [100, 100] })
    .toBuffer()

  const { body } = await upload(new Blob([new Uint8Array(gif)]))
  const kept = Buffer.from(await (await fetch(body.url ?? '')).arrayBuffer())

  expect(body.type).toBe('image')
  expect(kept.equals(gif)).toBe(true)
})

test.each([
  ['an empty file', new Blob([]), /content type is invalid/],
  [
    'a file with only the signature of a picture',
    new Blob(['\xFF\xD8 no'], { type: 'image/jpeg' }),
    /./,
  ],
  ['an HTML page', new Blob(['<!doctype html><script>']), /content type is invalid/],
  [
    'a picture that is too large',
    new Blob(['GIF89a', new Uint8Array(17_000_000)]),
    /less than 16 MB/,
  ],
])('refuses %s with 422', async (_what, file, reason) => {
  const { status, body } = await upload(file)

  expect(status).toBe(422)
  expect(body.error).toMatch(reason)
})

test('refuses a broken picture with 422 and stores no file', async () => {
  const before = await listFiles()
  const bytes = new Uint8Array(await (await createPictureFile()).arrayBuffer()).slice(0, 40)

  expect((await upload(new Blob([bytes]))).status).toBe(422)
  expect(await listFiles()).toEqual(before)
})

test('refuses a body of more than 100 MB with 413 before reading it', async () => {
  const before = await listFiles()
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(4_000_000)),
  })
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      Authorization: `Bearer ${mira.token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
    },
  }

  const unmeasured = await server.instance.fetch(new Request(`${server.url}/api/v1/media`, request))

  expect(unmeasured.status).toBe(413)
  expect(await listFiles()).toEqual(before)
})

test('reports failed processing when the media are requested', async () => {
  server.instance.controls.setMediaProcessing('fail')
  const { status, body } = await upload(createSoundFile(1))
  server.time.advance(60_000)

  expect(status).toBe(202)
  await expect.poll(async () => (await mira.get(`/api/v1/media/${body.id}`)).status).toBe(422)
  server.instance.controls.setMediaProcessing('run')
})

test('deletes files with their post, and keeps them when it is deleted for redrafting', async () => {
  const { body: media } = await upload(await createPictureFile())
  const post = (text: string) =>
    mira.post<{ id: string }>('/api/v1/statuses', { status: text, media_ids: [media.id] })
  const kept = await listFiles()
  const { body: first } = await post('One')
  await mira.send('DELETE', `/api/v1/statuses/${first.id}`)
  server.time.advance(23 * 3_600_000)
  await upload(await createPictureFile())

  const { status, body: second } = await post('Two')
  await mira.send('DELETE', `/api/v1/statuses/${second.id}?delete_media=true`)

  expect(status).toBe(200)
  expect(await listFiles()).not.toEqual(expect.arrayContaining(kept))
  expect((await fetch(media.url ?? '')).status).toBe(404)
})

test('deletes unused uploads after a day', async () => {
  const { body: media } = await upload(await createPictureFile())
  server.time.advance(25 * 3_600_000)

  await expect.poll(async () => (await mira.get(`/api/v1/media/${media.id}`)).status).toBe(404)
  await expect.poll(async () => (await fetch(media.preview_url ?? '')).status).toBe(404)
})

test.each(['..%2Fdatabase', '1.png', '1-zz.png', 'x'])(
  'returns 404 for the upload %s',
  async (name) => {
    expect((await fetch(`${server.url}/media/uploads/${name}`)).status).toBe(404)
  },
)
