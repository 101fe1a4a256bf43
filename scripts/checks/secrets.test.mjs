import { expect, test } from 'vitest'
import { secretsIn } from './secrets.mjs'

// Put together here, so that none stands in this file.
const letters = 'a1B2c3D4'.repeat(8)
const key = ['-----BEGIN', 'RSA PRIVATE', 'KEY-----'].join(' ')

test.each([
  [key, 'a private key'],
  [`AKIA${'A1B2'.repeat(4)}`, 'a key of Amazon'],
  [`ghp_${letters.slice(0, 36)}`, 'a token of GitHub'],
  [`npm_${letters.slice(0, 36)}`, 'a token of npm'],
  [`eyJ${letters}.eyJ${letters}.${letters}`, 'a signed token'],
  [`Authorization: Bearer ${letters}`, 'a bearer token'],
  [`const accessToken = '${letters}'`, 'a secret that is written out'],
  [`"client_secret": "${letters}"`, 'a secret that is written out'],
])('what looks like a secret is found, and is not said again', (line, what) => {
  const [found] = secretsIn(`first\n${line}\n`, 'some/file.ts')

  expect(found).toBe(`some/file.ts:2 holds ${what}.`)
})

test.each([
  "const token = 'no-such-token'",
  'Authorization: `Bearer ${token}`',
  "secret: 'the-client-secret-of-the-app-that-asks'",
  'const tokenOfSomething = deriveSecret(secret, purpose)',
])('%s is no secret', (line) => {
  expect(secretsIn(line, 'some/file.ts')).toEqual([])
})
