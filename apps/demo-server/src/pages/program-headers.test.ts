import { expect, test } from 'vitest'
import { programHeaders } from './dashboard-pages.ts'

test('a build without headers of its own gets the strictest', async () => {
  const headers = await programHeaders('/nowhere', 'https://deck.example')

  expect(headers['Content-Security-Policy']).toContain("script-src 'self'; style-src 'self'; ")
  expect(headers['X-Frame-Options']).toBe('DENY')
})

test.each([
  ['http://127.0.0.1:4040', true],
  ['http://localhost:4040', true],
  ['http://192.168.1.5:4040', false],
  ['https://deck.example', false],
])('a page at %s loads from this machine: %s', async (origin, may) => {
  const { 'Content-Security-Policy': policy = '' } = await programHeaders('/nowhere', origin)

  expect(policy.includes('blob: http://127.0.0.1:*')).toBe(may)
  expect(policy).toContain('connect-src')
})
