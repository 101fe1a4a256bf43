import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { allowLoopbackMedia } from '../packages/domain/src/headers/index.ts'
import { listenOnLoopback, type LoopbackServer } from './loopback-server.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export interface StaticOrigin extends LoopbackServer {
  /** Every requested URL and every referrer. */
  readonly requested: readonly string[]
}

/**
 * Serves dist/ on its own port, as any static web server does: no API, the headers of the build, and index.html for
 * every unknown path.
 */
export async function serveDashboard(distDir: string): Promise<StaticOrigin> {
  const requested: string[] = []
  const server = createServer((request, response) => {
    requested.push(request.url ?? '', request.headers.referer ?? '')
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const filePath = join(distDir, path)
    const file =
      existsSync(filePath) && statSync(filePath).isFile() ? filePath : join(distDir, 'index.html')
    for (const [name, value] of readHeaders(distDir)) response.setHeader(name, value)
    const isImmutable = path.startsWith('/assets/') && file === filePath
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    response.setHeader(
      'cache-control',
      isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    createReadStream(file).pipe(response)
  })
  return { ...(await listenOnLoopback(server)), requested }
}

/** Returns the headers of a build that allows media from this machine, where the instances of the tests run. */
function readHeaders(folder: string) {
  const text = readFileSync(join(folder, '.headers', 'headers.json'), 'utf8')
  return Object.entries(allowLoopbackMedia(JSON.parse(text) as Record<string, string>))
}
