import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { inRoot } from '../scripts/runner/paths.mjs'

const DIST = inRoot('dist')
const TYPES = {
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

/**
 * Serves the built dashboard from an origin of its own, as users of another server see it: no API, the headers of the
 * build, the compressed copies of its files.
 *
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveStaticSite() {
  const headers = readHeaders()
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname)
    const isFile = extname(path) in TYPES && existsSync(join(DIST, path))
    const file = join(DIST, isFile ? path : 'index.html')
    const isCompressed =
      /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && existsSync(`${file}.br`)
    response.writeHead(200, {
      ...headers,
      'content-type': TYPES[extname(file)],
      'cache-control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(isCompressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    })
    createReadStream(isCompressed ? `${file}.br` : file).pipe(response)
  })
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

/** Allows pictures of an instance on this machine; otherwise they have to be at `https:`. */
function readHeaders() {
  const headers = JSON.parse(readFileSync(join(DIST, '.headers', 'headers.json'), 'utf8'))
  const name = 'Content-Security-Policy'
  return {
    ...headers,
    [name]: headers[name].replaceAll(
      /(img|media)-src/g,
      '$& http://localhost:* http://127.0.0.1:*',
    ),
  }
}
