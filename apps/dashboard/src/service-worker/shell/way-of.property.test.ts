import fc from 'fast-check'
import { expect, test } from 'vitest'
import { broken, fuzz } from '@colonnade/domain/testing'
import { wayOf } from './way-of.ts'

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

function faultsOf(request: Parameters<typeof wayOf>[0]): readonly string[] {
  const { pathname, origin, searchParams } = new URL(request.url)
  const way = wayOf(request, ORIGIN, PATHS)
  if (way === null) return []
  const isPage = request.mode === 'navigate'
  const isAnswer = searchParams.has('code') || searchParams.has('error')
  const brings = ['title', 'text', 'url'].some((name) => searchParams.has(name))
  const mayBring = /^\/(?:share(?:\.html|\/)?|statuses\/new)$/.test(pathname)
  const to = new URL(way.kind === 'moved' ? way.to : request.url, ORIGIN)
  const again = way.kind === 'moved' ? wayOf({ ...request, url: to.href }, ORIGIN, PATHS) : null
  return broken({
    'only reads': request.method === 'GET',
    'only at its own origin': origin === ORIGIN,
    'no call': !/^\/(?:api|oauth|auth|media|\.well-known)(?:\/|$)/.test(pathname),
    'no file but its own': isPage || PATHS.has(pathname) || pathname.startsWith('/assets/'),
    'no answer to a sign-in': !isPage || !isAnswer,
    'moves words and nothing else': !isPage || (way.kind === 'moved') === (brings && mayBring),
    'moves to the same page': to.origin + to.pathname === ORIGIN + pathname,
    'moves what servers hear': way.kind !== 'moved' || to.search === '',
    'moves once': again === null || again.kind === 'page',
  })
}

test('answers what is surely the program’s own, whatever is asked, and leads nowhere else', () => {
  expect(() => fuzz(asked, faultsOf)).not.toThrow()
})
