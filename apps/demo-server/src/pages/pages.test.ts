import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadVapidKeys } from '../store/push-subscriptions.ts'
import { createOAuthSteps } from '../testing/oauth-steps.ts'
import { createTestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

/** The headers that the build defines for its files. */
const buildHeaders = {
  'Content-Security-Policy': "default-src 'none'",
  'Referrer-Policy': 'same-origin',
}

let server: TestInstance
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-pages-'))
  const dist = join(folder, 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  await writeFile(
    join(dist, 'index.html'),
    '<!doctype html><html><head><title>Deck</title></head><body></body></html>',
  )
  await writeFile(join(dist, 'assets', 'main-abc123.js'), 'export {}')
  await writeFile(join(dist, 'sw.js'), 'export {}')
  await writeFile(join(dist, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(dist, '.secret'), 'hidden')
  await mkdir(join(dist, '.headers'))
  await writeFile(join(dist, '.headers', 'headers.json'), JSON.stringify(buildHeaders))
  await writeFile(join(folder, 'outside.txt'), 'outside')
  await symlink(join(folder, 'outside.txt'), join(dist, 'link.txt'))
  await symlink(join(dist, 'icon.svg'), join(dist, 'own-link.svg'))
  server = await startTestInstance({ dist })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** @returns the cookies of a signed-in browser */
async function signIn() {
  const steps = createOAuthSteps(server.url)
  const { fields } = await steps.openForm(await steps.register())
  await steps.answer(fields, 'authorize')
  return steps.cookieHeader()
}

interface PageState {
  readonly meta: { readonly access_token: string; readonly me: string }
  readonly settings: unknown
}

async function fetchState(cookie: Record<string, string>, path = '/') {
  const page = await server.guest.send<string>('GET', path, undefined, cookie)
  const json = /<script id="initial-state" type="application\/json">(.*?)<\/script>/s.exec(
    page.body,
  )?.[1]
  const csrf = /<meta name="csrf-token" content="([^"]+)">/.exec(page.body)?.[1] ?? ''
  return { page, csrf, state: json === undefined ? null : (JSON.parse(json) as PageState) }
}

test.each(['/', '/index.html', '/statuses/123', '/timelines/home', '/timelines/tag/été'])(
  'serves %s without state when signed out',
  async (path) => {
    const { page, state } = await fetchState({}, path)

    expect(page.status).toBe(200)
    expect(page.body).toContain('<title>Deck</title>')
    expect(state).toBeNull()
  },
)

test.each(['/', '/timelines/home', '/icon.svg', '/sw.js', '/assets/main-abc123.js'])(
  'serves %s with the headers of the build',
  async (path) => {
    const { headers } = await server.guest.send('GET', path)

    for (const [name, value] of Object.entries(buildHeaders)) expect(headers.get(name)).toBe(value)
  },
)

test(
  'adds the state to the page of a signed-in browser, which is not cached',
  { tags: ['SES-01'] },
  async () => {
    const { page, state } = await fetchState(await signIn(), '/timelines/home')

    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(Object.keys(state?.meta ?? {})).toEqual(
      expect.arrayContaining([
        'reduce_motion',
        'auto_play_gif',
        'display_sensitive_media',
        'display_media',
        'unfollow_modal',
        'boost_modal',
        'favourite_modal',
        'delete_modal',
        'me',
        'search_enabled',
        'max_toot_chars',
        'invites_enabled',
        'version',
        'mascot',
        'is_staff',
      ]),
    )
    expect(state).toMatchObject({
      meta: {
        me: await server.accountId('mira'),
        domain: new URL(server.url).host,
        max_toot_chars: 500,
        streaming_api_base_url: server.url.replace('http', 'ws'),
      },
      compose: { default_privacy: 'public', default_sensitive: false },
      accounts: {
        [await server.accountId('mira')]: { acct: 'mira', source: { privacy: 'public' } },
      },
    })
  },
)

test(
  'adds the public push key to the page of a signed-in browser',
  { tags: ['API-62'] },
  async () => {
    const { page } = await fetchState(await signIn())

    const key = /<meta name="applicationServerKey" content="([^"]+)">/.exec(page.body)?.[1]
    const { publicKey } = await loadVapidKeys(server.instance.services.store)
    expect(key).toBe(publicKey)
  },
)

test('revokes the token of the page when the session ends', async () => {
  const cookie = await signIn()
  const { state, csrf } = await fetchState(cookie)
  const client = createTestClient(server.url, state?.meta.access_token ?? null)
  const socket = await server.listen(client, '?stream=user')
  const before = await client.get('/api/v1/timelines/home')
  const form = new URLSearchParams({ authenticity_token: csrf })
  const out = await server.guest.send('POST', '/auth/sign_out', form, cookie)
  await socket.closed

  expect(before.status).toBe(200)
  expect(out.status).toBe(303)
  expect(out.headers.get('Location')).toBe('/')
  expect(out.headers.get('Set-Cookie')).toContain('Max-Age=0')
  expect((await client.get('/api/v1/timelines/home')).status).toBe(401)
  expect((await fetchState(cookie)).state).toBeNull()
})

test('marks sample accounts as onboarded', { tags: ['MOD-15'] }, async () => {
  const { state } = await fetchState(await signIn())

  expect(state?.settings).toEqual({ onboarded: true })
})

test('saves settings only with the token of the page and returns them in it', async () => {
  const cookie = await signIn()
  const { csrf } = await fetchState(cookie)
  const data = {
    columns: [{ id: 'HOME', uuid: 'a', params: {} }],
    ours: '</script><script>alert(1)</script>',
  }
  const save = (headers: Record<string, string>) =>
    server.guest.send('PUT', '/api/web/settings', { data }, headers)

  expect((await save({})).status).toBe(422)
  expect((await save(cookie)).status).toBe(422)
  expect((await save({ ...cookie, 'X-CSRF-Token': 'guess' })).body).toEqual({
    error: "Can't verify CSRF token authenticity.",
  })
  expect((await save({ ...cookie, 'X-CSRF-Token': csrf })).status).toBe(200)
  expect((await fetchState(cookie)).state?.settings).toEqual(data)
})

test('sets cookies that scripts cannot read and other sites cannot send', async () => {
  const steps = createOAuthSteps(server.url)
  const { fields } = await steps.openForm(await steps.register())
  const { headers } = await steps.answer(fields, 'authorize')

  expect(headers.get('Set-Cookie')).toMatch(
    /^colonnade_session_\w+=[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  )
})

test('serves files with their type and caches hashed file names forever', async () => {
  const script = await server.guest.get('/assets/main-abc123.js')
  const icon = await server.guest.get('/icon.svg')

  expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(icon.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(icon.headers.get('Cache-Control')).toBe('no-cache')
  expect((await server.guest.get('/assets/gone.js')).status).toBe(404)
})

/** Sends a raw request, because `fetch` would normalize the path. */
function getRaw(path: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      // The socket stays open, because the server does not respond after it is closed.
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`,
      ),
    )
    let text = ''
    socket.on('data', (data) => {
      text += String(data)
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
}

test.each([
  '/../outside.txt',
  '/assets/../../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/%2e%2e%2foutside.txt',
  '/..%5coutside.txt',
  '/.secret',
  '/assets/%2e%2e/.secret',
  '/%00.txt',
  '/%E0%A4%A.txt',
  '/media/films/..%2f..%2fworld.ts',
  '//outside.txt',
  '/link.txt',
  '/etc/passwd',
  '/%2fetc%2fpasswd',
])('does not serve a file for %s', async (path) => {
  const answer = await getRaw(path)

  expect(answer).toMatch(/^HTTP\/1\.1 [2-4]\d\d /)
  expect(answer).not.toContain('outside\r\n')
  expect(answer).not.toMatch(/\r\n\r\n(?:[\da-f]+\r\n)?(?:outside|hidden|export|root:)/)
})

test('follows a link inside the folder', async () => {
  expect((await server.guest.get('/own-link.svg')).status).toBe(200)
})

test('redirects the URLs of accounts, posts and hashtags to the dashboard', async () => {
  const to = async (path: string) => (await server.guest.get(path)).headers.get('Location')

  expect(await to('/@mira')).toBe(`/accounts/${await server.accountId('mira')}`)
  expect(await to('/@mira/123')).toBe('/statuses/123')
  expect(await to('/tags/tea')).toBe('/timelines/tag/tea')
})

test('serves the terms and the about page', async () => {
  expect((await server.guest.get<string>('/terms')).body).toContain('<h1>Terms of service of')
  expect((await server.guest.get<string>('/about')).body).toContain('<h1>Colonnade on')
})
