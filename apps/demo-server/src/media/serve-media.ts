import { join } from 'node:path'
import { createFileResponse, resolvePathWithin } from '../http/files.ts'
import { notFound } from '../http/response.ts'
import { dataFolder } from '../seed/schema.ts'
import type { Pictures } from './pictures.ts'
import type { Uploads } from './uploads.ts'

const CACHE = 'public, max-age=86400'
const FOREVER = 'public, max-age=31536000, immutable'

/** A file that is opened directly, whatever its content, cannot run scripts or load anything. */
const SANDBOX_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/** @param file for example `sea-dusk-small.webp` */
export async function servePicture(pictures: Pictures, file: string): Promise<Response> {
  const [, name = '', small] = /^([a-z0-9-]+?)(-small)?\.webp$/.exec(file) ?? []
  const bytes = await pictures.render(name, small !== undefined)
  if (bytes === null) throw notFound()
  return new Response(Buffer.from(bytes), {
    headers: { ...SANDBOX_HEADERS, 'Content-Type': 'image/webp', 'Cache-Control': CACHE },
  })
}

/** Serves an uploaded file. Its content never changes under the same name. */
export async function serveUpload(
  uploads: Uploads,
  file: string,
  request: Request,
): Promise<Response> {
  const path = await uploads.getPath(file)
  const reply =
    path === null ? null : await createFileResponse(path, request, FOREVER, SANDBOX_HEADERS)
  if (reply === null) throw notFound()
  return reply
}

export async function serveFilm(file: string, request: Request): Promise<Response> {
  const path = resolvePathWithin(join(dataFolder, 'films'), file)
  const reply =
    path === null || !/\.(?:webm|webp)$/.test(path)
      ? null
      : await createFileResponse(path, request, CACHE, SANDBOX_HEADERS)
  if (reply === null) throw notFound()
  return reply
}
