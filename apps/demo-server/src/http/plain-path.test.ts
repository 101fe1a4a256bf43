import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageVisitor } from '../testing/oauth-steps.ts'
import { createTestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { isPlainPath } from './check-request.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

const UNRESERVED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

test('every character that needs no encoding is found out, and none that does', () => {
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
])('a path that hides a letter is answered nowhere: %s', async (path) => {
  const answer = await server.guest.get(path)

  expect(answer).toMatchObject({
    status: 400,
    body: { error: 'The path encodes characters that need no encoding' },
  })
})

test.each([
  '/%2561pi/v1/timelines/public',
  '//api/v1/timelines/public',
  '/api//v1/timelines/public',
])('no other way of writing it leads past the limits either: %s', async (path) => {
  const { status, body } = await fetch(server.url + path).then(async (answer) => ({
    status: answer.status,
    body: await answer.text(),
  }))

  expect({ status, body }).toEqual({ status: 404, body: '{"error":"Not found"}' })
})

test('a hidden letter gets a form no further than it would be plainly, and a person is told so', async () => {
  const visitor = await pageVisitor(server.url)
  const form = new FormData()
  form.set('authenticity_token', await visitor.tokenOn('/settings/profile'))
  const elsewhere = { ...visitor.cookie, 'Sec-Fetch-Site': 'cross-site' }
  const send = (method: string, path: string) =>
    createTestClient(server.url).send<string>(method, path, form, elsewhere)

  expect((await send('PUT', '/api/%77eb/settings')).status).toBe(400)
  const page = await send('POST', '/%73ettings/profile')
  expect(page.status).toBe(400)
  expect(page.body).toContain('Nothing was done')
})

test('what has to be encoded still may be', async () => {
  const answer = await server.guest.get('/api/v1/timelines/tag/caf%C3%A9%20au%20lait%25')

  expect(answer).toMatchObject({ status: 200, body: [] })
})
