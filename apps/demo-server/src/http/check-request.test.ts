import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { isKnownName, ownNames } from './check-request.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance({ settings: { names: ['desk', 'deck.example'] } })
})
afterAll(() => server.close())

/** Calls by a name that leads here. @returns the head of the answer, and its body where it ends */
function callAs(host: string, path: string, headers = 'Connection: close\r\n'): Promise<string> {
  const { port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`),
    )
    socket.on('data', (data) => {
      text += data.toString()
      if (text.startsWith('HTTP/1.1 101 ')) socket.destroy()
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

test.each([
  'evil.example',
  'evil.example:4040',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
])('a page whose name was led to this machine is answered nothing: %s', async (host) => {
  for (const path of ['/api/v1/timelines/public', '/oauth/authorize', '/', '/health'])
    expect(await callAs(host, path)).toMatch(/^HTTP\/1\.1 421 /)
  expect(await callAs(host, '/api/v1/instance')).toContain(
    '{"error":"This instance does not answer to that name"}',
  )
  expect(await callAs(host, '/oauth/authorize')).toContain('ORIGIN=https://that.name')
})

test.each([
  ['localhost', '/api/v1/streaming', /^HTTP\/1\.1 101 /],
  ['evil.example', '/api/v1/streaming', /^HTTP\/1\.1 421 /],
  // Two slashes begin a name, and this one would be known.
  ['evil.example', '//localhost/api/v1/streaming', /^$/],
])('under the name %s a socket to %s is answered with %s', async (host, path, answer) => {
  const { token } = await server.as('mira')
  const upgrade = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
    `Authorization: Bearer ${token}`,
  ]

  expect(await callAs(host, path, upgrade.map((line) => `${line}\r\n`).join(''))).toMatch(answer)
})

test.each([
  '127.0.0.1:4040',
  '[::1]:4040',
  'localhost:4040',
  'deck.localhost',
  'DESK',
  'deck.example',
])('whoever calls it %s is answered', async (host) => {
  expect(await callAs(host, '/health')).toMatch(/^HTTP\/1\.1 200 /)
})

test('where nobody said which names are its own, it answers to any', () => {
  expect(isKnownName('evil.example', null)).toBe(true)
})

test.each([
  ['0.0.0.0', null, ['0.0.0.0', 'laptop', 'laptop.local']],
  ['desk.lan', 'https://Deck.example', ['desk.lan', 'deck.example', 'laptop', 'laptop.local']],
  ['::1', null, ['laptop', 'laptop.local']],
])('names an instance at %s with the origin %s as %j', (host, origin, names) => {
  expect(ownNames(host, origin, 'Laptop')).toEqual(names)
})
