import { expect, test } from 'vitest'
import { contentPolicy, devContentPolicy, withLoopbackMedia } from './content-policy.ts'

const policy = contentPolicy({ scripts: ['sha256-S'], styles: ['sha256-T'] })

const directivesOf = (text: string) =>
  new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

const directives = directivesOf(policy)

test('nothing that was written into a page or made at run time is ever code', () => {
  expect(policy).not.toMatch(/unsafe|strict-dynamic|nonce/)
  expect(directives.get('default-src')).toEqual(["'none'"])
  expect(directives.get('script-src')).toEqual(["'self'", "'sha256-S'"])
  expect(directives.get('style-src')).toEqual(["'self'", "'sha256-T'"])
  expect(directives.get('object-src')).toEqual(["'none'"])
  expect(directives.get('base-uri')).toEqual(["'none'"])
  expect(directives.get('frame-ancestors')).toEqual(["'none'"])
})

test('Trusted Types are required, with exactly the two policies that there are', () => {
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(directives.get('trusted-types')).toEqual(['colonnade-contents', 'colonnade-workers'])
})

test('any server may be called that is reached safely, and plain ones on this machine', () => {
  const calls = directives.get('connect-src') ?? []
  const plain = calls.filter((source) => /^(?:http|ws):/.test(source))

  expect(calls).toEqual(expect.arrayContaining(["'self'", 'https:', 'wss:']))
  expect(plain.length).toBeGreaterThan(0)
  for (const source of plain)
    expect(source).toMatch(/^(?:http|ws):\/\/(?:127\.0\.0\.1|(?:\*\.)?localhost):\*$/)
  expect(directives.get('img-src')).toEqual(directives.get('media-src'))
})

test('loads nothing from this machine, unless a deck is on it or a build asks for it', () => {
  const local = directivesOf(withLoopbackMedia(policy))

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

test('the dev server’s differs in what it puts into pages alone', () => {
  const dev = devContentPolicy()

  expect(dev).toContain("script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; ")
  expect(dev).not.toContain('unsafe-eval')
  expect(dev).not.toContain('trusted-types')
  expect(dev.split('; ').slice(3)).toEqual(policy.split('; ').slice(3, -2))
})
