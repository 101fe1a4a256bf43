import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { makePrivateFolder } from '../private-folder.ts'
import { renderArtworkSvg } from '../seed/artwork.ts'
import { PREVIEW_SIDE_PX } from '../serialize/media.ts'

const NAME = /^[a-z0-9][a-z0-9-]{0,80}$/
const QUALITY = 82
/** Enough for the small pictures of a whole deck. */
const MAX_IN_MEMORY = 300
/** More than the sample data have in both sizes. Files beyond this limit belong to other versions. */
const MAX_FILES = 10_000

export interface Pictures {
  /** @returns WebP bytes; null for an invalid name and for a picture that is not in use */
  render(name: string, isSmall: boolean): Promise<Uint8Array | null>
  /** Waits until all pictures are rendered and stored. Never rejects. */
  close(): Promise<void>
}

/**
 * Renders pictures when they are first requested and caches them.
 *
 * @param directory the folder of the cache; null for no cache on disk
 * @param isUsed whether an account, post, card or emoji shows the picture of that name. Other pictures are not
 *   rendered.
 * @param mostFiles the maximum number of files in the cache
 */
export function createPictures(
  directory: string | null,
  isUsed: (name: string) => Promise<boolean>,
  mostFiles = MAX_FILES,
): Pictures {
  const keep = directory === null ? null : createDiskCache(directory, mostFiles)
  const used = new Set<string>()
  const painted = new Map<string, Promise<Uint8Array>>()
  const underWay = new Set<Promise<Uint8Array>>()

  return {
    async render(name, isSmall) {
      if (!NAME.test(name)) return null
      const key = isSmall ? `${name}-small` : name
      const before = painted.get(key)
      if (before !== undefined) return before
      if (!used.has(name)) {
        if (!(await isUsed(name))) return null
        used.add(name)
      }
      // Another request may have started to render it while `isUsed` was pending.
      const begun = painted.get(key)
      if (begun !== undefined) return begun
      const painting = loadOrRender(key, name, { isSmall, keep })
      painted.set(key, painting)
      underWay.add(painting)
      painting.catch(() => painted.delete(key)).finally(() => underWay.delete(painting))
      const [oldest] = painted.keys()
      if (painted.size > MAX_IN_MEMORY && oldest !== undefined) painted.delete(oldest)
      return painting
    },
    async close() {
      await Promise.allSettled(underWay)
    },
  }
}

interface RenderOptions {
  readonly isSmall: boolean
  readonly keep: DiskCache | null
}

async function loadOrRender(
  key: string,
  name: string,
  { isSmall, keep }: RenderOptions,
): Promise<Uint8Array> {
  const svg = await renderArtworkSvg(name)
  // The hash of the drawing is part of the file name, so that a changed drawing is rendered again.
  const drawing = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  const file = `${key}.${drawing}.webp`
  const kept = (await keep?.read(file)) ?? null
  if (kept !== null) return kept
  const picture = sharp(Buffer.from(svg))
  const sized = isSmall
    ? picture.resize(PREVIEW_SIDE_PX, PREVIEW_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    : picture
  const bytes = await sized.webp({ quality: QUALITY }).toBuffer()
  await keep?.write(file, bytes)
  return bytes
}

interface DiskCache {
  read(file: string): Promise<Uint8Array | null>
  /** Never rejects. A picture that could not be stored is rendered again. */
  write(file: string, bytes: Uint8Array): Promise<void>
}

function createDiskCache(directory: string, mostFiles: number): DiskCache {
  let counting: Promise<number> | null = null
  let written = 0

  /** Clears the folder when it is full, because the pictures of other versions are never used again. */
  const clearIfFull = async () => {
    counting ??= prepareFolder(directory)
    if ((await counting) + written < mostFiles) return
    counting = clearFolder(directory)
    written = 0
    await counting
  }

  return {
    read: (file) => readFile(join(directory, file)).catch(() => null),
    async write(file, bytes) {
      try {
        await clearIfFull()
        written += 1
        // Written to a temporary file and renamed, so that other readers and processes never read an incomplete
        // picture.
        const aside = join(directory, `${file}.${process.pid}.new`)
        await writeFile(aside, bytes)
        await rename(aside, join(directory, file))
      } catch {
        // The picture is rendered again when it is next requested.
      }
    },
  }
}

/** Creates the folder if it is missing. @returns the number of its files */
async function prepareFolder(directory: string): Promise<number> {
  makePrivateFolder(directory)
  return (await readdir(directory)).length
}

/** Deletes only the cached pictures and keeps other files. */
async function clearFolder(directory: string): Promise<number> {
  const pictures = (await readdir(directory)).filter((file) => CACHED_FILE.test(file))
  await Promise.all(pictures.map((file) => rm(join(directory, file), { force: true })))
  return prepareFolder(directory)
}

const CACHED_FILE = /\.[0-9a-f]{8}\.webp(?:\.\d+\.new)?$/
