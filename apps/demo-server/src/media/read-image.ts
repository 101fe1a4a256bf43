import { encode } from 'blurhash'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { MediaType } from '@colonnade/domain/entities'
import { MAX_STORED_AREA, MAX_DECODED_AREA } from '../http/body-limits.ts'
import { PREVIEW_SIDE_PX } from '../serialize/media.ts'

export interface SniffedType {
  readonly type: Exclude<MediaType, 'unknown' | 'gifv'>
  /** With its dot. The content type is derived from it. */
  readonly extension: string
}

type TypeTest = (bytes: Buffer) => boolean

const hasTextAt =
  (offset: number, text: string): TypeTest =>
  (bytes) =>
    bytes.toString('latin1', offset, offset + text.length) === text

const matchesAll =
  (...tests: readonly TypeTest[]): TypeTest =>
  (bytes) =>
    tests.every((test) => test(bytes))

const matchesAny =
  (...tests: readonly TypeTest[]): TypeTest =>
  (bytes) =>
    tests.some((test) => test(bytes))

/** An MPEG frame without an ID3 header. */
const isBareMp3: TypeTest = (bytes) =>
  bytes[0] === 0xff && [0xfb, 0xf3, 0xf2].includes(bytes[1] ?? 0)

const hasBrand = (name: string): TypeTest => matchesAll(hasTextAt(4, 'ftyp'), hasTextAt(8, name))

/** The first match applies. A brand comes before the container format that it belongs to. */
const FILE_TYPES: readonly (readonly [TypeTest, SniffedType])[] = [
  [hasTextAt(0, '\xFF\xD8\xFF'), { type: 'image', extension: '.jpg' }],
  [hasTextAt(0, '\x89PNG\r\n\x1A\n'), { type: 'image', extension: '.png' }],
  [
    matchesAny(hasTextAt(0, 'GIF87a'), hasTextAt(0, 'GIF89a')),
    { type: 'image', extension: '.gif' },
  ],
  [matchesAll(hasTextAt(0, 'RIFF'), hasTextAt(8, 'WEBP')), { type: 'image', extension: '.webp' }],
  [matchesAny(hasBrand('avif'), hasBrand('avis')), { type: 'image', extension: '.avif' }],
  [matchesAll(hasTextAt(0, 'RIFF'), hasTextAt(8, 'WAVE')), { type: 'audio', extension: '.wav' }],
  [hasTextAt(0, 'OggS'), { type: 'audio', extension: '.ogg' }],
  [matchesAny(hasTextAt(0, 'ID3'), isBareMp3), { type: 'audio', extension: '.mp3' }],
  [hasTextAt(0, '\x1A\x45\xDF\xA3'), { type: 'video', extension: '.webm' }],
  [
    matchesAny(
      hasBrand('isom'),
      hasBrand('iso2'),
      hasBrand('mp4'),
      hasBrand('avc1'),
      hasBrand('M4V'),
      hasBrand('iso'),
    ),
    { type: 'video', extension: '.mp4' },
  ],
]

/** Detects the type of a file by its content. Returns null for types that are not accepted, such as SVG and HTML. */
export function sniffType(bytes: Buffer): SniffedType | null {
  return FILE_TYPES.find(([fits]) => fits(bytes))?.[1] ?? null
}

/**
 * Parses the focal point of a picture.
 *
 * @param text `x,y`, each from -1 to 1
 * @returns null if the text has another format
 */
export function readFocus(text: string | null): { readonly x: number; readonly y: number } | null {
  const [x = Number.NaN, y = Number.NaN] = (text ?? '').split(',').map(Number.parseFloat)
  return Number.isNaN(x) || Number.isNaN(y) ? null : { x: clamp(x), y: clamp(y) }
}

const clamp = (value: number): number => Math.min(1, Math.max(-1, value))

const QUALITY = 90
const BLURHASH_SIDE = 32
/** Longer than any accepted picture takes. Some malicious files keep a decoder busy. */
const DECODE_TIMEOUT = { seconds: 30 }

export interface ProcessedImage {
  readonly original: Buffer
  readonly small: Buffer
  readonly width: number
  readonly height: number
  readonly blurhash: string
}

/**
 * Prepares an uploaded picture for the store: rotates it upright, removes the metadata of the camera (such as
 * location and owner) and limits its size. An animated GIF is kept unchanged.
 *
 * @throws if the file is not a picture
 */
export async function processImage(bytes: Buffer, ending: string): Promise<ProcessedImage> {
  const size = await readSize(bytes)
  const upright = sharp(bytes, { limitInputPixels: MAX_DECODED_AREA })
    .timeout(DECODE_TIMEOUT)
    .autoOrient()
  const isKept = ending === '.gif'
  const { data, info } = await (isKept ? upright : limitSize(upright, size)).toBuffer({
    resolveWithObject: true,
  })
  const small = await sharp(data)
    .resize(PREVIEW_SIDE_PX, PREVIEW_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
  return {
    original: isKept ? bytes : data,
    small,
    width: info.width,
    height: info.height,
    blurhash: await computeBlurhash(data),
  }
}

async function readSize(
  bytes: Buffer,
): Promise<{ readonly width: number; readonly height: number }> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_DECODED_AREA }).metadata()
  return autoOrient
}

/** Limits the size of a picture and keeps its format. */
function limitSize(picture: Sharp, { width, height }: { width: number; height: number }) {
  if (width * height <= MAX_STORED_AREA) return picture
  const scale = Math.sqrt(MAX_STORED_AREA / (width * height))
  return picture.resize(Math.floor(width * scale), Math.floor(height * scale), { fit: 'fill' })
}

async function computeBlurhash(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes)
    .resize(BLURHASH_SIDE, BLURHASH_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3)
}
