import { expect, test } from 'vitest'
import { getRouteStrategy } from './route-strategy.ts'

const ORIGIN = 'https://deck.example'
const PATHS = new Set(['/assets/index-AbCd1234.js', '/favicon.svg', '/icons/192.png'])

function getStrategy(url: string, traits: { method?: string; mode?: string; range?: string } = {}) {
  const { method = 'GET', mode = 'navigate', range } = traits
  const headers = new Headers(range === undefined ? {} : { range })
  return getRouteStrategy({ method, mode, url: new URL(url, ORIGIN).href, headers }, ORIGIN, PATHS)
}

test.each([
  ['/', 'index.html'],
  ['/?server=host.example', 'index.html'],
  ['/index.html', 'index.html'],
  ['/timelines/home', 'index.html'],
  ['/statuses/109', 'index.html'],
  ['/accounts/https%3A%2F%2Fa.example%2Fu/followers', 'index.html'],
  ['/search?q=cats', 'index.html'],
  ['/notifications/', 'index.html'],
  ['/share', 'share.html'],
  ['/share.html?server=host.example', 'share.html'],
  ['/statuses/new', 'index.html'],
])('serves the app page at %s offline', { tags: ['BY-17'] }, (path, page) => {
  expect(getStrategy(path)).toEqual({ kind: 'page', page })
})

test.each([
  ['/share?text=my%20words', '/share#?text=my%20words'],
  [
    '/share.html?title=a&text=&url=https%3A%2F%2Fb',
    '/share.html#?title=a&text=&url=https%3A%2F%2Fb',
  ],
  ['/share.html?server=host.example&url=b#c', '/share.html#?server=host.example&url=b'],
  ['/statuses/new?text=my%20words', '/statuses/new#?text=my%20words'],
])(
  'moves the shared text at %s into the fragment, so that servers do not receive it',
  { tags: ['STA-04'] },
  (path, to) => {
    expect(getStrategy(path)).toEqual({ kind: 'moved', to })
  },
)

test.each([
  '/oauth/authorize?client_id=1',
  '/auth/sign_in',
  '/auth/sign_out',
  '/about',
  '/terms',
  '/settings/profile',
  '/settings/preferences',
  '/admin/accounts/1',
  '/invites',
  '/@mira',
  '/@mira/109',
  '/@mira/109/embed',
  '/tags/cats',
  '/media/art/a.png',
  '/api/v1/timelines/home',
  '/health',
  '/push/mira/',
])('ignores the server’s own page at %s', (path) => {
  expect(getStrategy(path)).toBeNull()
})

test.each([
  '/?code=secret&state=1',
  '/share?state=1&code=secret',
  '/?error=denied&state=1',
  '/?error=access_denied',
])('ignores the sign-in redirect at %s', (path) => {
  expect(getStrategy(path)).toBeNull()
})

test.each([
  ['/assets/index-AbCd1234.js', 'kept'],
  ['/assets/settings-0fA11eR1.js', 'kept'],
  ['/favicon.svg', 'fresh'],
  ['/icons/192.png', 'fresh'],
])('handles the file %s as: %s', (path, kind) => {
  expect(getStrategy(path, { mode: 'cors' })).toEqual({ kind })
})

test.each([
  '/api/v1/timelines/home',
  '/api/v1/streaming?stream=user',
  '/api/web/settings',
  '/media/uploads/a.png',
  '/nodeinfo/2.0',
  '/oauth/token',
  '/sw.js',
  '/shell-worker.js',
  'https://other.example/assets/index-AbCd1234.js',
])('ignores the request of a page for %s', (path) => {
  expect(getStrategy(path, { mode: 'cors' })).toBeNull()
})

test('handles only GET requests without a range', () => {
  expect(getStrategy('/', { method: 'POST' })).toBeNull()
  expect(getStrategy('/assets/index-AbCd1234.js', { mode: 'cors', method: 'HEAD' })).toBeNull()
  expect(
    getStrategy('/assets/boop-AbCd1234.wav', { mode: 'no-cors', range: 'bytes=0-' }),
  ).toBeNull()
})
