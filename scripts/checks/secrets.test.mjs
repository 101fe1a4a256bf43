import { expect, test } from 'vitest'
import { findSecrets } from './secrets.mjs'

// Concatenated here, so that this file contains no secret.
const letters = 'a1B2c3D4'.repeat(8)
const key = ['-----BEGIN', 'RSA PRIVATE', 'KEY-----'].join(' ')

test.each([
  [key, 'a private key'],
  [`AKIA${'A1B2'.repeat(4)}`, 'a key of Amazon'],
  [`ghp_${letters.slice(0, 36)}`, 'a token of GitHub'],
  [`npm_${letters.slice(0, 36)}`, 'a token of npm'],
  [`eyJ${letters}.eyJ${letters}.${letters}`, 'a signed token'],
  [`Authorization: Bearer ${letters}`, 'a bearer token'],
  [`const accessToken = '${letters}'`, 'a secret in a literal'],
  [`"client_secret": "${letters}"`, 'a secret in a literal'],
])('finds a secret without repeating it', (line, what) => {
  const [found] = findSecrets(`first\n${line}\n`, 'some/file.ts')

  expect(found).toBe(`some/file.ts:2 holds ${what}.`)
})

test.each([
  "const token = 'no-such-token'",
  'Authorization: `Bearer ${token}`',
  "secret: 'the-client-secret-of-the-app-that-asks'",
  'const tokenOfSomething = deriveSecret(secret, purpose)',
])('ignores %s', (line) => {
  expect(findSecrets(line, 'some/file.ts')).toEqual([])
})
