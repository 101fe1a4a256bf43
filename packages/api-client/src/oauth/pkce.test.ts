import { expect, test } from 'vitest'
import { computeChallenge, createPkce, createState } from './prepare-sign-in.ts'

test('computes the challenge of the example in RFC 7636', async () => {
  const challenge = await computeChallenge(
    'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    crypto.subtle,
  )

  expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

test('creates verifiers and states that are long, URL-safe and unique', async () => {
  const first = await createPkce()
  const second = await createPkce()

  expect(first?.verifier).toMatch(/^[\w-]{43}$/)
  expect(first?.verifier).not.toBe(second?.verifier)
  expect(createState()).toMatch(/^[\w-]{22}$/)
  expect(createState()).not.toBe(createState())
})

test('returns null on a page without WebCrypto', async () => {
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) } as unknown as Crypto

  expect(await createPkce(insecure)).toBeNull()
})
