import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { formatFindings, parseServerArgs, createWebSocketClass } from './test-server.mjs'

const env = { COLONNADE_TOKEN: ' a-token\n' }

test('accepts an address and a token, and writes only with --write', () => {
  expect(parseServerArgs(['https://a.example/about'], env)).toEqual({
    baseUrl: 'https://a.example',
    mayWrite: false,
    accessToken: 'a-token',
  })
  expect(parseServerArgs(['--write', 'http://127.0.0.1:4040'], env).mayWrite).toBe(true)
})

test.each([
  [[], env],
  [['a.example'], env],
  [['file:///etc/passwd'], env],
  [['https://user:word@a.example'], env],
  [['https://a.example', 'a-token'], env],
  [['https://a.example', '--token=a-token'], env],
  [['https://a.example'], {}],
])('rejects %j with %j with instructions that do not repeat the input', (args, given) => {
  expect(() => parseServerArgs(args, given)).toThrow(/COLONNADE_TOKEN=… npm run test:server/)
  expect(() => parseServerArgs(args, given)).not.toThrow(/a-token/)
})

test('prints a line for each check, aligned, and marks failures and skipped checks', () => {
  expect(
    formatFindings([
      { step: 'own account', verdict: 'works', reason: '@mira', isFailure: false },
      { step: 'home timeline', verdict: 'broken', reason: '500\nsorry', isFailure: true },
      { step: 'edit', verdict: 'untried', reason: '', isFailure: false },
    ]),
  ).toBe(
    '✓  own account    works    @mira\n✗  home timeline  broken   500 sorry\n·  edit           untried',
  )
})

test('sends a User-Agent to servers that require one', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const upgrade = once(server, 'upgrade')
  const Socket = createWebSocketClass()

  const socket = new Socket(`ws://127.0.0.1:${server.address().port}/api/v1/streaming`, ['a-token'])
  const [request, connection] = await upgrade
  connection.destroy()
  socket.close()
  server.close()

  expect(request.headers['user-agent']).toMatch(/Colonnade/)
  expect(request.headers['sec-websocket-protocol']).toBe('a-token')
})
