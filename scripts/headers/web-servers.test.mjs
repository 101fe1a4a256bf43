import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get as getSecurely } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  CACHE_REVALIDATE,
  CACHE_FOREVER,
  getPageHeaders,
  STRICT_TRANSPORT_SECURITY,
} from '../../packages/domain/src/headers/index.ts'
import { formatCaddyFile, formatNginxFile } from './server-files.ts'

const HEADERS = getPageHeaders({ scripts: ['sha256-S'], styles: ['sha256-T'] })

/** Longer than what nginx compresses. */
const PROGRAM = 'the program\n'.repeat(100)

/** As `scripts/write-compressed-copies.ts` writes them, but with texts that differ. */
const COPIES = { br: brotliCompressSync('as br'), gzip: gzipSync('as gzip') }

const FILES = {
  'index.html': 'the deck',
  'share.html': 'the share page',
  'sw.js': 'the worker',
  'manifest.webmanifest': '{}',
  'icons/192.png': 'a picture',
  'assets/index-abc.js': 'the program',
  'assets/index-abc.css': 'its look',
  'assets/copied-abc.js': PROGRAM,
  'assets/copied-abc.js.br': COPIES.br,
  'assets/copied-abc.js.gz': COPIES.gzip,
  _headers: 'for static hosts',
  _redirects: 'for static hosts',
}

/** Each creates a complete configuration around the file that the build writes. */
const SERVERS = [
  {
    name: 'nginx',
    file: formatNginxFile(HEADERS),
    // One process of the current user, because only this user can read the folder.
    around: (root, file, port, secure) => `
      daemon off; master_process off; pid ${root}/.pid; error_log stderr;
      events {}
      http {
        access_log off;
        client_body_temp_path ${root}/.body; proxy_temp_path ${root}/.proxy;
        fastcgi_temp_path ${root}/.fast; uwsgi_temp_path ${root}/.wsgi; scgi_temp_path ${root}/.scgi;
        types { text/html html; text/javascript js; text/css css; image/png png; }
        server { listen 127.0.0.1:${port}; root ${root}; include ${file}; }
        server {
          listen 127.0.0.1:${secure} ssl; root ${root}; include ${file};
          ssl_certificate ${root}/.cert; ssl_certificate_key ${root}/.key;
        }
      }`,
    args: (config) => ['-c', config, '-e', 'stderr'],
    version: '-v',
    // Its module for Brotli is a separate package.
    sendsBrotli: false,
  },
  {
    name: 'caddy',
    file: formatCaddyFile(HEADERS),
    around: (root, file, port, secure) => `
      {
        admin off
        auto_https off
      }
      http://127.0.0.1:${port} {
        root * ${root}
        import ${file}
      }
      https://127.0.0.1:${secure} {
        tls ${root}/.cert ${root}/.key
        root * ${root}
        import ${file}
      }`,
    args: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
    version: 'version',
    sendsBrotli: true,
  },
]

/** Missing servers are skipped on developers' machines. In CI a missing one is a failure. */
const isMissing = ({ name, version }) =>
  !process.env.CI &&
  [spawnSync(name, [version]), spawnSync('openssl', ['version'])].some(({ error }) => error)

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/** Creates a certificate that only this test trusts. */
function createCertificate(folder) {
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', join(folder, '.key'), '-out', join(folder, '.cert')]
  spawnSync('openssl', ['req', '-x509', '-days', '1', ...key, ...names, ...files])
}

/** Returns the headers of a page over HTTPS. */
const fetchSecureHeaders = (url) =>
  new Promise((resolve, reject) => {
    getSecurely(url, { rejectUnauthorized: false }, (answer) => {
      answer.resume()
      resolve(answer.headers)
    }).on('error', reject)
  })

describe.each(SERVERS)('behind $name', (server) => {
  let folder
  let origin
  let secure
  let running
  const get = (path) => fetch(`${origin}${path}`, { redirect: 'manual' })

  beforeAll(async () => {
    if (isMissing(server)) return
    folder = mkdtempSync(join(tmpdir(), 'colonnade-served-'))
    const put = (name, text) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    for (const [name, text] of Object.entries(FILES)) put(name, text)
    const port = await findFreePort()
    const included = put(`.headers/${server.name}`, server.file)
    const securePort = await findFreePort()
    createCertificate(folder)
    const config = put('.config', server.around(folder, included, port, securePort))
    origin = `http://127.0.0.1:${port}`
    secure = `https://127.0.0.1:${securePort}`
    running = spawn(server.name, server.args(config), {
      // Caddy stores its state in the home directory.
      env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    running.stderr.setEncoding('utf8').on('data', (text) => (output += text))
    running.once('error', (error) => (output += error.message))
    await vi
      .waitFor(() => get('/'), { timeout: 20_000 })
      .catch((error) => {
        throw new Error(`${server.name} does not answer: ${output}`, { cause: error })
      })
  })

  afterAll(async () => {
    if (running?.exitCode === null && running.kill()) await once(running, 'exit')
    if (folder !== undefined) rmSync(folder, { recursive: true })
  })

  test.skipIf(isMissing(server))('sends Strict-Transport-Security over HTTPS only', async () => {
    const { headers } = await get('/')
    const secured = await fetchSecureHeaders(`${secure}/assets/index-abc.js`)

    expect(headers.get('strict-transport-security')).toBeNull()
    expect(secured['strict-transport-security']).toBe(STRICT_TRANSPORT_SECURITY)
    expect(secured['cache-control']).toBe(CACHE_FOREVER)
  })

  test.skipIf(isMissing(server)).each([
    ['/', 'the deck', 'text/html', CACHE_REVALIDATE],
    ['/index.html', 'the deck', 'text/html', CACHE_REVALIDATE],
    ['/share', 'the share page', 'text/html', CACHE_REVALIDATE],
    ['/share?text=a%2Fb', 'the share page', 'text/html', CACHE_REVALIDATE],
    ['/accounts/1/media', 'the deck', 'text/html', CACHE_REVALIDATE],
    ['/accounts/a@b.example', 'the deck', 'text/html', CACHE_REVALIDATE],
    ['/icons', 'the deck', 'text/html', CACHE_REVALIDATE],
    ['/sw.js', 'the worker', 'text/javascript', CACHE_REVALIDATE],
    ['/manifest.webmanifest', '{}', 'application/manifest+json', CACHE_REVALIDATE],
    ['/icons/192.png', 'a picture', 'image/png', CACHE_REVALIDATE],
    ['/assets/index-abc.js', 'the program', 'text/javascript', CACHE_FOREVER],
    ['/assets/index-abc.css', 'its look', 'text/css', CACHE_FOREVER],
  ])('serves %s as %s with every header once', async (path, text, type, cache) => {
    const answer = await get(path)

    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(text)
    expect(answer.headers.get('content-type').replace(/; ?charset=utf-8$/i, '')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe(cache)
    const sent = Object.keys(HEADERS).map((name) => [name, answer.headers.get(name)])
    expect(Object.fromEntries(sent)).toEqual(HEADERS)
  })

  test.skipIf(isMissing(server)).each([
    ['br, gzip', server.sendsBrotli ? 'br' : 'gzip'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('sends the compressed copy of an asset for Accept-Encoding %s', async (accepted, encoding) => {
    const answer = await fetch(`${origin}/assets/copied-abc.js`, {
      headers: { 'Accept-Encoding': accepted },
    })

    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(await answer.text()).toBe(encoding === null ? PROGRAM : `as ${encoding}`)
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('cache-control')).toBe(CACHE_FOREVER)
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
  })

  test
    .skipIf(isMissing(server))
    .each([
      '/_headers',
      '/_redirects',
      '//_headers',
      '/.headers/nginx',
      '/%2eheaders/caddy',
      '/.config',
      '/.git/config',
    ])('does not serve the private file %s', async (path) => {
    const answer = await get(path)

    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-security-policy')).toBe(HEADERS['Content-Security-Policy'])
  })

  test.skipIf(isMissing(server))(
    'responds with 404 for a missing asset without caching it',
    async () => {
      const answer = await get('/assets/index-gone.js')

      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('the deck')
      expect(answer.headers.get('cache-control') ?? CACHE_REVALIDATE).toBe(CACHE_REVALIDATE)
    },
  )
})
