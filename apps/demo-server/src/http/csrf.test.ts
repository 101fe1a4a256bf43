import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '@colonnade/api-client/endpoints'
import { createOAuthSteps, createPageVisitor } from '../testing/oauth-steps.ts'
import { createTestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let visitor: Awaited<ReturnType<typeof createPageVisitor>>
beforeAll(async () => {
  server = await startTestInstance()
  visitor = await createPageVisitor(server.url)
})
afterAll(() => server.close())

/** Endpoints that anyone may call. They do not use cookies. */
const PUBLIC_ENDPOINTS: readonly EndpointName[] = ['createApp', 'createToken', 'revokeToken']

test('refuses every write request that has only a cookie', async () => {
  const names = Object.keys(endpoints) as EndpointName[]
  const writes = names.filter(
    (name) => endpoints[name].method !== 'GET' && !PUBLIC_ENDPOINTS.includes(name),
  )
  const answers = await Promise.all(
    writes.map(async (name) => {
      const { method, path } = endpoints[name]
      const { status } = await createTestClient(server.url).send(
        method,
        path.replaceAll(/:\w+/g, '1'),
        {},
        visitor.cookie,
      )
      return [name, status] as const
    }),
  )

  expect(writes.length).toBeGreaterThan(50)
  expect(answers.filter(([, status]) => status !== 401 && status !== 422)).toEqual([])
})

const FORMS = ['/settings/preferences', '/settings/profile', '/auth/sign_out']
const foreign = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://elsewhere.example' },
  { Origin: 'http://127.0.0.1:1' },
  { Origin: 'null' },
]

test.each(foreign)(
  'refuses a form with a valid token from another site or port: %o',
  async (headers) => {
    for (const path of FORMS) {
      const form = new FormData()
      form.set('authenticity_token', await visitor.tokenOn(path))
      const answer = await createTestClient(server.url).send<string>('POST', path, form, {
        ...visitor.cookie,
        ...headers,
      })
      expect([path, answer.status]).toEqual([path, 403])
      expect(answer.body).toContain('Your request was not processed')
    }
    expect((await visitor.open('/settings/preferences')).status).toBe(200)
  },
)

test('refuses requests of the page’s own API from other sites, and accepts all others', async () => {
  const { token } = await server.as('mira')
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://deck.example' }
  const mira = createTestClient(server.url, token)
  const own = await mira.send(
    'PUT',
    '/api/web/settings',
    { data: {} },
    { ...visitor.cookie, ...elsewhere },
  )

  expect(own).toMatchObject({
    status: 403,
    body: { error: 'This request came from another site' },
  })
  expect((await mira.post('/api/v1/markers', {}, elsewhere)).status).toBe(200)
})

const getPolicy = ({ headers }: { headers: Headers }) =>
  headers.get('Content-Security-Policy') ?? ''

test('allows the page’s own style sheet by its hash, and no inline styles or scripts', async () => {
  const steps = createOAuthSteps(server.url)
  const pages = await Promise.all([
    ...['/about', '/terms', ...FORMS].map((path) => visitor.open(path)),
    visitor.open('/oauth/authorize?client_id=unknown'),
    steps.register().then((app) => steps.openForm(app)),
    server.statusId('own').then((id) => visitor.open(`/@mira/${id}/embed`)),
  ])

  for (const page of pages) {
    const [sheet] = [...page.body.matchAll(/<style>([^<]*)<\/style>/g)].map(
      ([, text]) => text ?? '',
    )
    const hash = createHash('sha256')
      .update(sheet ?? '')
      .digest('base64')
    expect(getPolicy(page)).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
    expect(getPolicy(page)).not.toContain('unsafe')
    expect(getPolicy(page)).toContain("base-uri 'none'")
    expect(page.body).not.toMatch(/ style=|<script| on\w+=/)
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(page.headers.get('Referrer-Policy')).toMatch(/^(?:same-origin|no-referrer)$/)
  }
})

test('forbids framing of the consent page, and allows its form to redirect to the app', async () => {
  const steps = createOAuthSteps(server.url)
  const form = await steps.openForm(await steps.register())

  expect(form.headers.get('X-Frame-Options')).toBe('DENY')
  expect(getPolicy(form)).toContain("frame-ancestors 'none'")
  expect(getPolicy(form)).not.toContain('form-action')
})
