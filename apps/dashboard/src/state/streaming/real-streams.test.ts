import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readInstance } from '@colonnade/api-client/twins'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { accountId, accountKey } from '@colonnade/domain/entities'
import { DEFAULT_META } from '@colonnade/domain/session'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { fakePlatform } from '../../testing/fake-platform.ts'
import { column } from '../../testing/test-session.ts'
import { createAppStore } from '../app-store.ts'
import { columnsAtom } from '../columns/columns.ts'
import { createSession } from '../create-session.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { takeInstance } from '../sessions/read-server.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { openStreaming, startStreaming, streamStateAtom } from './connect.ts'

const KEYS = {
  HOME: encodeTimelineKey({ kind: 'home' }),
  COMMUNITY: encodeTimelineKey({ kind: 'community', onlyMedia: false }),
} as const

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterEach(() => {
  server.instance.controls.speak(null)
  server.instance.controls.clearFaults()
})
afterAll(() => server.close())

const say = (text: string) => server.instance.controls.say({ acct: 'noor', text })

const quickNetwork = {
  fetch: (request: Request) => fetch(request),
  over: (Socket: typeof WebSocket) => Socket,
}

/** Timelines leave the server at once and arrive when the test says so, and so do the server's first words by a socket. */
function slowNetwork() {
  const [pages, sockets] = [createGate(), createGate()]
  let left = 0
  return {
    async fetch(request: Request) {
      const answer = await fetch(request)
      if (!request.url.includes('/api/v1/timelines/')) return answer
      left += 1
      await pages.passed
      return answer
    },
    over: (Socket: typeof WebSocket) =>
      class extends Socket {
        override set onopen(hear: WebSocket['onopen']) {
          super.onopen =
            hear === null ? null : (event) => void sockets.passed.then(() => hear.call(this, event))
        }
      },
    left: () => left,
    openSockets: sockets.open,
    letPagesIn: pages.open,
  }
}

function createGate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}

/** mira with Home and the local timeline on screen; the instance is real, time and frames are the test's. */
async function signedIn({ isAsked = true, network = quickNetwork } = {}) {
  const { token } = await server.as('mira')
  const { WebSocket, queries } = server.browserSockets()
  const platform = {
    ...fakePlatform({ fetch: network.fetch, href: `${server.url}/` }),
    WebSocket: network.over(WebSocket),
  }
  const app = createAppStore(platform)
  const { host } = new URL(server.url)
  const key = accountKey('mira', host)
  const me = accountId(await server.accountId('mira'))
  const session = createSession({
    key,
    origin: server.url,
    initialState: {
      meta: { ...DEFAULT_META, access_token: token ?? '', domain: host, me },
      account: null,
      settings: undefined,
      composeText: '',
      acceptContentTypes: [],
    },
    app,
    platform,
    onUnauthorised: () => undefined,
  })
  openStreaming(session)
  const { store } = session
  app.set(columnsAtom, [
    { ...column('a', 'HOME'), accountKey: key },
    { ...column('b', 'COMMUNITY'), accountKey: key },
  ])
  if (isAsked) takeInstance(session, await readInstance(session.api))
  onTestFinished(startStreaming(session))
  for (const uuid of ['a', 'b']) store.set(openColumnAtom, session, uuid)
  const items = (name: keyof typeof KEYS) => store.get(timelineAtoms(session)(KEYS[name])).items
  const isLoaded = () => items('HOME').length * items('COMMUNITY').length > 0
  await expect.poll(() => network !== quickNetwork || isLoaded()).toBe(true)

  const shows = (name: keyof typeof KEYS, text: string) => {
    platform.paint()
    const [first] = items(name)
    return first != null && store.get(statusAtoms(session)(first))?.content.includes(text) === true
  }
  /** Lets time pass until it is so; sockets and answers need real time in between. */
  const passUntil = (isSo: () => boolean) =>
    expect
      .poll(
        async () => {
          if (!isSo()) await platform.clock.advance(1_000)
          return isSo()
        },
        { timeout: 12_000 },
      )
      .toBe(true)
  const showsBoth = (text: string) => () => shows('HOME', text) && shows('COMMUNITY', text)
  const isOpen = () => store.get(streamStateAtom(session)) === 'open'
  return { session, platform, queries, items, passUntil, showsBoth, isOpen }
}

test('what is said reaches the columns by one socket', { tags: ['TL-17'] }, async () => {
  const { queries, passUntil, showsBoth, isOpen } = await signedIn()
  await expect.poll(isOpen).toBe(true)

  await say('By the stream')
  await passUntil(showsBoth('By the stream'))

  expect(queries).toEqual([''])
})

test(
  'what is said between a first page and the opening of its stream is not lost',
  { tags: ['TL-17'] },
  async () => {
    const network = slowNetwork()
    const { passUntil, showsBoth, isOpen } = await signedIn({ network })
    await expect.poll(network.left).toBe(2)
    await say('In between')

    network.openSockets()
    await expect.poll(isOpen).toBe(true)
    network.letPagesIn()

    await passUntil(showsBoth('In between'))
  },
)

test('it does so by a socket for each stream where the server knows no other way', async () => {
  server.instance.controls.useSingleStreams(true)
  const { queries, passUntil, showsBoth } = await signedIn({ isAsked: false })
  await passUntil(() => queries.includes('?stream=public:local'))

  await say('By two streams')
  await passUntil(showsBoth('By two streams'))

  expect(new Set(queries)).toEqual(new Set(['', '?stream=user', '?stream=public:local']))
})

test(
  'where there are no streams it comes with the next poll',
  { tags: ['BY-01', 'TL-18'] },
  async () => {
    server.instance.controls.speak('snac')
    const { session, queries, passUntil, showsBoth } = await signedIn()
    expect(session.store.get(streamStateAtom(session))).toBe('polling')

    await say('By a poll')
    await passUntil(showsBoth('By a poll'))

    expect(queries).toEqual([])
  },
)

test(
  'where sockets are refused it comes with the next poll as well',
  { tags: ['TL-18'] },
  async () => {
    server.instance.controls.refuseSockets(404)
    const { passUntil, showsBoth, isOpen } = await signedIn({ isAsked: false })

    await say('In spite of all')
    await passUntil(showsBoth('In spite of all'))

    expect(isOpen()).toBe(false)
  },
)

test(
  'what was said while the socket was away is there once it is back, and no gap is left',
  { tags: ['TL-11'] },
  async () => {
    const { passUntil, showsBoth, isOpen, items } = await signedIn()
    await expect.poll(isOpen).toBe(true)
    // A socket is open before the server has taken both subscriptions.
    await say('While it was there')
    await passUntil(showsBoth('While it was there'))

    server.instance.controls.dropSockets()
    await expect.poll(isOpen).toBe(false)
    await expect.poll(() => [items('HOME')[0], items('COMMUNITY')[0]]).toEqual([null, null])
    await say('While it was away')
    await passUntil(isOpen)

    await passUntil(showsBoth('While it was away'))
    expect([...items('HOME'), ...items('COMMUNITY')]).not.toContain(null)
  },
)
