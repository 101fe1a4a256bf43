import { join } from 'node:path'
import { fileReply, pathWithin } from '../http/files.ts'
import { notFound } from '../http/reply.ts'
import { dataFolder } from '../world/schema.ts'
import type { Pictures } from './pictures.ts'
import type { Uploads } from './uploads.ts'

const CACHE = 'public, max-age=86400'
const FOREVER = 'public, max-age=31536000, immutable'

/** Whatever a file turns out to be: opened by itself, it runs nothing and fetches nothing. */
const INERT = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/** @param file as in `sea-dusk-small.webp` */
export async function pictureReply(pictures: Pictures, file: string): Promise<Response> {
  const [, name = '', small] = /^([a-z0-9-]+?)(-small)?\.webp$/.exec(file) ?? []
  const bytes = await pictures.paint(name, small !== undefined)
  if (bytes === null) throw notFound()
  return new Response(Buffer.from(bytes), {
    headers: { ...INERT, 'Content-Type': 'image/webp', 'Cache-Control': CACHE },
  })
}

/** What somebody has uploaded never changes under its name. */
export async function uploadReply(
  uploads: Uploads,
  file: string,
  request: Request,
): Promise<Response> {
  const path = await uploads.pathOf(file)
  const reply = path === null ? null : await fileReply(path, request, FOREVER, INERT)
  if (reply === null) throw notFound()
  return reply
}

export async function filmReply(file: string, request: Request): Promise<Response> {
  const path = pathWithin(join(dataFolder, 'films'), file)
  const reply =
    path === null || !/\.(?:webm|webp)$/.test(path)
      ? null
      : await fileReply(path, request, CACHE, INERT)
  if (reply === null) throw notFound()
  return reply
}
