import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { isKnownName, getOwnNames } from './check-request.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance({ settings: { names: ['server', 'deck.example'] } })
})
afterAll(() => server.close())

/** Sends a request with this Host header. @returns the head of the response, and its body when the connection ends */
function requestAs(host: string, path: string, headers = 'Connection: close\r\n'): Promise<string> {
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
])('refuses a page whose name was rebound to this machine: %s', async (host) => {
  for (const path of ['/api/v1/timelines/public', '/oauth/authorize', '/', '/health'])
    expect(await requestAs(host, path)).toMatch(/^HTTP\/1\.1 421 /)
  expect(await requestAs(host, '/api/v1/instance')).toContain(
    '{"error":"This server does not use that host name"}',
  )
  expect(await requestAs(host, '/oauth/authorize')).toContain('ORIGIN=https://that.name')
})

test.each([
  ['localhost', '/api/v1/streaming', /^HTTP\/1\.1 101 /],
  ['evil.example', '/api/v1/streaming', /^HTTP\/1\.1 421 /],
  // A path with two slashes at the beginning would be parsed as a host name, here as a known one.
  ['evil.example', '//localhost/api/v1/streaming', /^$/],
])('answers a socket for host %s and path %s with %s', async (host, path, answer) => {
  const { token } = await server.as('mira')
  const upgrade = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
    `Authorization: Bearer ${token}`,
  ]

  expect(await requestAs(host, path, upgrade.map((line) => `${line}\r\n`).join(''))).toMatch(answer)
})

test.each([
  '127.0.0.1:4040',
  '[::1]:4040',
  'localhost:4040',
  'deck.localhost',
  'SERVER',
  'deck.example',
])('accepts the host %s', async (host) => {
  expect(await requestAs(host, '/health')).toMatch(/^HTTP\/1\.1 200 /)
})

test('accepts any host when no names are configured', () => {
  expect(isKnownName('evil.example', null)).toBe(true)
})

test.each([
  ['0.0.0.0', null, ['0.0.0.0', 'laptop', 'laptop.local']],
  ['server.lan', 'https://Deck.example', ['server.lan', 'deck.example', 'laptop', 'laptop.local']],
  ['::1', null, ['laptop', 'laptop.local']],
])('returns the names of a server at %s with the origin %s as %j', (host, origin, names) => {
  expect(getOwnNames(host, origin, 'Laptop')).toEqual(names)
})
