import { expect, test, vi } from 'vitest'
import { memoryKeptFiles } from '../../testing/memory-kept-files.ts'
import { answerFresh, answerKept } from './answers.ts'

const never = () => new Promise<never>(() => undefined)
const said = (text: string) => async () => new Response(text)
const refused = () => Promise.reject(new TypeError('offline'))

const answer = {
  ask: said('network'),
  patience: never,
  startsAlone: async () => true,
  standIn: said('built'),
}

const textOf = async (reply: Promise<Response>) => (await reply).text()

test.each([
  ['the server’s page where there is one', {}, 'network'],
  ['the build’s page where nothing can be reached', { ask: refused }, 'built'],
  [
    'the build’s page where the network says nothing for too long',
    { ask: never, patience: async () => undefined },
    'built',
  ],
])('a page is %s', { tags: ['BY-17'] }, async (_title, traits, text) => {
  expect(await textOf(answerFresh({ ...answer, ...traits }))).toBe(text)
})

test('whatever the server says counts, trouble too', async () => {
  const ask = async () => new Response('resting', { status: 503 })

  expect((await answerFresh({ ...answer, ask })).status).toBe(503)
})

test('who is signed in by the server’s page alone waits for it, and has the deck without it only when it fails', async () => {
  const late = { ...answer, patience: async () => undefined, startsAlone: async () => false }
  const slow = () =>
    new Promise<Response>((resolve) => queueMicrotask(() => resolve(new Response('slow'))))

  expect(await textOf(answerFresh({ ...late, ask: slow }))).toBe('slow')
  expect(await textOf(answerFresh({ ...late, ask: refused }))).toBe('built')
})

function keptPlace() {
  const kept = memoryKeptFiles({ old: { '/assets/late-1.js': 'late of the old one' } })
  const large = { path: '/assets/emoji-1.webp', integrity: 'sha256-x', when: 'asked' as const }
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => new Response('emoji'))
  const pages = { 'index.html': '', 'share.html': '' }
  const shell = { version: 'new', pages, headers: {}, files: [large] }
  return { place: { shell, kept, fetch, origin: 'https://deck.example' }, fetch }
}

test(
  'a late part of an older version is there for the page that runs it',
  { tags: ['BY-17'] },
  async () => {
    const { place } = keptPlace()

    expect(await textOf(answerKept(place, '/assets/late-1.js', refused))).toBe(
      'late of the old one',
    )
  },
)

test('what is large is kept once it was asked for, as it was built', async () => {
  const { place, fetch } = keptPlace()

  expect(await textOf(answerKept(place, '/assets/emoji-1.webp', refused))).toBe('emoji')
  expect(await textOf(answerKept(place, '/assets/emoji-1.webp', refused))).toBe('emoji')

  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch.mock.calls[0]?.[0].integrity).toBe('sha256-x')
})

test('a file that is no part of the program comes from the server, and is not kept', async () => {
  const { place } = keptPlace()

  expect(await textOf(answerKept(place, '/assets/other.js', said('theirs')))).toBe('theirs')
  expect(await place.kept.find('/assets/other.js')).toBeNull()
})

test(
  'where the browser does not give out what it keeps, the network answers',
  { tags: ['BY-17'] },
  async () => {
    const { place } = keptPlace()
    const broken = () => Promise.reject(new DOMException('no', 'UnknownError'))
    const kept = { ...place.kept, find: broken, put: broken }
    const slow = { ...answer, patience: async () => undefined, startsAlone: broken }
    const late = () => new Promise<Response>((come) => setTimeout(() => come(new Response('page'))))

    for (const path of ['/assets/late-1.js', '/assets/emoji-1.webp'])
      expect(await textOf(answerKept({ ...place, kept }, path, said('network')))).toBe('network')
    expect(await textOf(answerFresh({ ...slow, ask: late }))).toBe('page')
  },
)
