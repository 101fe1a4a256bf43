import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getBrokenRules, fuzz } from '@colonnade/domain/testing'
import { getRouteStrategy } from './route-strategy.ts'

const ORIGIN = 'https://deck.example'
const PATHS = new Set(['/assets/index-AbCd1234.js', '/favicon.svg', '/share.html'])

const part = fc.oneof(
  fc.constantFrom(
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
    'v1',
    'oauth',
    'auth',
    'sign_out',
    'assets',
    'index-AbCd1234.js',
    'favicon.svg',
    'media',
    '..',
    '%2e%2e',
    '%2F',
    '@ada',
    '.well-known',
    'evil.example',
    '%',
    '%00',
    '\\',
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
const requests = fc
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

function findViolations(request: Parameters<typeof getRouteStrategy>[0]): readonly string[] {
  const { pathname, origin, searchParams } = new URL(request.url)
  const strategy = getRouteStrategy(request, ORIGIN, PATHS)
  if (strategy === null) return []
  const isPage = request.mode === 'navigate'
  const isAnswer = searchParams.has('code') || searchParams.has('error')
  const brings = ['title', 'text', 'url'].some((name) => searchParams.has(name))
  const mayBring = /^\/(?:share(?:\.html|\/)?|statuses\/new)$/.test(pathname)
  const to = new URL(strategy.kind === 'moved' ? strategy.to : request.url, ORIGIN)
  const again =
    strategy.kind === 'moved' ? getRouteStrategy({ ...request, url: to.href }, ORIGIN, PATHS) : null
  return getBrokenRules({
    'handles only GET requests': request.method === 'GET',
    'handles only its own origin': origin === ORIGIN,
    'ignores API requests': !/^\/(?:api|oauth|auth|media|\.well-known)(?:\/|$)/.test(pathname),
    'handles only its own files': isPage || PATHS.has(pathname) || pathname.startsWith('/assets/'),
    'ignores sign-in redirects': !isPage || !isAnswer,
    'moves only shared text': !isPage || (strategy.kind === 'moved') === (brings && mayBring),
    'moves to the same page': to.origin + to.pathname === ORIGIN + pathname,
    'moves the whole query': strategy.kind !== 'moved' || to.search === '',
    'moves once': again === null || again.kind === 'page',
  })
}

test('handles only requests that belong to the app, for any request', () => {
  expect(() => fuzz(requests, findViolations)).not.toThrow()
})
