import { expect, test } from 'vitest'
import {
  CACHE_ASKING,
  CACHE_FOREVER,
  pageHeaders,
  STAY_SECURE,
} from '../../packages/domain/src/headers/index.ts'
import { MISSING_ASSET, STATIC_REDIRECTS, staticHeadersFile } from './server-files.ts'

const PAGE_HEADERS = pageHeaders({ scripts: ['sha256-S'], styles: ['sha256-T'] })
const HEADERS = { ...PAGE_HEADERS, 'Strict-Transport-Security': STAY_SECURE }

/** What the build holds of each kind, and what the deck's own addresses lead to. */
const PATHS = [
  ['/', CACHE_ASKING],
  ['/index.html', CACHE_ASKING],
  ['/share', CACHE_ASKING],
  ['/accounts/1/media', CACHE_ASKING],
  ['/sw.js', CACHE_ASKING],
  ['/shell-worker.js', CACHE_ASKING],
  ['/manifest.webmanifest', CACHE_ASKING],
  ['/icons/192.png', CACHE_ASKING],
  ['/assets/index-abc.js', CACHE_FOREVER],
  ['/assets/index-abc.css', CACHE_FOREVER],
]

/**
 * As Netlify and Cloudflare Pages document `_headers`: a line without an indent is a pattern whose `*` takes
 * anything, the lines under it are headers; all patterns that fit count, and a header of two of them is joined.
 */
function asStaticHost(text, path) {
  const sent = {}
  let fits = false
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name === undefined) fits = patternOf(line).test(path)
    else if (fits) sent[name] = name in sent ? `${sent[name]}, ${value}` : value
  }
  return sent
}

const patternOf = (line) =>
  new RegExp(`^${line.replaceAll(/[.+?^$()[\]|\\]/g, '\\$&').replaceAll('*', '.*')}$`)

test.each(PATHS)('a static host sends %s with every header, each once', (path, cache) => {
  expect({
    'Cache-Control': CACHE_ASKING,
    ...asStaticHost(staticHeadersFile(PAGE_HEADERS), path),
  }).toEqual({ ...HEADERS, 'Cache-Control': cache })
})

/** As Netlify documents `_redirects`, for a path at which no file is: the first rule that fits. */
const redirectOf = (path) =>
  STATIC_REDIRECTS.trim()
    .split('\n')
    .map((rule) => rule.split(' '))
    .find(([from]) => patternOf(from).test(path))
    ?.slice(1)

/** As Cloudflare Pages documents it: the nearest page of that name, the folder of the path first. */
const nearestMissing = (path, files) =>
  path
    .split('/')
    .slice(0, -1)
    .map((_folder, depth, folders) => [...folders.slice(0, folders.length - depth), '404.html'])
    .map((parts) => parts.join('/'))
    .find((page) => files.includes(page))

test('an asset that is not there is missing at static hosts, and no page of the deck is kept in its place', () => {
  const gone = '/assets/index-gone.js'

  expect(redirectOf(gone)).toEqual([`/${MISSING_ASSET}`, '404'])
  expect(nearestMissing(gone, [`/${MISSING_ASSET}`])).toBe(`/${MISSING_ASSET}`)
  expect(redirectOf('/accounts/1/media')).toEqual(['/index.html', '200'])
  expect(nearestMissing('/accounts/1/media', [`/${MISSING_ASSET}`])).toBeUndefined()
})

test('no rule leads an address of the deck to itself where a host takes the ending of pages away', () => {
  // Cloudflare Pages ignores a rule that everything and `/index.html` stand in, and follows all others.
  const rules = STATIC_REDIRECTS.trim()
    .split('\n')
    .map((rule) => rule.split(' '))
    .filter(([from, to, status]) => status === '200' && !(from === '/*' && to === '/index.html'))

  for (const [from, to] of rules)
    expect(patternOf(from).test(to.replace(/\.html$/, ''))).toBe(false)
  // Whoever asks for the share page gets its file, and no rule stands before it.
  expect(redirectOf('/share')).toEqual(['/index.html', '200'])
})

test('a static host reads as many rules and letters as the file has', () => {
  const lines = staticHeadersFile(PAGE_HEADERS).split('\n')

  // Cloudflare Pages: a hundred rules, 2,000 letters a line.
  expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(100)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2_000)
})
