import { createReadStream, type Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { type Encoding, getAcceptedEncodings } from './compress.ts'

/**
 * Resolves a URL path below a directory.
 *
 * @returns null for hidden files, for paths outside the directory, and for malformed paths
 */
export function resolvePathWithin(directory: string, urlPath: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(urlPath)
  } catch {
    return null
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null
  const root = resolve(directory)
  const path = resolve(root, `.${decoded.startsWith('/') ? '' : '/'}${decoded}`)
  return path.startsWith(root + sep) && !path.slice(root.length).includes(`${sep}.`) ? path : null
}

/**
 * Resolves symbolic links of a path below a directory.
 *
 * @returns null when a link points outside the directory, or the file does not exist
 */
export async function resolveRealPath(directory: string, path: string): Promise<string | null> {
  const [root, real] = await Promise.all([realpath(directory), realpath(path)]).catch(() => [])
  return root !== undefined && real?.startsWith(root + sep) === true ? real : null
}

/** Creates a response with a file, or with the requested range of it. null when the file does not exist. */
export async function createFileResponse(
  path: string,
  request: Request,
  cacheControl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Response | null> {
  const info = await findFile(path)
  if (info === null) return null
  const etag = createEtag(info)
  const headers = {
    ...createFileHeaders(path, cacheControl, etag),
    'Accept-Ranges': 'bytes',
    ...more,
  }
  if (isCached(request, etag)) return new Response(null, { status: 304, headers })

  const range = readRange(request.headers.get('Range'), info.size)
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${info.size}` },
    })
  }
  const { start, end } = range ?? { start: 0, end: info.size - 1 }
  const sent = {
    ...headers,
    'Content-Length': String(end - start + 1),
    ...(range === null ? {} : { 'Content-Range': `bytes ${start}-${end}/${info.size}` }),
  }
  const status = range === null ? 200 : 206
  if (request.method === 'HEAD' || info.size === 0)
    return new Response(null, { status, headers: sent })
  return new Response(createFileStream(path, start, end), { status, headers: sent })
}

/**
 * Creates a response with the compressed copy that the build has written beside a file (`scripts/write-compressed-copies.ts`): the
 * best one that the client accepts. null when there is none, when a copy is older than its file, and for a range,
 * which is one of the file itself.
 */
export async function createPrecompressedResponse(
  path: string,
  request: Request,
  cacheControl: string,
): Promise<Response | null> {
  if (request.headers.has('Range')) return null
  const file = await findFile(path)
  if (file === null) return null
  const encodings = getAcceptedEncodings(request.headers.get('Accept-Encoding'))
  const copies = await Promise.all(encodings.map((encoding) => findCopy(path, encoding)))
  const copy = copies.find((one) => one !== null && one.mtimeMs >= file.mtimeMs)
  if (copy === null || copy === undefined) return null
  const etag = createEtag(file)
  const headers = {
    // As of a file that is compressed when it is requested.
    ...createFileHeaders(path, cacheControl, `W/${etag}`),
    Vary: 'Accept-Encoding',
  }
  if (isCached(request, etag)) return new Response(null, { status: 304, headers })
  const sent = {
    ...headers,
    'Content-Encoding': copy.encoding,
    'Content-Length': String(copy.size),
  }
  if (request.method === 'HEAD') return new Response(null, { headers: sent })
  return new Response(createFileStream(copy.path, 0, copy.size - 1), { headers: sent })
}

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

async function findCopy(path: string, encoding: Encoding) {
  const copy = path + ENDINGS[encoding]
  const info = await findFile(copy)
  return info === null ? null : { path: copy, encoding, size: info.size, mtimeMs: info.mtimeMs }
}

async function findFile(path: string): Promise<Stats | null> {
  const info = await stat(path).catch(() => null)
  return info?.isFile() === true ? info : null
}

const createEtag = ({ size, mtimeMs }: Stats) =>
  `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`

/** Whether the client has the file. @param etag of the file; it is weak when the file was sent compressed */
const isCached = (request: Request, etag: string) =>
  request.headers.get('If-None-Match')?.replace(/^W\//, '') === etag

const createFileHeaders = (path: string, cacheControl: string, etag: string) => ({
  'Content-Type': getContentType(path),
  'Cache-Control': cacheControl,
  'X-Content-Type-Options': 'nosniff',
  ETag: etag,
})

function createFileStream(path: string, start: number, end: number): ReadableStream {
  // The stream types of Node and of the browser are structurally compatible, but declared separately.
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream
}

type ByteRange = { readonly start: number; readonly end: number }

/** Parses a single range, as players request. For several ranges the whole file is sent. */
export function readRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start >= size || start > end ? 'unsatisfiable' : { start, end }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
}

function getContentType(path: string): string {
  const ending = /\.[a-z0-9]+$/i.exec(path)?.[0].toLowerCase() ?? ''
  return types[ending] ?? 'application/octet-stream'
}
