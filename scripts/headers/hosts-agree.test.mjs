import { expect, test } from 'vitest'
import {
  CACHE_ASKING,
  CACHE_FOREVER,
  pageHeaders,
} from '../../packages/domain/src/headers/index.ts'
import {
  caddyFile,
  MISSING_ASSET,
  nginxFile,
  STATIC_REDIRECTS,
  staticHeadersFile,
} from './server-files.ts'

const HEADERS = pageHeaders({ scripts: ['sha256-S'], styles: ['sha256-T'] })

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

/** A content's type is the server's own business; what is asked about each time has several names. */
const compared = (headers) => {
  const { 'Content-Type': _type, 'Cache-Control': cache = CACHE_ASKING, ...others } = headers
  return { ...others, 'Cache-Control': cache }
}

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

/**
 * As nginx: the server's `set` comes first, then that of the location; a location that adds a header of its own
 * inherits none. Of locations an exact one wins, then an expression, then the longest beginning.
 */
function asNginx(text, path) {
  const [server, ...locations] = blocksOf(text, 'location')
  const { body = '' } = nginxLocation(locations, path)
  const variables = Object.fromEntries(
    [...`${server.body}\n${body}`.matchAll(/set (\$\w+) "([^"]*)";/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
  const added = /add_header/.test(body) ? body : server.body
  return Object.fromEntries(
    [...added.matchAll(/add_header (\S+) (?:"([^"]*)" always|(\$\w+));/g)].map(
      ([, name, value, variable]) => [name, value ?? variables[variable]],
    ),
  )
}

function nginxLocation(locations, path) {
  const exact = locations.find(({ head }) => head === `= ${path}`)
  const matched = locations.find(
    ({ head }) => head.startsWith('~ ') && new RegExp(head.slice(2)).test(path),
  )
  const begun = locations
    .filter(({ head }) => head.startsWith('/') && path.startsWith(head))
    .toSorted((one, other) => other.head.length - one.head.length)
  return exact ?? matched ?? begun[0] ?? {}
}

/** As Caddy: what `header` says for every path or this one, then the first `handle` that takes it. */
function asCaddy(text, path) {
  const [site, ...handles] = blocksOf(text, 'handle')
  const isTaken = ({ head }) =>
    head === '' || (head.endsWith('*') && path.startsWith(head.slice(0, -1)))
  const own = /^header \{\n([^}]*)\}/m.exec(site.body)?.[1] ?? ''
  const one = [...site.body.matchAll(/^header (\/\S+) ([\w-]+) (\S+)$/gm)]
    .filter(([, at]) => at === path)
    .map(([, , name, value]) => [name, value])
  const inner = handles.find(isTaken)?.body ?? ''
  return Object.fromEntries([
    ...[...own.matchAll(/^\s*([\w-]+) "(.*)"$/gm)].map(([, name, value]) => [name, value]),
    ...one,
    ...[...inner.matchAll(/header (?:@built )?([\w-]+) "(.*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ])
}

/** What stands outside of a directive's blocks, then each of them. */
function blocksOf(text, directive) {
  const blocks = []
  const outside = text.replaceAll(
    new RegExp(`^${directive}\\b *([^{}]*?) *\\{((?:[^{}]|\\{[^{}]*\\})*)\\}`, 'gm'),
    (_all, head, body) => {
      blocks.push({ head, body })
      return ''
    },
  )
  return [{ head: '', body: outside }, ...blocks]
}

test.each(PATHS)('whoever serves %s sends the same headers with it', (path, cache) => {
  const expected = { ...HEADERS, 'Cache-Control': cache }

  expect(compared(asStaticHost(staticHeadersFile(HEADERS), path))).toEqual(expected)
  expect(compared(asNginx(nginxFile(HEADERS), path))).toEqual(expected)
  expect(compared(asCaddy(caddyFile(HEADERS), path))).toEqual(expected)
})

test.each(['/_headers', '/_redirects', '/.headers/nginx.conf'])(
  'what is said to servers alone, %s, is nobody’s to read',
  (path) => {
    const [, ...locations] = blocksOf(nginxFile(HEADERS), 'location')
    const [site, ...handles] = blocksOf(caddyFile(HEADERS), 'handle')
    const hidden = /@hidden path (.*)/.exec(site.body)[1].split(' ').map(patternOf)

    expect(nginxLocation(locations, path).body).toContain('return 404;')
    expect(hidden.some((pattern) => pattern.test(path))).toBe(true)
    expect(handles[0]).toMatchObject({ head: '@hidden', body: expect.stringContaining('404') })
  },
)

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

test('an asset that is not there is missing at every host, and no page of the deck is kept in its place', () => {
  const gone = '/assets/index-gone.js'
  const [, ...handles] = blocksOf(caddyFile(HEADERS), 'handle')
  const [, ...locations] = blocksOf(nginxFile(HEADERS), 'location')

  expect(redirectOf(gone)).toEqual([`/${MISSING_ASSET}`, '404'])
  expect(nearestMissing(gone, [`/${MISSING_ASSET}`])).toBe(`/${MISSING_ASSET}`)
  expect(nginxLocation(locations, gone).body).toContain('try_files $uri =404;')
  expect(handles.find(({ head }) => head === '/assets/*').body).not.toContain('try_files')

  expect(redirectOf('/accounts/1/media')).toEqual(['/index.html', '200'])
  expect(nearestMissing('/accounts/1/media', [`/${MISSING_ASSET}`])).toBeUndefined()
})

test('a static host reads as many rules and letters as the file has', () => {
  const lines = staticHeadersFile(HEADERS).split('\n')

  // Cloudflare Pages: a hundred rules, 2,000 letters a line.
  expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(100)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2_000)
})
