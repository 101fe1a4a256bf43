import { expect, onTestFinished, test } from 'vitest'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createTabChannels } from '../../testing/tab-channels.ts'
import { createTabStorages } from '../../testing/tab-storages.ts'
import { mira, signIn, testBrowser } from '../../testing/test-browser.ts'
import { getBearer, noor } from '../../testing/two-accounts.ts'
import { columnsAtom } from '../columns/columns.ts'
import { changeDraftAtom, draftAtom } from '../compose/draft.ts'
import { addedAccountAtom, isStartedAtom, sessionsAtom } from '../sessions.ts'
import { toastsAtom } from '../ui/messages.ts'
import { modalAtom, openModalAtom } from '../ui/modals.ts'
import { FIRST_ROWS_TIMEOUT_MS } from '../ui/run-after-first-rows.ts'
import { beginSignInAtom, cancelWindowAtom, signInErrorAtom, signInWindowAtom } from './sign-in.ts'

const SERVER = 'https://colonnade.example'
const MIRA = 'mira@colonnade.example'
const NOOR = 'noor@colonnade.example'

interface OpenedWindow {
  url: string
  kept: ReadonlyMap<string, string>
  isClosed: boolean
}

/** Opens Mira's deck in a browser that allows windows. */
async function openDeck() {
  const [storage, otherStorage] = createTabStorages(2)
  const [tabs, otherTabs, stranger] = createTabChannels(3)
  const hearing = { isDeaf: false }
  const windows: OpenedWindow[] = []
  const deck = testBrowser({
    href: 'https://deck.example/',
    storage: storage!,
    tabs: {
      post: tabs!.post,
      watch: (listener) => tabs!.watch((message) => void (hearing.isDeaf || listener(message))),
    },
    openWindow: () => {
      const kept = new Map<string, string>([['colonnade/draft/x', 'copied']])
      const opened: OpenedWindow = { url: '', kept, isClosed: false }
      windows.push(opened)
      return {
        opener: {},
        location: {
          replace: (url) => {
            opened.url = String(url)
          },
        },
        sessionStorage: {
          clear: () => kept.clear(),
          setItem: (key, text) => void kept.set(key, text),
        },
        get closed() {
          return opened.isClosed
        },
        close: () => {
          opened.isClosed = true
        },
      }
    },
  })
  const tokens = ['mira-token', 'noor-token']
  deck.server.on('POST /oauth/token', async (request) => {
    const isForUser = (await request.text()).includes('grant_type=authorization_code')
    const token = isForUser ? tokens.shift() : 'app-token'
    return Response.json({ access_token: token, token_type: 'Bearer', created_at: 1 })
  })
  deck.server.on('GET /api/v1/accounts/verify_credentials', (request) =>
    Response.json(getBearer(request) === 'Bearer noor-token' ? noor : mira),
  )
  await signIn(deck)
  onTestFinished(await deck.start())
  await deck.platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)
  await flushPromises()
  const [session] = deck.app.get(sessionsAtom)
  const getKeys = () => deck.app.get(sessionsAtom).map(({ key }) => key)

  /** Starts adding an account in a window. */
  const begin = async () => {
    deck.app.set(openModalAtom, { type: 'ADD_ACCOUNT' })
    const done = deck.app.set(beginSignInAtom, SERVER)
    await expect.poll(() => windows.at(-1)?.url).toContain('/oauth/authorize')
    await flushPromises()
    return { done, opened: windows.at(-1)! }
  }
  /** Loads the page in the window, where the server redirected to. */
  const comeBack = async ({ url, kept }: OpenedWindow, query = 'code=abc') => {
    const state = new URL(url).searchParams.get('state') ?? ''
    const href = `https://deck.example/?${query}&state=${state}`
    const page = testBrowser({ href, storage: otherStorage!, tabs: otherTabs! })
    for (const [key, text] of kept) page.platform.tabStorage.write(key, text)
    page.server.on('GET /api/v1/accounts/verify_credentials', (request) =>
      Response.json(getBearer(request) === 'Bearer oauth-token' ? noor : mira),
    )
    onTestFinished(await page.start())
    return page
  }
  return {
    ...deck,
    session: session!,
    getKeys,
    begin,
    comeBack,
    stranger: stranger!,
    tabs: hearing,
  }
}

test(
  'adds an account in a window beside the deck, which stays as it is',
  { tags: ['BY-02'] },
  async () => {
    const { app, platform, session, getKeys, begin, comeBack } = await openDeck()
    session.store.set(changeDraftAtom, session, { text: 'half a thought' })
    const columns = app.get(columnsAtom)
    const visited = platform.visited.length
    const { done, opened } = await begin()
    expect(app.get(signInWindowAtom)).toBe('colonnade.example')
    expect(new URL(opened.url).searchParams.get('redirect_uri')).toBe('https://deck.example/')

    const page = await comeBack(opened)
    await done

    await expect.poll(getKeys).toEqual([MIRA, NOOR])
    expect(app.get(sessionsAtom)[0]).toBe(session)
    expect(session.store.get(draftAtom(session)).text).toBe('half a thought')
    expect(app.get(columnsAtom).slice(0, columns.length)).toEqual(columns)
    expect(app.get(addedAccountAtom)).toBeNull()
    expect([platform.visited.length, app.get(modalAtom)]).toEqual([visited, null])
    expect([opened.isClosed, page.platform.countClosures()]).toEqual([true, 1])
    expect([...opened.kept.keys()]).toEqual(['colonnade/pending-sign-in'])
    expect(page.app.get(isStartedAtom)).toBe(false)
    expect(page.server.calls().filter((call) => call.includes('token'))).toEqual([])
  },
)

test('says that the window was closed', { tags: ['BY-02'] }, async () => {
  const { app, platform, getKeys, begin } = await openDeck()
  const { done, opened } = await begin()

  opened.isClosed = true
  await platform.clock.advance(500)
  await platform.clock.advance(1_000)
  await done

  expect(app.get(signInErrorAtom)).toMatchObject({
    reason: 'window-closed',
    host: 'colonnade.example',
  })
  expect([app.get(signInWindowAtom), app.get(modalAtom)?.modal.type]).toEqual([null, 'ADD_ACCOUNT'])
  expect(getKeys()).toEqual([MIRA])
})

test('shows in the deck that the user denied access', { tags: ['BY-02'] }, async () => {
  const { app, begin, comeBack, getKeys } = await openDeck()
  const { done, opened } = await begin()

  await comeBack(opened, 'error=access_denied')
  await done

  expect(app.get(signInErrorAtom)).toMatchObject({ reason: 'refused', host: 'colonnade.example' })
  expect(getKeys()).toEqual([MIRA])
})

test('ignores responses to other sign-ins', { tags: ['BY-02'] }, async () => {
  const { app, begin, stranger, getKeys } = await openDeck()
  const { opened } = await begin()

  stranger.post({ signIn: 'response', state: 'another', query: '?code=evil&state=another' })
  stranger.post({ signIn: 'response', query: '?code=evil' })
  stranger.post({ signIn: 'response', state: new URL(opened.url).searchParams.get('state') })
  stranger.post('noise')
  await flushPromises()

  expect(app.get(signInWindowAtom)).toBe('colonnade.example')
  expect(getKeys()).toEqual([MIRA])
})

test('refuses a response whose own state differs', { tags: ['BY-02'] }, async () => {
  const { app, begin, stranger, getKeys } = await openDeck()
  const { done, opened } = await begin()

  const state = new URL(opened.url).searchParams.get('state')
  stranger.post({ signIn: 'response', state, query: '?code=evil&state=another' })
  await done

  expect(app.get(signInErrorAtom)).toMatchObject({ reason: 'foreign-state' })
  expect(getKeys()).toEqual([MIRA])
})

test(
  'ignores the window when it is cancelled or another is opened',
  { tags: ['BY-02'] },
  async () => {
    const { app, begin, comeBack, getKeys } = await openDeck()
    const first = await begin()
    const second = await begin()
    await first.done
    expect([first.opened.isClosed, second.opened.isClosed]).toEqual([true, false])
    expect(app.get(signInErrorAtom)).toBeNull()

    app.set(cancelWindowAtom)
    await second.done

    expect(second.opened.isClosed).toBe(true)
    expect([app.get(signInErrorAtom), app.get(signInWindowAtom)]).toEqual([null, null])
    const page = await comeBack(second.opened)
    expect(page.platform.countClosures()).toBe(1)
    expect(getKeys()).toEqual([MIRA])
  },
)

test(
  'adds the account when a window responds that seemed to be closed',
  { tags: ['BY-02'] },
  async () => {
    const { app, platform, begin, comeBack, getKeys } = await openDeck()
    const { done, opened } = await begin()
    // Some sites cut the connection to the window, which then looks closed.
    opened.isClosed = true
    await platform.clock.advance(500)
    await platform.clock.advance(1_000)
    await done
    expect(app.get(signInErrorAtom)).toMatchObject({ reason: 'window-closed' })

    const page = await comeBack(opened)

    await expect.poll(getKeys).toEqual([MIRA, NOOR])
    expect(page.platform.countClosures()).toBe(1)
    expect([app.get(signInErrorAtom), app.get(modalAtom)]).toEqual([null, null])
  },
)

test(
  'signs in in the window itself when the deck was closed, and other tabs follow',
  { tags: ['BY-02'] },
  async () => {
    const { app, begin, comeBack, getKeys, tabs } = await openDeck()
    const { opened } = await begin()
    tabs.isDeaf = true

    const page = await comeBack(opened)
    await page.platform.clock.advance(1_000)
    await page.platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)

    await expect.poll(() => page.app.get(sessionsAtom).map(({ key }) => key)).toContain(NOOR)
    await expect.poll(getKeys).toEqual([MIRA, NOOR])
    expect(page.platform.countClosures()).toBe(0)
    expect(app.get(toastsAtom)).toEqual([])
  },
)
