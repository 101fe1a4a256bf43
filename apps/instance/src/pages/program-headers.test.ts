import { expect, test } from 'vitest'
import { programHeaders } from './program-headers.ts'

test('a build without headers of its own gets the strictest', async () => {
  const headers = await programHeaders('/nowhere')

  expect(headers['Content-Security-Policy']).toContain("script-src 'self'; style-src 'self'; ")
  expect(headers['X-Frame-Options']).toBe('DENY')
})
