import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Compressed copies of a build, the smaller one first. */
const COPIES = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
]

/**
 * Creates a server of a build, which serves it as any static web server does: no API, the headers of the build, the
 * compressed copies of its files, and index.html for every unknown path. For tests and benchmarks.
 *
 * @param {string} folder the build
 * @param {(headers: Record<string, string>) => Record<string, string>} adaptHeaders changes the headers of the build
 */
export function createStaticServer(folder, adaptHeaders) {
  return createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname)
    const isFile = findTime(join(folder, path)) !== null
    const file = join(folder, isFile ? path : 'index.html')
    const copy = findCopy(file, request.headers['accept-encoding'] ?? '')
    response.writeHead(200, {
      ...adaptHeaders(readHeaders(folder)),
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control':
        isFile && path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(copy !== undefined && { 'content-encoding': copy.encoding, vary: 'accept-encoding' }),
    })
    createReadStream(file + (copy?.ending ?? '')).pipe(response)
  })
}

/** Finds the copy to send. A copy that is older than its file has another content. */
function findCopy(file, accepted) {
  const time = findTime(file)
  return COPIES.find(
    ({ encoding, ending }) =>
      new RegExp(`\\b${encoding}\\b`).test(accepted) && (findTime(file + ending) ?? -1) >= time,
  )
}

/** Returns when a file was written, and null when there is no such file. */
function findTime(file) {
  const info = statSync(file, { throwIfNoEntry: false })
  return info?.isFile() === true ? info.mtimeMs : null
}

const readHeaders = (folder) =>
  JSON.parse(readFileSync(join(folder, '.headers', 'headers.json'), 'utf8'))
