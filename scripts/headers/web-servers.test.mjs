import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get as getSecurely } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  CACHE_ASKING,
  CACHE_FOREVER,
  pageHeaders,
  STAY_SECURE,
} from '../../packages/domain/src/headers/index.ts'
import { caddyFile, nginxFile } from './server-files.ts'

const HEADERS = pageHeaders({ scripts: ['sha256-S'], styles: ['sha256-T'] })

const FILES = {
  'index.html': 'the deck',
  'share.html': 'the share page',
  'sw.js': 'the worker',
  'manifest.webmanifest': '{}',
  'icons/192.png': 'a picture',
  'assets/index-abc.js': 'the program',
  'assets/index-abc.css': 'its look',
  _headers: 'for static hosts',
  _redirects: 'for static hosts',
}

/** Each brings the text of a whole configuration around the file that the build writes. */
const SERVERS = [
  {
    name: 'nginx',
    file: nginxFile(HEADERS),
    // One process of our own user: the folder is nobody else's to read.
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
  },
  {
    name: 'caddy',
    file: caddyFile(HEADERS),
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
  },
]

/** Who has neither need not install them; where tests must be whole, a missing one is a failure. */
const isMissing = ({ name, version }) =>
  !process.env.CI &&
  [spawnSync(name, [version]), spawnSync('openssl', ['version'])].some(({ error }) => error)

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/** A certificate that nobody but this test trusts. */
function certify(folder) {
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', join(folder, '.key'), '-out', join(folder, '.cert')]
  spawnSync('openssl', ['req', '-x509', '-days', '1', ...key, ...names, ...files])
}

/** What a page is sent with over HTTPS. */
const secureHeaders = (url) =>
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
    const port = await freePort()
    const included = put(`.headers/${server.name}`, server.file)
    const securePort = await freePort()
    certify(folder)
    const config = put('.config', server.around(folder, included, port, securePort))
    origin = `http://127.0.0.1:${port}`
    secure = `https://127.0.0.1:${securePort}`
    running = spawn(server.name, server.args(config), {
      // Caddy keeps what it was told at home.
      env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    running.stderr.setEncoding('utf8').on('data', (text) => (said += text))
    running.once('error', (error) => (said += error.message))
    await vi
      .waitFor(() => get('/'), { timeout: 20_000 })
      .catch((error) => {
        throw new Error(`${server.name} does not answer: ${said}`, { cause: error })
      })
  })

  afterAll(async () => {
    if (running?.exitCode === null && running.kill()) await once(running, 'exit')
    if (folder !== undefined) rmSync(folder, { recursive: true })
  })

  test.skipIf(isMissing(server))('asks browsers to stay with HTTPS over HTTPS alone', async () => {
    const { headers } = await get('/')
    const secured = await secureHeaders(`${secure}/assets/index-abc.js`)

    expect(headers.get('strict-transport-security')).toBeNull()
    expect(secured['strict-transport-security']).toBe(STAY_SECURE)
    expect(secured['cache-control']).toBe(CACHE_FOREVER)
  })

  test.skipIf(isMissing(server)).each([
    ['/', 'the deck', 'text/html', CACHE_ASKING],
    ['/index.html', 'the deck', 'text/html', CACHE_ASKING],
    ['/share', 'the share page', 'text/html', CACHE_ASKING],
    ['/share?text=a%2Fb', 'the share page', 'text/html', CACHE_ASKING],
    ['/accounts/1/media', 'the deck', 'text/html', CACHE_ASKING],
    ['/accounts/a@b.example', 'the deck', 'text/html', CACHE_ASKING],
    ['/icons', 'the deck', 'text/html', CACHE_ASKING],
    ['/sw.js', 'the worker', 'text/javascript', CACHE_ASKING],
    ['/manifest.webmanifest', '{}', 'application/manifest+json', CACHE_ASKING],
    ['/icons/192.png', 'a picture', 'image/png', CACHE_ASKING],
    ['/assets/index-abc.js', 'the program', 'text/javascript', CACHE_FOREVER],
    ['/assets/index-abc.css', 'its look', 'text/css', CACHE_FOREVER],
  ])('%s brings %s with every header, each once', async (path, text, type, cache) => {
    const answer = await get(path)

    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(text)
    expect(answer.headers.get('content-type').replace(/; ?charset=utf-8$/i, '')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe(cache)
    const sent = Object.keys(HEADERS).map((name) => [name, answer.headers.get(name)])
    expect(Object.fromEntries(sent)).toEqual(HEADERS)
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
    ])('what is nobody’s to read, %s, is not there', async (path) => {
    const answer = await get(path)

    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-security-policy')).toBe(HEADERS['Content-Security-Policy'])
  })

  test.skipIf(isMissing(server))(
    'an asset that is gone is missing, and no page is kept in its place',
    async () => {
      const answer = await get('/assets/index-gone.js')

      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('the deck')
      expect(answer.headers.get('cache-control') ?? CACHE_ASKING).toBe(CACHE_ASKING)
    },
  )
})
