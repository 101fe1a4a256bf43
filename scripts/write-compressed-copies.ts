import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Text that pages request. Source maps are for developers' tools, which are in no hurry. */
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt|wasm)$/

/** Smaller files are not compressed: headers and a packet are sent anyway. Unit: bytes. */
const MIN_BYTES = 1_000

/** Files that no server sends: the manifest of the build and the headers. */
const PRIVATE = /(?:^|\/)\./

/**
 * Writes compressed copies beside the text files of a build, so that servers need not compress them while they are
 * requested. Their names are those that nginx, Caddy and the demo server look for. Quality 11 of Brotli, too slow for
 * a request, makes them an eighth smaller than quality 4. There are no copies in zstd, which would be larger.
 */
export function writeCompressedCopies(): Plugin {
  let outDir = 'dist'
  return {
    name: 'colonnade:compressed-copies',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir
    },
    closeBundle: {
      // After the plugins that write files when the bundle is closed.
      order: 'post',
      sequential: true,
      handler: () => compressFiles(outDir),
    },
  }
}

/** @param outDir a build of the program; its compressed copies are replaced */
export async function compressFiles(outDir: string): Promise<void> {
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => COMPRESSIBLE.test(name) && !PRIVATE.test(name))
    .map((name) => join(outDir, name))
  await Promise.all(names.map(writeCopies))
}

async function writeCopies(path: string): Promise<void> {
  const { size } = statSync(path)
  if (size < MIN_BYTES) return
  const plain = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  }
  const write = async (ending: string, compressed: Promise<Buffer>) =>
    writeFile(path + ending, await compressed)
  await Promise.all([
    write('.br', toBrotli(plain, { params })),
    write('.gz', toGzip(plain, { level: constants.Z_BEST_COMPRESSION })),
  ])
}
