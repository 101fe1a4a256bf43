import { expect, test } from 'vitest'
import { readBuildHeaders } from './serve-dashboard.ts'

test('uses the strictest headers for a build without headers', async () => {
  const headers = await readBuildHeaders('/nowhere', 'https://deck.example')

  expect(headers['Content-Security-Policy']).toContain("script-src 'self'; style-src 'self'; ")
  expect(headers['X-Frame-Options']).toBe('DENY')
})

test.each([
  ['http://127.0.0.1:4040', true],
  ['http://localhost:4040', true],
  ['http://192.168.1.5:4040', false],
  ['https://deck.example', false],
])('allows a page at %s to load from this machine: %s', async (origin, may) => {
  const { 'Content-Security-Policy': policy = '' } = await readBuildHeaders('/nowhere', origin)

  expect(policy.includes('blob: http://127.0.0.1:*')).toBe(may)
  expect(policy).toContain('connect-src')
})
