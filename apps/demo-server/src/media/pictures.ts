import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { makePrivateFolder } from '../owner-only.ts'
import { SMALL_SIDE } from '../serialize/media.ts'
import { artworkSvg } from '../world/artwork.ts'

const NAME = /^[a-z0-9][a-z0-9-]{0,80}$/
const QUALITY = 82
/** Small pictures of a whole deck fit. */
const KEPT_IN_MEMORY = 300
/** More than a world has, in both sizes: what is beyond belonged to other versions. */
const MOST_FILES = 10_000

export interface Pictures {
  /** @returns WebP bytes; null for what is no name of a picture, or of one that nothing here shows */
  paint(name: string, isSmall: boolean): Promise<Uint8Array | null>
  /** Waits for what is being painted and kept. Never rejects. */
  close(): Promise<void>
}

/**
 * Paints pictures when they are first asked for, and keeps them.
 *
 * @param directory where painted pictures are kept between runs; null for nowhere
 * @param isUsed whether something here shows a picture of that name: others are not painted
 * @param mostFiles how many are kept
 */
export function createPictures(
  directory: string | null,
  isUsed: (name: string) => Promise<boolean>,
  mostFiles = MOST_FILES,
): Pictures {
  const keep = directory === null ? null : createKeeper(directory, mostFiles)
  const used = new Set<string>()
  const painted = new Map<string, Promise<Uint8Array>>()
  const underWay = new Set<Promise<Uint8Array>>()

  return {
    async paint(name, isSmall) {
      if (!NAME.test(name)) return null
      const key = isSmall ? `${name}-small` : name
      const before = painted.get(key)
      if (before !== undefined) return before
      if (!used.has(name)) {
        if (!(await isUsed(name))) return null
        used.add(name)
      }
      // Somebody else may have begun while that was asked.
      const begun = painted.get(key)
      if (begun !== undefined) return begun
      const painting = paintOrRead(key, name, { isSmall, keep })
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
  readonly keep: Keeper | null
}

async function paintOrRead(
  key: string,
  name: string,
  { isSmall, keep }: Painting,
): Promise<Uint8Array> {
  const svg = await artworkSvg(name)
  // The drawing is part of the name: one that was drawn anew is painted anew.
  const drawing = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  const file = `${key}.${drawing}.webp`
  const kept = (await keep?.read(file)) ?? null
  if (kept !== null) return kept
  const picture = sharp(Buffer.from(svg))
  const sized = isSmall
    ? picture.resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside', withoutEnlargement: true })
    : picture
  const bytes = await sized.webp({ quality: QUALITY }).toBuffer()
  await keep?.write(file, bytes)
  return bytes
}

interface Keeper {
  read(file: string): Promise<Uint8Array | null>
  /** Never rejects: what is not kept will be painted again. */
  write(file: string, bytes: Uint8Array): Promise<void>
}

function createKeeper(directory: string, mostFiles: number): Keeper {
  let counting: Promise<number> | null = null
  let written = 0

  /** What other versions painted is never asked for again: a full folder begins anew. */
  const makeRoom = async () => {
    counting ??= openFolder(directory)
    if ((await counting) + written < mostFiles) return
    counting = emptyFolder(directory)
    written = 0
    await counting
  }

  return {
    read: (file) => readFile(join(directory, file)).catch(() => null),
    async write(file, bytes) {
      try {
        await makeRoom()
        written += 1
        // Written aside and moved, so that nobody ever reads half a picture, nor one that another process writes.
        const aside = join(directory, `${file}.${process.pid}.new`)
        await writeFile(aside, bytes)
        await rename(aside, join(directory, file))
      } catch {
        // Not kept: it will be painted again.
      }
    },
  }
}

/** @returns how many files are there */
async function openFolder(directory: string): Promise<number> {
  makePrivateFolder(directory)
  return (await readdir(directory)).length
}

/** Of pictures alone, whatever else lies there. */
async function emptyFolder(directory: string): Promise<number> {
  const pictures = (await readdir(directory)).filter((file) => KEPT.test(file))
  await Promise.all(pictures.map((file) => rm(join(directory, file), { force: true })))
  return openFolder(directory)
}

const KEPT = /\.[0-9a-f]{8}\.webp(?:\.\d+\.new)?$/
