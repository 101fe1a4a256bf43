import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRange } from '../http/files.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let pictureFolder: string
beforeAll(async () => {
  pictureFolder = await mkdtemp(join(tmpdir(), 'colonnade-pictures-'))
  server = await startTestInstance({ pictureFolder })
})
afterAll(async () => {
  await server.close()
  await rm(pictureFolder, { recursive: true })
})

const fetchSize = async (path: string) => {
  const response = await fetch(server.url + path)
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
  return { type: response.headers.get('Content-Type'), format, width, height }
}

test('renders and stores a picture in full size and in a small size', async () => {
  expect(await fetchSize('/media/art/sea-dusk-1.webp')).toEqual({
    type: 'image/webp',
    format: 'webp',
    width: 1280,
    height: 720,
  })
  expect(await fetchSize('/media/art/sea-dusk-1-small.webp')).toMatchObject({
    width: 640,
    height: 360,
  })
  expect(await fetchSize('/media/art/avatar-mira-small.webp')).toMatchObject({
    width: 400,
    height: 400,
  })
  expect((await readdir(pictureFolder)).toSorted()).toEqual([
    expect.stringMatching(/^avatar-mira-small\.\w{8}\.webp$/),
    expect.stringMatching(/^sea-dusk-1-small\.\w{8}\.webp$/),
    expect.stringMatching(/^sea-dusk-1\.\w{8}\.webp$/),
  ])
})

test('serves ranges of a video, as players request them', async () => {
  const path = `${server.url}/media/films/tide.webm`
  const whole = await fetch(path)
  const bytes = Buffer.from(await whole.arrayBuffer())
  const part = await fetch(path, { headers: { Range: 'bytes=100-199' } })
  const beyond = await fetch(path, { headers: { Range: `bytes=${bytes.length}-` } })

  expect(whole.headers.get('Content-Type')).toBe('video/webm')
  expect(whole.headers.get('Accept-Ranges')).toBe('bytes')
  expect(part.status).toBe(206)
  expect(part.headers.get('Content-Range')).toBe(`bytes 100-199/${bytes.length}`)
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true)
  expect(beyond.status).toBe(416)
})

test('allows other origins to draw pictures on a canvas', async () => {
  const { headers } = await fetch(`${server.url}/media/art/avatar-mira.webp`)

  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
})

test.each([
  '/media/art/..%2Fsecret.webp',
  '/media/art/UPPER.webp',
  '/media/art/sea.png',
  '/media/films/nothing.webm',
  '/media/films/..%2Fworld.json',
])('returns 404 for %s', async (path) => {
  expect((await fetch(server.url + path)).status).toBe(404)
})

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=990-', { start: 990, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=5-4', 'unsatisfiable'],
  ['bytes=0-1,5-6', null],
  ['lines=1-2', null],
  [null, null],
])('parses the range of 1000 bytes %j into %j', (header, expected) => {
  expect(readRange(header, 1000)).toEqual(expected)
})
