import { expect, test } from 'vitest'
import { getPageHeaders } from './page-headers.ts'

const headers = getPageHeaders({ scripts: [], styles: [] })

test('denies device permissions, referrers to other hosts, and framing', () => {
  expect(headers['Permissions-Policy']).toContain('camera=()')
  expect(headers['Permissions-Policy']).toContain('microphone=()')
  expect(headers['Referrer-Policy']).toBe('same-origin')
  expect(headers['X-Frame-Options']).toBe('DENY')
  expect(headers['X-Content-Type-Options']).toBe('nosniff')
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
})

test("keeps each header within the line limit of a static host's file", () => {
  for (const [name, value] of Object.entries(headers)) {
    expect(value).toMatch(/^[\x20-\x7e]+$/)
    // Cloudflare Pages ignores longer lines.
    expect(`  ${name}: ${value}`.length).toBeLessThan(2_000)
  }
})
