import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readFilm } from '../media/read-film.ts'
import { readImage, sniffType } from '../media/read-image.ts'
import { readInput } from './input.ts'
import { readMultipart } from './read-body.ts'

/** Reads an input of so many pieces: the work is made before the clock runs. */
type Reading = (pieces: number) => () => unknown

const requestOf = (type: string, body: string | Buffer) => () =>
  readInput(
    new Request('http://here/', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: new Uint8Array(Buffer.from(body)),
    }),
    'upload',
  ).catch(() => null)
const json = (body: string) => requestOf('application/json', body)
const form = (body: string) => requestOf('application/x-www-form-urlencoded', body)
const multipart = (body: Buffer | string) => () => {
  try {
    return readMultipart(Buffer.from(body), 'multipart/form-data; boundary=x')
  } catch {
    return null
  }
}
const film = (bytes: Buffer, name: string) => () => readFilm(bytes, name)
/** Broken ones are refused; that takes its time too. */
const image = (bytes: Buffer, ending: string) => () => readImage(bytes, ending).catch(() => null)

const box = (name: string, body: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}
const times = (pieces: number, piece: Buffer) => Buffer.alloc(pieces * piece.length, piece)
const nested = (depth: number): Buffer => {
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

type Row = readonly [what: string, pieces: number, reading: Reading]

/** Of these only so many pieces are looked at. */
const films: readonly Row[] = [
  ['an mp4 of boxes', 2_000, (n) => film(box('moov', times(n, box('free'))), 'a.mp4')],
  [
    'an mp4 of boxes within boxes',
    20,
    (n) => film(box('moov', times(n, box('trak', times(1_000, box('mdia'))))), 'a.mp4'),
  ],
  ['an mp4 of boxes in one another', 1_000, (n) => film(box('moov', nested(n)), 'a.mp4')],
  ['an mp4 of films', 2_000, (n) => film(times(n, box('moov', box('trak'))), 'a.mp4')],
  [
    'a WebM of elements',
    2_000,
    (n) => film(Buffer.concat([WEBM, times(n, Buffer.from([0xec, 0x80]))]), 'a.webm'),
  ],
  [
    'a WebM of tracks',
    2_000,
    (n) =>
      film(Buffer.concat([WEBM, times(n, Buffer.from([0xae, 0x83, 0x83, 0x81, 0x01]))]), 'a.webm'),
  ],
  [
    'a WebM of elements in one another',
    1_000,
    (n) => film(Buffer.concat([WEBM, times(n, Buffer.from([0xae, 0xff]))]), 'a.webm'),
  ],
  [
    'a WAVE of chunks',
    2_000,
    (n) =>
      film(
        Buffer.concat([Buffer.from('RIFF1234WAVE'), times(n, Buffer.from('LIST\0\0\0\0'))]),
        'a.wav',
      ),
  ],
]

const others: readonly Row[] = [
  [
    'a GIF of frames',
    5_000,
    (n) => image(Buffer.concat([GIF_HEAD, times(n, GIF_FRAME), Buffer.from(';')]), '.gif'),
  ],
  [
    'a PNG of notes',
    5_000,
    (n) =>
      image(
        Buffer.concat([png.subarray(0, PNG_HEAD), times(n, PNG_TEXT), png.subarray(PNG_HEAD)]),
        '.png',
      ),
  ],
  [
    'a JPEG of comments',
    10_000,
    (n) =>
      image(
        Buffer.concat([
          jpeg.subarray(0, 2),
          times(n, Buffer.from([0xff, 0xfe, 0, 3, 65])),
          jpeg.subarray(2),
        ]),
        '.jpg',
      ),
  ],
  ['a file of any kind', 100_000, (n) => () => sniffType(Buffer.alloc(n, 0x47))],
  [
    'a form of parts',
    50,
    (n) =>
      multipart(`${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(n)}--x--`),
  ],
  [
    'a part that never ends',
    100_000,
    (n) =>
      multipart(`--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'\r\n--'.repeat(n)}`),
  ],
  [
    'a part of parameters',
    50,
    (n) =>
      multipart(`--x\r\nContent-Disposition: form-data${'; a="\\"'.repeat(n)}\r\n\r\n1\r\n--x--`),
  ],
  ['a part of heads', 100_000, (n) => multipart(`--x\r\n${'a:b\r\n'.repeat(n)}`)],
  ['JSON of lists', 20_000, (n) => json(`[${'[1],'.repeat(n)}1]`)],
  ['JSON of lists in one another', 20_000, (n) => json(`${'['.repeat(n)}${']'.repeat(n)}`)],
  [
    'JSON of names',
    5_000,
    (n) => json(`{${Array.from({ length: n }, (_, index) => `"n${index}":1`).join()}}`),
  ],
  ['JSON of quotes', 20_000, (n) => json(`["${'\\"'.repeat(n)}"]`)],
  ['a form of lists', 10_000, (n) => form('i[]=1&'.repeat(n))],
  [
    'a form of names',
    5_000,
    (n) => form(Array.from({ length: n }, (_, index) => `n${index}[a]=1`).join('&')),
  ],
  ['a form of objects in one another', 5_000, (n) => form(`${'a[b][c][d]=1&'.repeat(n)}`)],
  ['a form of brackets', 10_000, (n) => form(`a${'['.repeat(n)}=1&a${'[b]'.repeat(n)}=1`)],
]

/** Of the processor, since others may have it meanwhile. Unit: ms. */
async function timeOf(read: () => unknown): Promise<number> {
  const since = process.cpuUsage()
  await read()
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}

/** The fastest of some: what else the process does only adds. */
async function fastest(read: () => unknown): Promise<number> {
  const all = [await timeOf(read), await timeOf(read), await timeOf(read)]
  return Math.min(...all)
}

/** Less than this is nothing that anybody waits for, whatever it is by comparison. Unit: ms. */
const NOTHING = 30
/** What grows with the square takes 256 times as long. */
const SLACK = 3

test.each([...films, ...others])(
  'reads %s in a time that grows no faster than its length',
  async (_what, pieces, reading) => {
    const [one, four, sixteen] = [
      await fastest(reading(pieces)),
      await fastest(reading(4 * pieces)),
      await fastest(reading(16 * pieces)),
    ]

    expect(four).toBeLessThan(Math.max(NOTHING, 4 * SLACK * one))
    expect(sixteen).toBeLessThan(Math.max(NOTHING, 16 * SLACK * one))
  },
)

test.each(films)('gives up %s, however long it is', async (_what, pieces, reading) => {
  expect(await fastest(reading(64 * pieces))).toBeLessThan(2 * NOTHING)
})

test('refuses JSON that nests deeper than anything that is said', async () => {
  const deep = (levels: number) =>
    new Request('http://here/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"data":${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)},"words":"${'['.repeat(500)}\\"${'{'.repeat(500)}"}`,
    })

  await expect(readInput(deep(100_000))).rejects.toMatchObject({ status: 400 })
  await expect(readInput(deep(50))).rejects.toMatchObject({ status: 400 })
  await expect(readInput(deep(49))).resolves.toHaveProperty('data')
})
