import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { SMALL_SIDE } from '../serialize/media.ts'
import { artworkSvg } from '../world/artwork/artwork-svg.ts'

const NAME = /^[a-z0-9][a-z0-9-]{0,80}$/
const QUALITY = 82
/** Small pictures of a whole deck fit. */
const KEPT_IN_MEMORY = 300

export interface Pictures {
  /** @returns WebP bytes; null for what is no name of a picture */
  paint(name: string, isSmall: boolean): Promise<Uint8Array | null>
  /** Waits for what is being painted and kept. Never rejects. */
  close(): Promise<void>
}

/**
 * Paints pictures when they are first asked for, and keeps them.
 *
 * @param directory where painted pictures are kept between runs; null for nowhere
 */
export function createPictures(directory: string | null): Pictures {
  const painted = new Map<string, Promise<Uint8Array>>()
  const underWay = new Set<Promise<Uint8Array>>()

  return {
    async paint(name, isSmall) {
      if (!NAME.test(name)) return null
      const key = isSmall ? `${name}-small` : name
      const before = painted.get(key)
      if (before !== undefined) return before
      const painting = paintOrRead(key, artworkSvg(name), { isSmall, directory })
      painted.set(key, painting)
      underWay.add(painting)
      painting.catch(() => painted.delete(key)).finally(() => underWay.delete(painting))
      const [oldest] = painted.keys()
      if (painted.size > KEPT_IN_MEMORY && oldest !== undefined) painted.delete(oldest)
      return painting
    },
    async close() {
      await Promise.allSettled(underWay)
    },
  }
}

interface Painting {
  readonly isSmall: boolean
  readonly directory: string | null
}

async function paintOrRead(
  key: string,
  svg: string,
  { isSmall, directory }: Painting,
): Promise<Uint8Array> {
  // The drawing is part of the name: one that was drawn anew is painted anew.
  const drawing = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  const file = directory === null ? null : join(directory, `${key}.${drawing}.webp`)
  const kept = file === null ? null : await readFile(file).catch(() => null)
  if (kept !== null) return kept
  const picture = sharp(Buffer.from(svg))
  const sized = isSmall
    ? picture.resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside', withoutEnlargement: true })
    : picture
  const bytes = await sized.webp({ quality: QUALITY }).toBuffer()
  if (file !== null) await keep(file, bytes)
  return bytes
}

/** Written aside and moved, so that nobody ever reads half a picture, nor one that another process writes. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await mkdir(join(file, '..'), { recursive: true })
    const aside = `${file}.${process.pid}.new`
    await writeFile(aside, bytes)
    await rename(aside, file)
  } catch {
    // Not kept: it will be painted again.
  }
}
