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
  /** Every address that was asked for, and each that was named as the one that led there. */
  readonly heard: readonly string[]
}

/**
 * dist/ on a port of its own, as any web server would serve it: no API, the build's headers, every path the same page.
 */
export async function serveDashboard(distDir: string): Promise<StaticOrigin> {
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(request.url ?? '', request.headers.referer ?? '')
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const asked = join(distDir, path)
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(distDir, 'index.html')
    for (const [name, value] of headersOf(distDir)) response.setHeader(name, value)
    const isLasting = path.startsWith('/assets/') && file === asked
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    response.setHeader(
      'cache-control',
      isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    createReadStream(file).pipe(response)
  })
  return { ...(await listenOnLoopback(server)), heard }
}

/** As a build says them that is asked to show what is on this machine, where the instances of the tests are. */
function headersOf(folder: string) {
  const text = readFileSync(join(folder, '.headers', 'headers.json'), 'utf8')
  return Object.entries(allowLoopbackMedia(JSON.parse(text) as Record<string, string>))
}
