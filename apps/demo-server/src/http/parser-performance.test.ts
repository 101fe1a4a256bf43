import sharp from 'sharp'
import { expect, test } from 'vitest'
import { processImage, sniffType } from '../media/read-image.ts'
import { readMediaInfo } from '../media/read-media-info.ts'
import { readInput } from './input.ts'
import { readMultipart } from './read-body.ts'

/** Prepares an input of this many pieces, and returns a function that parses it. Only parsing is timed. */
type PrepareInput = (pieces: number) => () => unknown

const createRequest = (type: string, body: string | Buffer) => () =>
  readInput(
    new Request('http://here/', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: new Uint8Array(Buffer.from(body)),
    }),
    'upload',
  ).catch(() => null)
const prepareJson = (body: string) => createRequest('application/json', body)
const prepareForm = (body: string) => createRequest('application/x-www-form-urlencoded', body)
const prepareMultipart = (body: Buffer | string) => () => {
  try {
    return readMultipart(Buffer.from(body), 'multipart/form-data; boundary=x')
  } catch {
    return null
  }
}
const prepareMedia = (bytes: Buffer, name: string) => () => readMediaInfo(bytes, name)
/** Invalid images are refused. The time until then is measured too. */
const prepareImage = (bytes: Buffer, ending: string) => () =>
  processImage(bytes, ending).catch(() => null)

const createBox = (name: string, body: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}
const repeatBytes = (pieces: number, piece: Buffer) => Buffer.alloc(pieces * piece.length, piece)
const nestBoxes = (depth: number): Buffer => {
  const bytes = Buffer.alloc(depth * 8)
  for (let level = 0; level < depth; level += 1) {
    bytes.writeUInt32BE((depth - level) * 8, level * 8)
    bytes.write('trak', level * 8 + 4, 'latin1')
  }
  return bytes
}
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80])
const PIXEL = { create: { width: 8, height: 8, channels: 3 as const, background: '#264653' } }
const [png, jpeg] = [await sharp(PIXEL).png().toBuffer(), await sharp(PIXEL).jpeg().toBuffer()]
const GIF_HEAD = Buffer.from('474946383961010001008000000000 00ffffff'.replaceAll(' ', ''), 'hex')
const GIF_FRAME = Buffer.from('2c000000000100010000020244 0100'.replaceAll(' ', ''), 'hex')
const PNG_TEXT = Buffer.from('0000000374455874610062dc49a23b', 'hex')
const PNG_HEAD = 33

type Row = readonly [what: string, pieces: number, reading: PrepareInput]

/** For these types the parser stops after a maximum number of pieces. */
const films: readonly Row[] = [
  [
    'an mp4 of boxes',
    2_000,
    (n) => prepareMedia(createBox('moov', repeatBytes(n, createBox('free'))), 'a.mp4'),
  ],
  [
    'an mp4 of nested boxes',
    20,
    (n) =>
      prepareMedia(
        createBox('moov', repeatBytes(n, createBox('trak', repeatBytes(1_000, createBox('mdia'))))),
        'a.mp4',
      ),
  ],
  [
    'an mp4 of deeply nested boxes',
    1_000,
    (n) => prepareMedia(createBox('moov', nestBoxes(n)), 'a.mp4'),
  ],
  [
    'an mp4 of movie boxes',
    2_000,
    (n) => prepareMedia(repeatBytes(n, createBox('moov', createBox('trak'))), 'a.mp4'),
  ],
  [
    'a WebM of elements',
    2_000,
    (n) => prepareMedia(Buffer.concat([WEBM, repeatBytes(n, Buffer.from([0xec, 0x80]))]), 'a.webm'),
  ],
  [
    'a WebM of tracks',
    2_000,
    (n) =>
      prepareMedia(
        Buffer.concat([WEBM, repeatBytes(n, Buffer.from([0xae, 0x83, 0x83, 0x81, 0x01]))]),
        'a.webm',
      ),
  ],
  [
    'a WebM of nested elements',
    1_000,
    (n) => prepareMedia(Buffer.concat([WEBM, repeatBytes(n, Buffer.from([0xae, 0xff]))]), 'a.webm'),
  ],
  [
    'a WAVE of chunks',
    2_000,
    (n) =>
      prepareMedia(
        Buffer.concat([Buffer.from('RIFF1234WAVE'), repeatBytes(n, Buffer.from('LIST\0\0\0\0'))]),
        'a.wav',
      ),
  ],
]

const others: readonly Row[] = [
  [
    'a GIF of frames',
    5_000,
    (n) =>
      prepareImage(Buffer.concat([GIF_HEAD, repeatBytes(n, GIF_FRAME), Buffer.from(';')]), '.gif'),
  ],
  [
    'a PNG of text chunks',
    5_000,
    (n) =>
      prepareImage(
        Buffer.concat([
          png.subarray(0, PNG_HEAD),
          repeatBytes(n, PNG_TEXT),
          png.subarray(PNG_HEAD),
        ]),
        '.png',
      ),
  ],
  [
    'a JPEG of comments',
    10_000,
    (n) =>
      prepareImage(
        Buffer.concat([
          jpeg.subarray(0, 2),
          repeatBytes(n, Buffer.from([0xff, 0xfe, 0, 3, 65])),
          jpeg.subarray(2),
        ]),
        '.jpg',
      ),
  ],
  ['a file of an unknown type', 100_000, (n) => () => sniffType(Buffer.alloc(n, 0x47))],
  [
    'a form of parts',
    50,
    (n) =>
      prepareMultipart(
        `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(n)}--x--`,
      ),
  ],
  [
    'a part that never ends',
    100_000,
    (n) =>
      prepareMultipart(
        `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'\r\n--'.repeat(n)}`,
      ),
  ],
  [
    'a part of parameters',
    50,
    (n) =>
      prepareMultipart(
        `--x\r\nContent-Disposition: form-data${'; a="\\"'.repeat(n)}\r\n\r\n1\r\n--x--`,
      ),
  ],
  ['a part of headers', 100_000, (n) => prepareMultipart(`--x\r\n${'a:b\r\n'.repeat(n)}`)],
  ['JSON of lists', 20_000, (n) => prepareJson(`[${'[1],'.repeat(n)}1]`)],
  ['JSON of nested lists', 20_000, (n) => prepareJson(`${'['.repeat(n)}${']'.repeat(n)}`)],
  [
    'JSON of names',
    5_000,
    (n) => prepareJson(`{${Array.from({ length: n }, (_, index) => `"n${index}":1`).join()}}`),
  ],
  ['JSON of quotes', 20_000, (n) => prepareJson(`["${'\\"'.repeat(n)}"]`)],
  ['a form of lists', 10_000, (n) => prepareForm('i[]=1&'.repeat(n))],
  [
    'a form of names',
    5_000,
    (n) => prepareForm(Array.from({ length: n }, (_, index) => `n${index}[a]=1`).join('&')),
  ],
  ['a form of nested objects', 5_000, (n) => prepareForm(`${'a[b][c][d]=1&'.repeat(n)}`)],
  ['a form of brackets', 10_000, (n) => prepareForm(`a${'['.repeat(n)}=1&a${'[b]'.repeat(n)}=1`)],
]

/** CPU time, since other processes run at the same time. Unit: ms. */
async function measureTime(read: () => unknown): Promise<number> {
  const since = process.cpuUsage()
  await read()
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}

const RUNS = 5

/** The fastest of several runs, because other work of the process only adds time. */
async function measureFastest(read: () => unknown): Promise<number> {
  let fastest = await measureTime(read)
  for (let run = 1; run < RUNS; run += 1) fastest = Math.min(fastest, await measureTime(read))
  return fastest
}

/** Times below this are not compared, because they are too short to matter. Unit: ms. */
const NEGLIGIBLE_MS = 30
/**
 * Times 16 it is 16 ** 1.5, halfway between linear (16) and quadratic (256). A large input takes
 * more than 16 times as long even when each piece takes the same steps, because it leaves the cache.
 */
const TOLERANCE = 4

test.each([...films, ...others])('parses %s in linear time', async (_what, pieces, reading) => {
  const [one, four, sixteen] = [
    await measureFastest(reading(pieces)),
    await measureFastest(reading(4 * pieces)),
    await measureFastest(reading(16 * pieces)),
  ]

  expect(four).toBeLessThan(Math.max(NEGLIGIBLE_MS, 4 * TOLERANCE * one))
  expect(sixteen).toBeLessThan(Math.max(NEGLIGIBLE_MS, 16 * TOLERANCE * one))
})

test.each(films)(
  'stops parsing %s after a maximum number of pieces',
  async (_what, pieces, reading) => {
    expect(await measureFastest(reading(64 * pieces))).toBeLessThan(2 * NEGLIGIBLE_MS)
  },
)

test('refuses JSON that nests too deeply', async () => {
  const createDeepJson = (levels: number) =>
    new Request('http://here/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"data":${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)},"words":"${'['.repeat(500)}\\"${'{'.repeat(500)}"}`,
    })

  await expect(readInput(createDeepJson(100_000))).rejects.toMatchObject({ status: 400 })
  await expect(readInput(createDeepJson(50))).rejects.toMatchObject({ status: 400 })
  await expect(readInput(createDeepJson(49))).resolves.toHaveProperty('data')
})
