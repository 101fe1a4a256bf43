import { expect, test } from 'vitest'
import { memoryKeptFiles } from '../../testing/memory-kept-files.ts'
import { keepShell, type ShellPlace } from './keep-shell.ts'
import type { ShellFile } from './shell.ts'

const file = (path: string, when: ShellFile['when'] = 'ahead'): ShellFile => ({
  path,
  integrity: `sha256-of-${path}`,
  when,
})

/** A version `new` of these files, and a server that answers with their names. */
function place(files: readonly ShellFile[], kept = memoryKeptFiles(), missing = '') {
  const asked: Request[] = []
  const fetch: ShellPlace['fetch'] = async (request) => {
    asked.push(request)
    const { pathname } = new URL(request.url)
    return pathname === missing ? new Response('gone', { status: 404 }) : new Response(pathname)
  }
  const pages = { 'index.html': 'deck', 'share.html': 'share' }
  const shell = { version: 'new', pages, headers: {}, files }
  return { kept, asked, place: { shell, kept, fetch, origin: 'https://deck.example' } }
}

test(
  'a version is kept with all that it needs, and nothing of it but the very bytes that were built',
  { tags: ['BY-17'] },
  async () => {
    const {
      kept,
      asked,
      place: here,
    } = place([
      file('/assets/index-1.js'),
      file('/favicon.svg'),
      file('/assets/emoji-1.webp', 'asked'),
    ])

    await keepShell(here)

    expect(kept.content()).toEqual({
      new: { '/assets/index-1.js': '/assets/index-1.js', '/favicon.svg': '/favicon.svg' },
    })
    expect(asked.map(({ integrity }) => integrity).toSorted()).toEqual([
      'sha256-of-/assets/index-1.js',
      'sha256-of-/favicon.svg',
    ])
    expect(asked.map(({ redirect }) => redirect)).toEqual(['error', 'error'])
  },
)

test('what the version before has, or an attempt before this one, is not fetched again', async () => {
  const kept = memoryKeptFiles({
    old: { '/assets/vendor-1.js': 'vendor', '/favicon.svg': 'old icon' },
    new: { '/assets/index-2.js': 'index' },
  })
  const files = [file('/assets/vendor-1.js'), file('/assets/index-2.js'), file('/favicon.svg')]
  const { asked, place: here } = place(files, kept)

  await keepShell(here)

  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/favicon.svg'])
  expect(await kept.paths('new')).toEqual(new Set(files.map(({ path }) => path)))
})

test('a version that does not arrive whole is not ready, but for an icon', async () => {
  const files = [file('/assets/index-1.js'), file('/favicon.svg')]

  await expect(keepShell(place(files, undefined, '/assets/index-1.js').place)).rejects.toThrow(
    /is not there: 404/,
  )
  await keepShell(place(files, undefined, '/favicon.svg').place)
})
