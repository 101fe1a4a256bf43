import { expect, test, vi } from 'vitest'
import { createMemoryShellCache } from '../../testing/memory-shell-cache.ts'
import { respondNetworkFirst, respondCacheFirst } from './respond.ts'

const waitForever = () => new Promise<never>(() => undefined)
const createResponder = (text: string) => async () => new Response(text)
const rejectOffline = () => Promise.reject(new TypeError('offline'))

const answer = {
  ask: createResponder('network'),
  waitForTimeout: waitForever,
  canStartAlone: async () => true,
  getFallback: createResponder('built'),
}

const getText = async (reply: Promise<Response>) => (await reply).text()

test.each([
  ['the server’s page when it is reachable', {}, 'network'],
  ['the built page when the network fails', { ask: rejectOffline }, 'built'],
  [
    'the built page after a timeout',
    { ask: waitForever, waitForTimeout: async () => undefined },
    'built',
  ],
])('responds with %s', { tags: ['BY-17'] }, async (_title, traits, text) => {
  expect(await getText(respondNetworkFirst({ ...answer, ...traits }))).toBe(text)
})

test('passes an error response of the server on', async () => {
  const ask = async () => new Response('resting', { status: 503 })

  expect((await respondNetworkFirst({ ...answer, ask })).status).toBe(503)
})

test('waits for a slow server when only its page signs in, and uses the built page when it fails', async () => {
  const late = {
    ...answer,
    waitForTimeout: async () => undefined,
    canStartAlone: async () => false,
  }
  const slow = () =>
    new Promise<Response>((resolve) => queueMicrotask(() => resolve(new Response('slow'))))

  expect(await getText(respondNetworkFirst({ ...late, ask: slow }))).toBe('slow')
  expect(await getText(respondNetworkFirst({ ...late, ask: rejectOffline }))).toBe('built')
})

function createEnvironment() {
  const kept = createMemoryShellCache({ old: { '/assets/late-1.js': 'late of the old one' } })
  const large = { path: '/assets/emoji-1.webp', integrity: 'sha256-x', when: 'asked' as const }
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => new Response('emoji'))
  const pages = { 'index.html': '', 'share.html': '' }
  const shell = { version: 'new', pages, headers: {}, files: [large] }
  return { place: { shell, kept, fetch, origin: 'https://deck.example' }, fetch }
}

test(
  'serves a lazy chunk of an older version to the page that runs it',
  { tags: ['BY-17'] },
  async () => {
    const { place } = createEnvironment()

    expect(await getText(respondCacheFirst(place, '/assets/late-1.js', rejectOffline))).toBe(
      'late of the old one',
    )
  },
)

test('caches a large file on the first request, with an integrity check', async () => {
  const { place, fetch } = createEnvironment()

  expect(await getText(respondCacheFirst(place, '/assets/emoji-1.webp', rejectOffline))).toBe(
    'emoji',
  )
  expect(await getText(respondCacheFirst(place, '/assets/emoji-1.webp', rejectOffline))).toBe(
    'emoji',
  )

  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch.mock.calls[0]?.[0].integrity).toBe('sha256-x')
})

test('serves a file that is not part of the app from the server, without caching it', async () => {
  const { place } = createEnvironment()

  expect(
    await getText(respondCacheFirst(place, '/assets/other.js', createResponder('theirs'))),
  ).toBe('theirs')
  expect(await place.kept.find('/assets/other.js')).toBeNull()
})

test('falls back to the network when the cache cannot be read', { tags: ['BY-17'] }, async () => {
  const { place } = createEnvironment()
  const broken = () => Promise.reject(new DOMException('no', 'UnknownError'))
  const kept = { ...place.kept, find: broken, put: broken }
  const slow = { ...answer, waitForTimeout: async () => undefined, canStartAlone: broken }
  const late = () => new Promise<Response>((come) => setTimeout(() => come(new Response('page'))))

  for (const path of ['/assets/late-1.js', '/assets/emoji-1.webp'])
    expect(
      await getText(respondCacheFirst({ ...place, kept }, path, createResponder('network'))),
    ).toBe('network')
  expect(await getText(respondNetworkFirst({ ...slow, ask: late }))).toBe('page')
})
