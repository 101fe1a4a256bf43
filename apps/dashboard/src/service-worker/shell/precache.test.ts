import { expect, test } from 'vitest'
import { createMemoryShellCache } from '../../testing/memory-shell-cache.ts'
import { precacheShell, type ShellEnvironment } from './precache.ts'
import type { ShellFile } from './shell-manifest.ts'

const createShellFile = (path: string, when: ShellFile['when'] = 'ahead'): ShellFile => ({
  path,
  integrity: `sha256-of-${path}`,
  when,
})

/** A version `new` of these files, and a server that responds with their paths. */
function createEnvironment(
  files: readonly ShellFile[],
  kept = createMemoryShellCache(),
  missing = '',
) {
  const requests: Request[] = []
  const fetch: ShellEnvironment['fetch'] = async (request) => {
    requests.push(request)
    const { pathname } = new URL(request.url)
    return pathname === missing ? new Response('gone', { status: 404 }) : new Response(pathname)
  }
  const pages = { 'index.html': 'deck', 'share.html': 'share' }
  const shell = { version: 'new', pages, headers: {}, files }
  return { kept, requests, place: { shell, kept, fetch, origin: 'https://deck.example' } }
}

test(
  'caches every file that a version needs, with an integrity check',
  { tags: ['BY-17'] },
  async () => {
    const {
      kept,
      requests,
      place: here,
    } = createEnvironment([
      createShellFile('/assets/index-1.js'),
      createShellFile('/favicon.svg'),
      createShellFile('/assets/emoji-1.webp', 'asked'),
    ])

    await precacheShell(here)

    expect(kept.content()).toEqual({
      new: { '/assets/index-1.js': '/assets/index-1.js', '/favicon.svg': '/favicon.svg' },
    })
    expect(requests.map(({ integrity }) => integrity).toSorted()).toEqual([
      'sha256-of-/assets/index-1.js',
      'sha256-of-/favicon.svg',
    ])
    expect(requests.map(({ redirect }) => redirect)).toEqual(['error', 'error'])
  },
)

test('does not fetch files again that an earlier version or attempt has cached', async () => {
  const kept = createMemoryShellCache({
    old: { '/assets/vendor-1.js': 'vendor', '/favicon.svg': 'old icon' },
    new: { '/assets/index-2.js': 'index' },
  })
  const files = [
    createShellFile('/assets/vendor-1.js'),
    createShellFile('/assets/index-2.js'),
    createShellFile('/favicon.svg'),
  ]
  const { requests, place: here } = createEnvironment(files, kept)

  await precacheShell(here)

  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/favicon.svg'])
  expect(await kept.getPaths('new')).toEqual(new Set(files.map(({ path }) => path)))
})

test('rejects when a required file fails, but not for an icon', async () => {
  const files = [createShellFile('/assets/index-1.js'), createShellFile('/favicon.svg')]

  await expect(
    precacheShell(createEnvironment(files, undefined, '/assets/index-1.js').place),
  ).rejects.toThrow(/is not there: 404/)
  await precacheShell(createEnvironment(files, undefined, '/favicon.svg').place)
})
