import { encode } from 'blurhash'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { MediaType } from '@colonnade/domain/entities'
import { LARGEST_KEPT_AREA, LARGEST_OPENED_AREA } from '../http/body-limits.ts'
import { SMALL_SIDE } from '../serialize/media.ts'

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

/** @param text `x,y`, each from -1 to 1 @returns null for what is no such pair */
export function readFocus(text: string | null): { readonly x: number; readonly y: number } | null {
  const [x = Number.NaN, y = Number.NaN] = (text ?? '').split(',').map(Number.parseFloat)
  return Number.isNaN(x) || Number.isNaN(y) ? null : { x: within(x), y: within(y) }
}

const within = (value: number): number => Math.min(1, Math.max(-1, value))

const QUALITY = 90
const BLURHASH_SIDE = 32
/** Longer than any picture that is opened takes. Some are made to keep a decoder busy. */
const LONGEST = { seconds: 30 }

export interface ReadImage {
  readonly original: Buffer
  readonly small: Buffer
  readonly width: number
  readonly height: number
  readonly blurhash: string
}

/**
 * Makes of an uploaded picture what is kept: upright, without what a camera writes into it (place
 * and owner among that), not larger than can be used. A moving GIF keeps moving, as it came.
 *
 * @throws where it is no picture after all
 */
export async function readImage(bytes: Buffer, ending: string): Promise<ReadImage> {
  const size = await sizeOf(bytes)
  const upright = sharp(bytes, { limitInputPixels: LARGEST_OPENED_AREA })
    .timeout(LONGEST)
    .autoOrient()
  const isKept = ending === '.gif'
  const { data, info } = await (isKept ? upright : limited(upright, size)).toBuffer({
    resolveWithObject: true,
  })
  const small = await sharp(data)
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
  return {
    original: isKept ? bytes : data,
    small,
    width: info.width,
    height: info.height,
    blurhash: await blurhashOf(data),
  }
}

async function sizeOf(bytes: Buffer): Promise<{ readonly width: number; readonly height: number }> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: LARGEST_OPENED_AREA }).metadata()
  return autoOrient
}

/** In the format that it came in. */
function limited(picture: Sharp, { width, height }: { width: number; height: number }) {
  if (width * height <= LARGEST_KEPT_AREA) return picture
  const scale = Math.sqrt(LARGEST_KEPT_AREA / (width * height))
  return picture.resize(Math.floor(width * scale), Math.floor(height * scale), { fit: 'fill' })
}

async function blurhashOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes)
    .resize(BLURHASH_SIDE, BLURHASH_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3)
}
