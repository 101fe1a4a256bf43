import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FILMS } from '../seed/data-files.ts'
import { dataFolder } from '../seed/schema.ts'
import { createSoundFile } from '../testing/sample-files.ts'
import { readMediaInfo } from './read-media-info.ts'

const createBox = (name: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}
const toBytes = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4))
  return bytes
}
/** The last two numbers are width and height, as fixed-point numbers. */
const createTrack = (kind: string, width: number, height: number) =>
  createBox(
    'trak',
    createBox('tkhd', toBytes(0, 0, width * 65_536, height * 65_536)),
    createBox('mdia', createBox('hdlr', toBytes(0, 0), Buffer.from(kind))),
  )
const createMovie = (...tracks: readonly Buffer[]) =>
  Buffer.concat([
    createBox('ftyp', Buffer.from('isom')),
    createBox('moov', createBox('mvhd', toBytes(0, 0, 0, 1_000, 2_500)), ...tracks),
  ])

test('reads the size, the duration and the sound of an MP4', () => {
  const [picture, sound] = [createTrack('vide', 640, 360), createTrack('soun', 0, 0)]

  expect(readMediaInfo(createMovie(sound, picture), 'a.mp4')).toEqual({
    width: 640,
    height: 360,
    seconds: 2.5,
    isSilent: false,
  })
  expect(readMediaInfo(createMovie(picture), 'a.mp4')).toMatchObject({ isSilent: true })
  expect(readMediaInfo(createMovie(sound), 'a.mp4')).toEqual({ seconds: 2.5, isSilent: false })
})

test.each(Object.values(FILMS))('reads the properties of a WebM: $file', async (film) => {
  const bytes = await readFile(join(dataFolder, 'films', film.file))

  const { width, height, seconds } = readMediaInfo(bytes, film.file)

  expect(width).toBeGreaterThan(0)
  expect(height).toBeGreaterThan(0)
  expect(seconds).toBeCloseTo(film.seconds, 0)
})

test('reads the duration of a WAVE', async () => {
  const bytes = Buffer.from(await createSoundFile(2.5).arrayBuffer())

  expect(readMediaInfo(bytes, 'a.wav')).toEqual({ seconds: 2.5 })
})

test.each(['a.mp4', 'a.webm', 'a.wav', 'a.ogg', 'a'])(
  'returns an empty object for a damaged %s and does not throw',
  (name) => {
    const noise = Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 151) % 256))
    const cut = createMovie(createTrack('vide', 640, 360)).subarray(0, 60)

    for (const bytes of [Buffer.alloc(0), noise]) expect(readMediaInfo(bytes, name)).toEqual({})
    expect(() => readMediaInfo(cut, name)).not.toThrow()
  },
)

test('limits the time for an MP4 with nested boxes', () => {
  const track = createBox('trak', Buffer.alloc(1_200 * 8, createBox('mdia')))
  const bytes = Buffer.concat([
    createBox('ftyp', Buffer.from('isom')),
    createBox('moov', Buffer.alloc(2_000 * track.length, track)),
  ])
  const since = process.cpuUsage()

  expect(readMediaInfo(bytes, 'a.mp4')).toEqual({ isSilent: true })
  expect(process.cpuUsage(since).user / 1_000).toBeLessThan(200)
})

test('stops reading a file that consists of empty elements', () => {
  const webm = Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80]),
    Buffer.alloc(8_000_000, Buffer.from([0xec, 0x80])),
  ])
  const mp4 = Buffer.alloc(8_000_000, createBox('free'))

  expect(readMediaInfo(webm, 'a.webm')).toEqual({})
  expect(
    readMediaInfo(Buffer.concat([mp4, createMovie(createTrack('vide', 640, 360))]), 'a.mp4'),
  ).toEqual({})
})
