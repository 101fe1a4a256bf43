import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPageVisitor } from '../testing/oauth-steps.ts'
import { createTestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { isPlainPath } from './check-request.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

const UNRESERVED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

test('rejects every needlessly encoded character and no other', () => {
  const codes = Array.from({ length: 256 }, (_, code) => code)
  const hidden = codes.filter((code) => !isPlainPath(`/%${code.toString(16).padStart(2, '0')}`))

  expect(String.fromCharCode(...hidden)).toBe(Array.from(UNRESERVED).toSorted().join(''))
  expect(isPlainPath('/%6A')).toBe(false)
  expect(isPlainPath('/%6a')).toBe(false)
})

test.each([
  '/%61pi/v1/timelines/public',
  '/api/%761/timelines/public',
  '/ap%69/v1/timelines/public',
  '/%6Fauth/token',
  '/%6fauth/token/',
])('refuses a path with an encoded letter: %s', async (path) => {
  const answer = await server.guest.get(path)

  expect(answer).toMatchObject({
    status: 400,
    body: { error: 'The path encodes characters unnecessarily' },
  })
})

test.each([
  '/%2561pi/v1/timelines/public',
  '//api/v1/timelines/public',
  '/api//v1/timelines/public',
])('returns 404 for other spellings of a path: %s', async (path) => {
  const { status, body } = await fetch(server.url + path).then(async (answer) => ({
    status: answer.status,
    body: await answer.text(),
  }))

  expect({ status, body }).toEqual({ status: 404, body: '{"error":"Not found"}' })
})

test('refuses a form sent to an encoded path, and shows an error page', async () => {
  const visitor = await createPageVisitor(server.url)
  const form = new FormData()
  form.set('authenticity_token', await visitor.tokenOn('/settings/profile'))
  const elsewhere = { ...visitor.cookie, 'Sec-Fetch-Site': 'cross-site' }
  const send = (method: string, path: string) =>
    createTestClient(server.url).send<string>(method, path, form, elsewhere)

  expect((await send('PUT', '/api/%77eb/settings')).status).toBe(400)
  const page = await send('POST', '/%73ettings/profile')
  expect(page.status).toBe(400)
  expect(page.body).toContain('encodes letters or digits unnecessarily')
})

test('accepts characters that need encoding', async () => {
  const answer = await server.guest.get('/api/v1/timelines/tag/caf%C3%A9%20au%20lait%25')

  expect(answer).toMatchObject({ status: 200, body: [] })
})
