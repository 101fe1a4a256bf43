import { expect, test } from 'vitest'
import { challengeOf, createPkce, createState } from './prepare-sign-in.ts'

test('the challenge is that of the example in RFC 7636', async () => {
  const challenge = await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', crypto.subtle)

  expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

test('verifiers and states are long, safe in addresses, and never the same', async () => {
  const first = await createPkce()
  const second = await createPkce()

  expect(first?.verifier).toMatch(/^[\w-]{43}$/)
  expect(first?.verifier).not.toBe(second?.verifier)
  expect(createState()).toMatch(/^[\w-]{22}$/)
  expect(createState()).not.toBe(createState())
})

test('a page without WebCrypto goes without', async () => {
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) } as unknown as Crypto

  expect(await createPkce(insecure)).toBeNull()
})
