import { expect, test } from 'vitest'
import { pageHeaders } from './page-headers.ts'

const headers = pageHeaders({ scripts: [], styles: [] })

test('a page asks a device for nothing, tells other hosts nothing, and stands in nobody’s frame', () => {
  expect(headers['Permissions-Policy']).toContain('camera=()')
  expect(headers['Permissions-Policy']).toContain('microphone=()')
  expect(headers['Referrer-Policy']).toBe('same-origin')
  expect(headers['X-Frame-Options']).toBe('DENY')
  expect(headers['X-Content-Type-Options']).toBe('nosniff')
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin')
})

test('each header fits the line of a static host’s file', () => {
  for (const [name, value] of Object.entries(headers)) {
    expect(value).toMatch(/^[\x20-\x7e]+$/)
    // Cloudflare Pages reads no longer one.
    expect(`  ${name}: ${value}`.length).toBeLessThan(2_000)
  }
})
