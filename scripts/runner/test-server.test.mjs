import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { findingsTable, readWish, socketsOfNode } from './test-server.mjs'

const env = { COLONNADE_TOKEN: ' a-token\n' }

test('an address and a token are enough; writing has to be asked for', () => {
  expect(readWish(['https://a.example/about'], env)).toEqual({
    baseUrl: 'https://a.example',
    mayWrite: false,
    accessToken: 'a-token',
  })
  expect(readWish(['--write', 'http://127.0.0.1:4040'], env).mayWrite).toBe(true)
})

test.each([
  [[], env],
  [['a.example'], env],
  [['file:///etc/passwd'], env],
  [['https://user:word@a.example'], env],
  [['https://a.example', 'a-token'], env],
  [['https://a.example', '--token=a-token'], env],
  [['https://a.example'], {}],
])('%j with %j is told how it goes, without a word of what was given', (args, given) => {
  expect(() => readWish(args, given)).toThrow(/COLONNADE_TOKEN=… npm run test:server/)
  expect(() => readWish(args, given)).not.toThrow(/a-token/)
})

test('the table has a line for each step, aligned, and a failure and what was not tried are marked', () => {
  expect(
    findingsTable([
      { step: 'who I am', verdict: 'works', reason: '@mira', isFailure: false },
      { step: 'home timeline', verdict: 'broken', reason: '500\nsorry', isFailure: true },
      { step: 'edit', verdict: 'untried', reason: '', isFailure: false },
    ]),
  ).toBe(
    '✓  who I am       works    @mira\n✗  home timeline  broken   500 sorry\n·  edit           untried',
  )
})

test('names itself to servers that refuse sockets without a User-Agent', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = once(server, 'upgrade')
  const Socket = socketsOfNode()

  const socket = new Socket(`ws://127.0.0.1:${server.address().port}/api/v1/streaming`, ['a-token'])
  const [request, connection] = await asked
  connection.destroy()
  socket.close()
  server.close()

  expect(request.headers['user-agent']).toMatch(/Colonnade/)
  expect(request.headers['sec-websocket-protocol']).toBe('a-token')
})
