import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '@colonnade/api-client/endpoints'
import { oauthSteps, pageVisitor } from '../testing/oauth-steps.ts'
import { createTestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let visitor: Awaited<ReturnType<typeof pageVisitor>>
beforeAll(async () => {
  server = await startTestInstance()
  visitor = await pageVisitor(server.url)
})
afterAll(() => server.close())

/** What anybody may do: they are told nothing by a cookie. */
const ANYBODY: readonly EndpointName[] = ['createApp', 'createToken', 'revokeToken']

test('no call that changes something is answered for a cookie alone', async () => {
  const names = Object.keys(endpoints) as EndpointName[]
  const writes = names.filter((name) => endpoints[name].method !== 'GET' && !ANYBODY.includes(name))
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
  'a form with the right token is not taken from another site, nor another port: %o',
  async (headers) => {
    for (const path of FORMS) {
      const form = new FormData()
      form.set('authenticity_token', await visitor.tokenOn(path))
      const answer = await createTestClient(server.url).send<string>('POST', path, form, {
        ...visitor.cookie,
        ...headers,
      })
      expect([path, answer.status]).toEqual([path, 403])
      expect(answer.body).toContain('Nothing was done')
    }
    expect((await visitor.open('/settings/preferences')).status).toBe(200)
  },
)

test('the calls of the page itself are not taken from elsewhere, and all others are', async () => {
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
    body: { error: 'This call came from a page of another site' },
  })
  expect((await mira.post('/api/v1/markers', {}, elsewhere)).status).toBe(200)
})

const policyOf = ({ headers }: { headers: Headers }) => headers.get('Content-Security-Policy') ?? ''

test('every page of the instance allows its own style sheet by what it says, and nothing inline', async () => {
  const steps = oauthSteps(server.url)
  const pages = await Promise.all([
    ...['/about', '/terms', ...FORMS].map((path) => visitor.open(path)),
    visitor.open('/oauth/authorize?client_id=nobody'),
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
    expect(policyOf(page)).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
    expect(policyOf(page)).not.toContain('unsafe')
    expect(policyOf(page)).toContain("base-uri 'none'")
    expect(page.body).not.toMatch(/ style=|<script| on\w+=/)
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(page.headers.get('Referrer-Policy')).toMatch(/^(?:same-origin|no-referrer)$/)
  }
})

test('letting an app in cannot be framed, and its form may lead back to the app', async () => {
  const steps = oauthSteps(server.url)
  const form = await steps.openForm(await steps.register())

  expect(form.headers.get('X-Frame-Options')).toBe('DENY')
  expect(policyOf(form)).toContain("frame-ancestors 'none'")
  expect(policyOf(form)).not.toContain('form-action')
})
