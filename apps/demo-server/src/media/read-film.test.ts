import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { soundFile } from '../testing/sample-files.ts'
import { FILMS } from '../world/data.ts'
import { dataFolder } from '../world/schema.ts'
import { readFilm } from './read-film.ts'

const box = (name: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}
const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4))
  return bytes
}
/** Width and height are the last two, as fixed-point numbers. */
const track = (kind: string, width: number, height: number) =>
  box(
    'trak',
    box('tkhd', numbers(0, 0, width * 65_536, height * 65_536)),
    box('mdia', box('hdlr', numbers(0, 0), Buffer.from(kind))),
  )
const movie = (...tracks: readonly Buffer[]) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box('moov', box('mvhd', numbers(0, 0, 0, 1_000, 2_500)), ...tracks),
  ])

test('an MP4 tells its size, its length and whether it sounds', () => {
  const [picture, sound] = [track('vide', 640, 360), track('soun', 0, 0)]

  expect(readFilm(movie(sound, picture), 'a.mp4')).toEqual({
    width: 640,
    height: 360,
    seconds: 2.5,
    isSilent: false,
  })
  expect(readFilm(movie(picture), 'a.mp4')).toMatchObject({ isSilent: true })
  expect(readFilm(movie(sound), 'a.mp4')).toEqual({ seconds: 2.5, isSilent: false })
})

test.each(Object.values(FILMS))('a WebM tells the same: $file', async (film) => {
  const bytes = await readFile(join(dataFolder, 'films', film.file))

  const { width, height, seconds } = readFilm(bytes, film.file)

  expect(width).toBeGreaterThan(0)
  expect(height).toBeGreaterThan(0)
  expect(seconds).toBeCloseTo(film.seconds, 0)
})

test('a WAVE tells how long it sounds', async () => {
  const bytes = Buffer.from(await soundFile(2.5).arrayBuffer())

  expect(readFilm(bytes, 'a.wav')).toEqual({ seconds: 2.5 })
})

test.each(['a.mp4', 'a.webm', 'a.wav', 'a.ogg', 'a'])(
  'a damaged %s tells nothing and harms nothing',
  (name) => {
    const noise = Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 151) % 256))
    const cut = movie(track('vide', 640, 360)).subarray(0, 60)

    for (const bytes of [Buffer.alloc(0), noise]) expect(readFilm(bytes, name)).toEqual({})
    expect(() => readFilm(cut, name)).not.toThrow()
  },
)

test('reads a film of boxes within boxes no longer than its head is worth', () => {
  const track = box('trak', Buffer.alloc(1_200 * 8, box('mdia')))
  const bytes = Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box('moov', Buffer.alloc(2_000 * track.length, track)),
  ])
  const since = process.cpuUsage()

  expect(readFilm(bytes, 'a.mp4')).toEqual({ isSilent: true })
  expect(process.cpuUsage(since).user / 1_000).toBeLessThan(200)
})

test('a film that is nothing but empty parts is given up soon', () => {
  const webm = Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80]),
    Buffer.alloc(8_000_000, Buffer.from([0xec, 0x80])),
  ])
  const mp4 = Buffer.alloc(8_000_000, box('free'))

  expect(readFilm(webm, 'a.webm')).toEqual({})
  expect(readFilm(Buffer.concat([mp4, movie(track('vide', 640, 360))]), 'a.mp4')).toEqual({})
})
