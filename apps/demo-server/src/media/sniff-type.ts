import type { MediaType } from '@colonnade/domain/entities'

export interface SniffedType {
  readonly type: Exclude<MediaType, 'unknown' | 'gifv'>
  /** With its dot; what the content type is told by. */
  readonly ending: string
}

type Test = (bytes: Buffer) => boolean

const at =
  (offset: number, text: string): Test =>
  (bytes) =>
    bytes.toString('latin1', offset, offset + text.length) === text

const both =
  (...tests: readonly Test[]): Test =>
  (bytes) =>
    tests.every((test) => test(bytes))

const oneOf =
  (...tests: readonly Test[]): Test =>
  (bytes) =>
    tests.some((test) => test(bytes))

/** An MPEG frame without any header before it. */
const isBareMp3: Test = (bytes) => bytes[0] === 0xff && [0xfb, 0xf3, 0xf2].includes(bytes[1] ?? 0)

const brand = (name: string): Test => both(at(4, 'ftyp'), at(8, name))

/** The first that fits; brands come before the family that they belong to. */
const KINDS: readonly (readonly [Test, SniffedType])[] = [
  [at(0, '\xFF\xD8\xFF'), { type: 'image', ending: '.jpg' }],
  [at(0, '\x89PNG\r\n\x1A\n'), { type: 'image', ending: '.png' }],
  [oneOf(at(0, 'GIF87a'), at(0, 'GIF89a')), { type: 'image', ending: '.gif' }],
  [both(at(0, 'RIFF'), at(8, 'WEBP')), { type: 'image', ending: '.webp' }],
  [oneOf(brand('avif'), brand('avis')), { type: 'image', ending: '.avif' }],
  [both(at(0, 'RIFF'), at(8, 'WAVE')), { type: 'audio', ending: '.wav' }],
  [at(0, 'OggS'), { type: 'audio', ending: '.ogg' }],
  [oneOf(at(0, 'ID3'), isBareMp3), { type: 'audio', ending: '.mp3' }],
  [at(0, '\x1A\x45\xDF\xA3'), { type: 'video', ending: '.webm' }],
  [
    oneOf(brand('isom'), brand('iso2'), brand('mp4'), brand('avc1'), brand('M4V'), brand('iso')),
    { type: 'video', ending: '.mp4' },
  ],
]

/** What a file really is, whatever it is called; null for what is not taken, SVG and HTML among it. */
export function sniffType(bytes: Buffer): SniffedType | null {
  return KINDS.find(([fits]) => fits(bytes))?.[1] ?? null
}
