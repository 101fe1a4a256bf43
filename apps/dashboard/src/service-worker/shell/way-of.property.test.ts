import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '@colonnade/domain/testing'
import { wayOf } from './way-of.ts'

const ORIGIN = 'https://deck.example'
const PATHS = new Set(['/assets/index-AbCd1234.js', '/favicon.svg', '/share.html'])

const part = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      'share',
      'share.html',
      'index.html',
      'statuses',
      'new',
      'timelines',
      'home',
      'search',
      'api',
    ],
    ...[
      'v1',
      'oauth',
      'auth',
      'sign_out',
      'assets',
      'index-AbCd1234.js',
      'favicon.svg',
      'media',
      '..',
    ],
    ...['%2e%2e', '%2F', '@ada', '.well-known', 'evil.example', '%', '%00', '\\'],
  ),
  fc.string({ maxLength: 4 }),
)
const query = fc.array(
  fc.tuple(
    fc.constantFrom('text', 'title', 'url', 'q', 'server', 'code', 'state', 'error', 'stream'),
    fc.constantFrom('', 'my words', 'https://evil.example', '#', '?'),
  ),
  { maxLength: 4 },
)
const asked = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'HEAD', 'PUT'),
    mode: fc.constantFrom('navigate', 'navigate', 'cors', 'no-cors', 'same-origin', 'websocket'),
    origin: fc.constantFrom(ORIGIN, ORIGIN, ORIGIN, 'https://evil.example', 'http://deck.example'),
    parts: fc.array(part, { maxLength: 4 }),
    query,
    hash: fc.constantFrom('', '#a', '#?text=b'),
    hasRange: fc.boolean(),
  })
  .map(({ origin, parts, query: pairs, hash, hasRange, ...traits }) => {
    const search =
      pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map((pair) => [...pair]))}`
    const url = `${origin}/${parts.join('/')}${search}${hash}`
    return { ...traits, url, headers: { has: () => hasRange } }
  })
  .filter(({ url }) => URL.canParse(url))

test('answers what is surely the program’s own, whatever is asked, and leads nowhere else', () => {
  fuzz(asked, (request) => {
    const { pathname, origin, searchParams } = new URL(request.url)
    const way = wayOf(request, ORIGIN, PATHS)
    if (way === null) return
    expect(request.method).toBe('GET')
    expect(origin).toBe(ORIGIN)
    expect(pathname).not.toMatch(/^\/(?:api|oauth|auth|media|\.well-known)(?:\/|$)/)
    if (request.mode !== 'navigate') {
      expect(PATHS.has(pathname) || pathname.startsWith('/assets/')).toBe(true)
      return
    }
    expect(
      searchParams.has('state') && (searchParams.has('code') || searchParams.has('error')),
    ).toBe(false)
    const brings = ['title', 'text', 'url'].some((name) => searchParams.has(name))
    const mayBring = /^\/(?:share(?:\.html|\/)?|statuses\/new)$/.test(pathname)
    expect(way.kind).toBe(brings && mayBring ? 'moved' : 'page')
    if (way.kind !== 'moved') return
    const to = new URL(way.to, ORIGIN)
    expect(to.origin + to.pathname).toBe(`${ORIGIN}${pathname}`)
    expect(to.search).toBe('')
    // Led there once and not again.
    expect(wayOf({ ...request, url: to.href }, ORIGIN, PATHS)?.kind).toBe('page')
  })
})
