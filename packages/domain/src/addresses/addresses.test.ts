import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getBrokenRules, fuzz } from '../testing/index.ts'
import { isPrivateAddress, resolveLinkAddress, resolveMediaAddress } from './addresses.ts'

const SERVER = 'https://host.example'

test.each([
  ['https://files.example/a.png', 'https://files.example/a.png'],
  ['HTTP://files.example:8080/a.png?b#c', 'HTTP://files.example:8080/a.png?b#c'],
  ['/images/avi.png', 'https://host.example/images/avi.png'],
  ['images/avi.png', 'https://host.example/images/avi.png'],
  ['//files.example/a.png', 'https://files.example/a.png'],
  ['/\\files.example/x', 'https://files.example/x'],
  ['/\t/files.example/x', 'https://files.example/x'],
  ['/auth/sign_out', 'https://host.example/auth/sign_out'],
  [' https://files.example/a.png', 'https://files.example/a.png'],
  ['https:menu', 'https://host.example/menu'],
])('resolves %j against the server that sent it', (raw, expected) => {
  expect(resolveLinkAddress(raw, SERVER)).toBe(expected)
  expect(resolveMediaAddress(raw, SERVER)).toBe(expected)
})

test.each([
  [''],
  [`https://files.example/${'a'.repeat(8_000)}`],
  ['javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,x'],
  ['blob:https://host.example/1'],
  ['file:///etc/passwd'],
  ['mailto:ada@host.example'],
  ['https://'],
  ['https://[bad'],
  ['http://a b/'],
  [7],
  [null],
  [{ toString: () => 'https://files.example/' }],
])('returns null for %j', (raw) => {
  expect(resolveLinkAddress(raw, SERVER)).toBeNull()
  expect(resolveMediaAddress(raw, SERVER)).toBeNull()
})

test('returns null for a path when the server is unknown', () => {
  expect(resolveLinkAddress('/a.png', null)).toBeNull()
  expect(resolveLinkAddress('https://files.example/a.png', null)).toBe(
    'https://files.example/a.png',
  )
})

const LOOPBACK = [
  'http://127.0.0.1:8080/x',
  'http://localhost/x',
  'http://LOCALHOST./x',
  'http://router.localhost/x',
  'http://[::1]/x',
  'http://[::ffff:127.0.0.1]/x',
  'http://2130706433/x',
  'http://0x7f.1/x',
  'http://0177.0.0.1/x',
  'http://127.1/x',
  'http://%31%32%37.0.0.1/x',
  'http://１２７.0.0.1/x',
  'http://0.0.0.0/x',
  'https://me@127.0.0.1/x',
  'https:\\\\127.0.0.1/x',
  '//127.0.0.1/x',
]
const PRIVATE = [
  'https://10.0.0.1/x',
  'https://192.168.1.1/x',
  'https://172.16.0.1/x',
  'https://172.31.255.255/x',
  'https://169.254.169.254/x',
  'https://100.64.0.1/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://[64:ff9b::10.0.0.1]/x',
  'https://router/x',
  'https://printer.local/x',
  'https://nas.lan/x',
  'https://api.internal/x',
  'https://nas.home.arpa/x',
]

test.each([...LOOPBACK, ...PRIVATE])(
  'does not load media from %s for a remote server',
  (address) => {
    expect(resolveMediaAddress(address, SERVER)).toBeNull()
    expect(resolveMediaAddress(address, 'https://8.8.8.8')).toBeNull()
  },
)

test.each([
  'https://host.xn--p1ai/x',
  'https://host.example.:8443/x',
  'https://10.example/x',
  'https://localhost.example/x',
  'https://127.0.0.1.example/x',
  'https://internal.example/x',
  'https://xn--bcher-kva.example/x',
  'https://bücher.example/x',
])('loads media from %s', (address) => {
  expect(resolveMediaAddress(address, SERVER)).toBe(address)
})

test.each([
  ['http://127.0.0.1:4040', 'http://localhost:8080/x', true],
  ['http://localhost:4040', 'https://192.168.1.1/x', true],
  ['http://192.168.1.5:4040', 'http://192.168.1.5:4040/x', true],
  ['http://192.168.1.5:4040', 'http://192.168.1.9/x', false],
  ['https://8.8.8.8', 'https://8.8.8.8/x', true],
  ['http://192.168.1.5:4040', 'http://127.0.0.1:8080/x', false],
])('resolves media of the server %s at %s: %s', (server, address, may) => {
  expect(resolveMediaAddress(address, server)).toBe(may ? address : null)
})

test('links to private network addresses', () => {
  for (const address of PRIVATE) expect(resolveLinkAddress(address, SERVER)).toBe(address)
})

test('reports addresses inside a private network or machine of which the server is not part', () => {
  expect(isPrivateAddress('https://127.0.0.1/', SERVER)).toBe(true)
  expect(isPrivateAddress('https://stream.host.example/', SERVER)).toBe(false)
  expect(isPrivateAddress('https://127.0.0.1/', 'http://localhost:1')).toBe(false)
})

const piece = fc.constantFrom(
  'https:',
  'http:',
  'java',
  'script:',
  'data:',
  '/',
  '\\',
  '\t',
  ' ',
  '@',
  ':',
  '.',
  '127',
  '0',
  'localhost',
  'host',
  'example',
  '%',
  '%2f',
  '?',
  '#',
  '[',
  ']',
  '::1',
  '\u0000',
  'ａ',
  'é',
)

function findFaults(raw: string): readonly string[] {
  return [resolveLinkAddress, resolveMediaAddress].flatMap((read) => {
    const address = read(raw, SERVER)
    if (address === null) return []
    const { href, protocol } = new URL(address)
    const pages = ['https://deck.example/a/b', 'http://deck.example/']
    return getBrokenRules({
      'is independent of the page': pages.every((page) => new URL(address, page).href === href),
      'has an HTTP(S) scheme': /^https?:$/.test(protocol),
      'is in the public network': read === resolveLinkAddress || !isPrivateAddress(address, SERVER),
    })
  })
}

test('returns only absolute HTTP(S) addresses for fuzzed input', () => {
  const sent = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

  expect(() => fuzz(sent, findFaults)).not.toThrow()
})
