import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readInstance } from '@colonnade/api-client/compat'
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
import { applyServerInstance, guessCapabilities } from '../sessions/fetch-instance.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { openStreams, startStreaming, streamStateAtom } from './connect.ts'

const KEYS = {
  HOME: encodeTimelineKey({ kind: 'home' }),
  COMMUNITY: encodeTimelineKey({ kind: 'community', onlyMedia: false }),
} as const

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterEach(() => {
  server.instance.controls.emulate(null)
  server.instance.controls.clearFaults()
})
afterAll(() => server.close())

const publishPost = (text: string) => server.instance.controls.post({ acct: 'noor', text })

const quickNetwork = {
  fetch: (request: Request) => fetch(request),
  over: (Socket: typeof WebSocket) => Socket,
}

/**
 * Sends timeline requests immediately and delivers their responses, and the first socket messages, when the test says
 * so.
 */
function createSlowNetwork() {
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
        override set onopen(listener: WebSocket['onopen']) {
          super.onopen =
            listener === null
              ? null
              : (event) => void sockets.passed.then(() => listener.call(this, event))
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

/**
 * Signs in as mira with Home and the local timeline on screen. The demo instance is real; time and frames are
 * controlled by the test.
 */
async function signIn({ isAsked = true, network = quickNetwork } = {}) {
  const { token } = await server.as('mira')
  const { WebSocket, queries } = server.createBrowserSockets()
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
  openStreams(session)
  const { store } = session
  app.set(columnsAtom, [
    { ...column('a', 'HOME'), accountKey: key },
    { ...column('b', 'COMMUNITY'), accountKey: key },
  ])
  if (isAsked) {
    const instance = await readInstance(session.api)
    applyServerInstance(session, instance, await guessCapabilities(instance))
  }
  onTestFinished(startStreaming(session))
  for (const uuid of ['a', 'b']) store.set(openColumnAtom, session, uuid)
  const items = (name: keyof typeof KEYS) => store.get(timelineAtoms(session)(KEYS[name])).items
  const isLoaded = () => items('HOME').length * items('COMMUNITY').length > 0
  await expect.poll(() => network !== quickNetwork || isLoaded()).toBe(true)

  const shows = (name: keyof typeof KEYS, text: string) => {
    platform.renderFrame()
    const [first] = items(name)
    return first != null && store.get(statusAtoms(session)(first))?.content.includes(text) === true
  }
  /** Advances the clock until the condition holds. Sockets and responses need real time in between. */
  const advanceUntil = (isSo: () => boolean) =>
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
  return { session, platform, queries, items, passUntil: advanceUntil, showsBoth, isOpen }
}

test('delivers a new post to the columns by one socket', { tags: ['TL-17'] }, async () => {
  const { queries, passUntil: advanceUntil, showsBoth, isOpen } = await signIn()
  await expect.poll(isOpen).toBe(true)

  await publishPost('By the stream')
  await advanceUntil(showsBoth('By the stream'))

  expect(queries).toEqual([''])
})

test(
  'keeps a post that is published between a first page and the opening of its stream',
  { tags: ['TL-17'] },
  async () => {
    const network = createSlowNetwork()
    const { passUntil: advanceUntil, showsBoth, isOpen } = await signIn({ network })
    await expect.poll(network.left).toBe(2)
    await publishPost('In between')

    network.openSockets()
    await expect.poll(isOpen).toBe(true)
    network.letPagesIn()

    await advanceUntil(showsBoth('In between'))
  },
)

test('opens a socket per stream on a server without multiplexing', async () => {
  server.instance.controls.useSingleStreams(true)
  const { queries, passUntil: advanceUntil, showsBoth } = await signIn({ isAsked: false })
  await advanceUntil(() => queries.includes('?stream=public:local'))

  await publishPost('By two streams')
  await advanceUntil(showsBoth('By two streams'))

  expect(new Set(queries)).toEqual(new Set(['', '?stream=user', '?stream=public:local']))
})

test(
  'delivers a new post with the next poll on a server without streams',
  { tags: ['BY-01', 'TL-18'] },
  async () => {
    server.instance.controls.emulate('snac')
    const { session, queries, passUntil: advanceUntil, showsBoth } = await signIn()
    expect(session.store.get(streamStateAtom(session))).toBe('polling')

    await publishPost('By a poll')
    await advanceUntil(showsBoth('By a poll'))

    expect(queries).toEqual([])
  },
)

test(
  'delivers a new post with the next poll when sockets are refused',
  { tags: ['TL-18'] },
  async () => {
    server.instance.controls.refuseSockets(404)
    const { passUntil: advanceUntil, showsBoth, isOpen } = await signIn({ isAsked: false })

    await publishPost('In spite of all')
    await advanceUntil(showsBoth('In spite of all'))

    expect(isOpen()).toBe(false)
  },
)

test(
  'delivers posts from the time without a socket after reconnecting, and leaves no gap',
  { tags: ['TL-11'] },
  async () => {
    const { passUntil: advanceUntil, showsBoth, isOpen, items } = await signIn()
    await expect.poll(isOpen).toBe(true)
    // A socket opens before the server has handled both subscriptions.
    await publishPost('While it was there')
    await advanceUntil(showsBoth('While it was there'))

    server.instance.controls.dropSockets()
    await expect.poll(isOpen).toBe(false)
    await expect.poll(() => [items('HOME')[0], items('COMMUNITY')[0]]).toEqual([null, null])
    await publishPost('While it was away')
    await advanceUntil(isOpen)

    await advanceUntil(showsBoth('While it was away'))
    expect([...items('HOME'), ...items('COMMUNITY')]).not.toContain(null)
  },
)
