import { expect, test } from 'vitest'
import {
  CACHE_REVALIDATE,
  CACHE_FOREVER,
  getPageHeaders,
  STRICT_TRANSPORT_SECURITY,
} from '../../packages/domain/src/headers/index.ts'
import { MISSING_ASSET, STATIC_REDIRECTS, formatStaticHeaders } from './server-files.ts'

const PAGE_HEADERS = getPageHeaders({ scripts: ['sha256-S'], styles: ['sha256-T'] })
const HEADERS = { ...PAGE_HEADERS, 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY }

/** One file of each kind in a build, and paths of the deck. */
const PATHS = [
  ['/', CACHE_REVALIDATE],
  ['/index.html', CACHE_REVALIDATE],
  ['/share', CACHE_REVALIDATE],
  ['/accounts/1/media', CACHE_REVALIDATE],
  ['/sw.js', CACHE_REVALIDATE],
  ['/shell-worker.js', CACHE_REVALIDATE],
  ['/manifest.webmanifest', CACHE_REVALIDATE],
  ['/icons/192.png', CACHE_REVALIDATE],
  ['/assets/index-abc.js', CACHE_FOREVER],
  ['/assets/index-abc.css', CACHE_FOREVER],
]

/**
 * Applies `_headers` as Netlify and Cloudflare Pages document it: a line without an indent is a pattern with `*` as a
 * wildcard, the lines below it are headers. All matching patterns apply, and a header in two of them is joined.
 */
function applyHeaders(text, path) {
  const sent = {}
  let fits = false
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name === undefined) fits = toPattern(line).test(path)
    else if (fits) sent[name] = name in sent ? `${sent[name]}, ${value}` : value
  }
  return sent
}

const toPattern = (line) =>
  new RegExp(`^${line.replaceAll(/[.+?^$()[\]|\\]/g, '\\$&').replaceAll('*', '.*')}$`)

test.each(PATHS)('sends %s with every header once', (path, cache) => {
  expect({
    'Cache-Control': CACHE_REVALIDATE,
    ...applyHeaders(formatStaticHeaders(PAGE_HEADERS), path),
  }).toEqual({ ...HEADERS, 'Cache-Control': cache })
})

/** Applies `_redirects` to a path without a file, as Netlify documents it: the first matching rule. */
const findRedirect = (path) =>
  STATIC_REDIRECTS.trim()
    .split('\n')
    .map((rule) => rule.split(' '))
    .find(([from]) => toPattern(from).test(path))
    ?.slice(1)

/** Finds the nearest 404.html from the path's folder upwards, as Cloudflare Pages documents it. */
const findNearest404 = (path, files) =>
  path
    .split('/')
    .slice(0, -1)
    .map((_folder, depth, folders) => [...folders.slice(0, folders.length - depth), '404.html'])
    .map((parts) => parts.join('/'))
    .find((page) => files.includes(page))

test('responds with 404 for a missing asset instead of a page of the deck', () => {
  const missing = '/assets/index-gone.js'

  expect(findRedirect(missing)).toEqual([`/${MISSING_ASSET}`, '404'])
  expect(findNearest404(missing, [`/${MISSING_ASSET}`])).toBe(`/${MISSING_ASSET}`)
  expect(findRedirect('/accounts/1/media')).toEqual(['/index.html', '200'])
  expect(findNearest404('/accounts/1/media', [`/${MISSING_ASSET}`])).toBeUndefined()
})

test('does not redirect a path of the deck to itself on a host that removes .html', () => {
  // Cloudflare Pages ignores a rule from `/*` to `/index.html` and applies all others.
  const rules = STATIC_REDIRECTS.trim()
    .split('\n')
    .map((rule) => rule.split(' '))
    .filter(([from, to, status]) => status === '200' && !(from === '/*' && to === '/index.html'))

  for (const [from, to] of rules)
    expect(toPattern(from).test(to.replace(/\.html$/, ''))).toBe(false)
  // The share page is served from its file, because no rule precedes it.
  expect(findRedirect('/share')).toEqual(['/index.html', '200'])
})

test('keeps within the limits of static hosts for rules and line lengths', () => {
  const lines = formatStaticHeaders(PAGE_HEADERS).split('\n')

  // Cloudflare Pages allows a hundred rules and 2,000 characters per line.
  expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(100)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2_000)
})
