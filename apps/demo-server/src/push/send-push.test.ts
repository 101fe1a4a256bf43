import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../bounded-server.ts'
import { isForbiddenAddress, isForbiddenHost, sendPush, type ResolveHost } from './send-push.ts'

const came: string[] = []
const server = createServer((request, response) => {
  came.push(request.url ?? '')
  if (request.url === '/moved') response.writeHead(307, { Location: '/elsewhere' }).end()
  else response.writeHead(201).end('x'.repeat(1_000_000))
})
let url: URL
beforeAll(async () => {
  url = new URL(await listen(server, 0, '127.0.0.1'))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const resolveTo =
  (address: string): ResolveHost =>
  async () => [{ address, family: address.includes(':') ? 6 : 4 }]
const sendTo = (endpoint: string, mayStayHere: boolean, resolve?: ResolveHost) =>
  sendPush(
    { endpoint, headers: { TTL: '60' }, body: new Uint8Array([1]) },
    {
      signal: AbortSignal.timeout(5_000),
      canUseLoopback: mayStayHere,
      ...(resolve === undefined ? {} : { resolve }),
    },
  )

test.each([
  '127.0.0.1',
  '127.8.9.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.9',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::127.0.0.1',
  '::8.8.8.8',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  'push.example',
])('refuses %s as an address of a push service', (address) => {
  expect(isForbiddenAddress(address, false)).toBe(true)
})

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1', '::ffff:8.8.8.8'])('allows %s', (address) => {
  expect(isForbiddenAddress(address, false)).toBe(false)
})

test.each(['localhost', 'push.localhost.', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'])(
  'detects %s as the loopback interface',
  (host) => {
    expect(isForbiddenHost(new URL(`https://${host}/`).hostname, false)).toBe(true)
  },
)

test('checks the resolved address of a host name', async () => {
  const endpoint = `http://push.example:${url.port}/inner`

  for (const address of ['127.0.0.1', '10.0.0.1', 'fd00::1', '169.254.169.254'])
    await expect(sendTo(endpoint, false, resolveTo(address))).rejects.toMatchObject({
      name: 'ForbiddenAddressError',
    })
  const mixed: ResolveHost = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ]
  await expect(sendTo(endpoint, false, mixed)).rejects.toMatchObject({
    name: 'ForbiddenAddressError',
  })
  expect(came).toEqual([])
})

test('allows only the loopback interface in test mode', async () => {
  expect(await sendTo(`http://push.example:${url.port}/here`, true, resolveTo('127.0.0.1'))).toBe(
    201,
  )
  await expect(sendTo('https://192.168.0.1/', true)).rejects.toMatchObject({
    name: 'ForbiddenAddressError',
  })
})

test('does not follow redirects', async () => {
  expect(await sendTo(`${url.origin}/moved`, true)).toBe(307)
  expect(came).not.toContain('/elsewhere')
})
