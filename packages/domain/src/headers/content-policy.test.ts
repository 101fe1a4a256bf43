import { expect, test } from 'vitest'
import { contentPolicy, devContentPolicy } from './content-policy.ts'

const policy = contentPolicy({ scripts: ['sha256-S'], styles: ['sha256-T'] })

const directives = new Map(
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources]
  }),
)

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
  for (const source of directives.get('img-src') ?? [])
    expect(source).toMatch(/^'self'$|^https:$|^data:$|^blob:$|^http:\/\/[\w.*]+:\*$/)
})

test('the dev server’s differs in what it puts into pages alone', () => {
  const dev = devContentPolicy()

  expect(dev).toContain("script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; ")
  expect(dev).not.toContain('unsafe-eval')
  expect(dev).not.toContain('trusted-types')
  expect(dev.split('; ').slice(3)).toEqual(policy.split('; ').slice(3, -2))
})
