import { expect, test } from 'vitest'
import {
  createContentPolicy,
  createDevContentPolicy,
  withLoopbackMedia,
} from './content-security-policy.ts'

const policy = createContentPolicy({ scripts: ['sha256-S'], styles: ['sha256-T'] })

const parseDirectives = (text: string) =>
  new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

const directives = parseDirectives(policy)

test('allows no inline scripts and no eval', () => {
  expect(policy).not.toMatch(/unsafe|strict-dynamic|nonce/)
  expect(directives.get('default-src')).toEqual(["'none'"])
  expect(directives.get('script-src')).toEqual(["'self'", "'sha256-S'"])
  expect(directives.get('style-src')).toEqual(["'self'", "'sha256-T'"])
  expect(directives.get('object-src')).toEqual(["'none'"])
  expect(directives.get('base-uri')).toEqual(["'none'"])
  expect(directives.get('frame-ancestors')).toEqual(["'none'"])
})

test('requires Trusted Types with exactly the two existing policies', () => {
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(directives.get('trusted-types')).toEqual(['colonnade-contents', 'colonnade-workers'])
})

test('allows requests to any HTTPS server, and to plain HTTP servers on the local machine', () => {
  const calls = directives.get('connect-src') ?? []
  const plain = calls.filter((source) => /^(?:http|ws):/.test(source))

  expect(calls).toEqual(expect.arrayContaining(["'self'", 'https:', 'wss:']))
  expect(plain.length).toBeGreaterThan(0)
  for (const source of plain)
    expect(source).toMatch(/^(?:http|ws):\/\/(?:127\.0\.0\.1|(?:\*\.)?localhost):\*$/)
  expect(directives.get('img-src')).toEqual(directives.get('media-src'))
})

test('loads no media from the local machine, unless the dashboard is served from it or the build allows it', () => {
  const local = parseDirectives(withLoopbackMedia(policy))

  for (const name of ['img-src', 'media-src'])
    expect(directives.get(name)).toEqual(["'self'", 'https:', 'data:', 'blob:'])
  expect(directives.get('frame-src')).toEqual(["'self'", 'https:'])
  for (const [name, sources] of local) {
    const added = sources.filter((source) => !directives.get(name)?.includes(source))
    expect(added).toEqual(
      ['img-src', 'media-src', 'frame-src'].includes(name)
        ? ['http://127.0.0.1:*', 'http://localhost:*', 'http://*.localhost:*']
        : [],
    )
  }
  expect([...local.keys()]).toEqual([...directives.keys()])
})

test('differs in the dev server only in the inline content of pages', () => {
  const dev = createDevContentPolicy()

  expect(dev).toContain("script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; ")
  expect(dev).not.toContain('unsafe-eval')
  expect(dev).not.toContain('trusted-types')
  expect(dev.split('; ').slice(3)).toEqual(policy.split('; ').slice(3, -2))
})
