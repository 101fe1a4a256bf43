import { expect, test } from 'vitest'
import { getHomeTimeline } from '@colonnade/api-client/endpoints'
import { accountStorageKey, tabDraftKey } from '../../lib/account-storage.ts'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { tabStorages } from '../../testing/tab-storages.ts'
import { mira, signIn, testBrowser } from '../../testing/test-browser.ts'
import { addColumnAtom, columnsAtom } from '../columns/columns.ts'
import { changeDraftAtom } from '../compose/draft.ts'
import { noteSentMarker } from '../markers/save-markers.ts'
import { writePlaces } from '../places/keep-places.ts'
import { rememberSearchAtom } from '../search/run-search.ts'
import { rememberTagsAtom } from '../search/tag-history.ts'
import { currentSessionAtom, phaseAtom } from '../sessions.ts'
import { writeLocalCopy } from '../settings/server-settings.ts'
import { storedSession, storeSession } from '../stored-session.ts'
import { LATEST_MS } from '../ui/first-rows.ts'
import { noticesAtom } from '../ui/messages.ts'
import { endedSignInsAtom } from './forget-account.ts'
import { signOutAtom } from './sign-out.ts'

type Browser = ReturnType<typeof testBrowser>

const HREF = 'https://deck.example/'
const PAGE_STATE = {
  meta: { access_token: 'page-token', domain: 'colonnade.example', me: '1' },
  accounts: { 1: mira },
}

const sessionOf = ({ app }: Browser) => app.get(currentSessionAtom)!
const phaseOf = ({ app }: Browser) => app.get(phaseAtom)
const keptOf = ({ platform }: Browser) =>
  platform.storage.keys().filter((name) => name.startsWith('colonnade/accounts/'))

/** Two tabs of one browser; Mira has signed in, and no server hears of anything else. */
async function twoTabs() {
  const [one, two] = tabStorages(2)
  const first = testBrowser({ href: HREF, storage: one! })
  const second = testBrowser({ href: HREF, storage: two! })
  second.server.on('POST /oauth/revoke', () => Promise.reject(new TypeError('offline')))
  await signIn(first)
  const stop = await first.start()
  return { first, second, stop }
}

/** What comes after the first rows is there too. */
async function allRuns({ platform }: Browser) {
  await platform.clock.advance(LATEST_MS)
  await import('../drafts/keep-drafts.ts')
  await settled()
}

async function bothOpen() {
  const { first, second } = await twoTabs()
  await second.start()
  await allRuns(first)
  await allRuns(second)
  return { first, second, session: sessionOf(first) }
}

test(
  'who signs out in one tab is signed out in all, though no server answers, and nothing is written back',
  { tags: ['SES-17'] },
  async () => {
    const { first, second } = await bothOpen()
    expect([phaseOf(first), phaseOf(second)]).toEqual(['signed-in', 'signed-in'])

    await second.app.set(signOutAtom, sessionOf(second))
    await settled()

    expect([phaseOf(first), phaseOf(second)]).toEqual(['signed-out', 'signed-out'])
    expect(first.app.get(columnsAtom)).toEqual([])
    first.platform.setHidden(true)
    await first.platform.clock.advance(120_000)
    expect(keptOf(first)).toEqual([])
  },
)

test(
  'what is unsent in the other tab stays as a draft, and that is said there too',
  { tags: ['SES-17', 'BY-03'] },
  async () => {
    const { first, second, session } = await bothOpen()
    session.store.set(changeDraftAtom, session, { text: 'half a thought' })

    await second.app.set(signOutAtom, sessionOf(second))

    const kinds = () => first.app.get(noticesAtom).map(({ kind }) => kind)
    await expect.poll(kinds).toEqual(['drafts-stay'])
    expect(first.platform.tabStorage.read(tabDraftKey(session.key))).toBeNull()
  },
)

test(
  'a tab that has not heard of it yet keeps nothing either, whatever timer or answer would',
  { tags: ['SES-17'] },
  async () => {
    const { first, second, session } = await bothOpen()
    const { storage } = session.platform

    void second.app.set(signOutAtom, sessionOf(second))
    expect(phaseOf(first)).toBe('signed-in')
    writePlaces(session)
    noteSentMarker(session, 'home', '9')
    session.store.set(rememberTagsAtom, session, 'to #ada')
    session.store.set(rememberSearchAtom, session, 'ada')

    expect(writeLocalCopy(storage, session.key, { savedAt: null, data: {} })).toBe(true)
    expect(keptOf(first)).toEqual([])
  },
)

test(
  'an answer that comes after the sign-out is kept nowhere, on the page of the own server neither',
  { tags: ['SES-17'] },
  async () => {
    const world = testBrowser({ initialState: PAGE_STATE })
    await world.start()
    const session = sessionOf(world)

    void world.app.set(signOutAtom, session)
    session.store.set(rememberTagsAtom, session, 'to #ada')

    expect(keptOf(world)).toEqual([])
  },
)

test(
  'an account of the page’s own server ends in all tabs as well',
  { tags: ['SES-17'] },
  async () => {
    const [one, two] = tabStorages(2)
    const first = testBrowser({ initialState: PAGE_STATE, storage: one! })
    const second = testBrowser({ initialState: PAGE_STATE, storage: two! })
    await first.start()
    await second.start()
    await allRuns(first)

    await second.app.set(signOutAtom, sessionOf(second))
    await settled()

    expect(phaseOf(first)).toBe('signed-out')
  },
)

test(
  'a page that was put aside, and heard nothing, ends the session when it is seen again',
  { tags: ['SES-17'] },
  async () => {
    const { first, session } = await bothOpen()
    first.platform.setHidden(true)
    // Nobody tells a page of what its own tab has done.
    session.platform.storage.remove(accountStorageKey(session.key, 'session'))
    expect(phaseOf(first)).toBe('signed-in')

    first.platform.setHidden(false)

    expect(phaseOf(first)).toBe('signed-out')
  },
)

test(
  'a tab that is just starting does not sign in again what another one has signed out',
  { tags: ['SES-17'] },
  async () => {
    const { first, second } = await twoTabs()
    const held = second.server.hold('GET /api/v1/accounts/verify_credentials')
    const started = second.start()
    await settled()

    await first.app.set(signOutAtom, sessionOf(first))
    held.answer(Response.json(mira))
    await started

    expect(phaseOf(second)).toBe('signed-out')
    expect(keptOf(second)).toEqual([])
  },
)

test(
  'nor while it waits for the server of another account',
  { tags: ['SES-17', 'BY-02'] },
  async () => {
    const { first, second } = await twoTabs()
    const { key } = sessionOf(first)
    const { storage } = first.platform
    const stored = storedSession(storage, key)!
    storeSession(storage, { ...stored, origin: 'https://far.example', host: 'far.example' })
    let answer = (_reply: Response) => {}
    second.server.on('GET /api/v1/accounts/verify_credentials', ({ url }) =>
      url.startsWith('https://far.example')
        ? new Promise((resolve) => {
            answer = resolve
          })
        : Response.json(mira),
    )
    const started = second.start()
    await settled()
    await settled()

    await first.app.set(signOutAtom, sessionOf(first))
    answer(Response.json(mira))
    await started

    expect(sessionOf(second).key).toBe('mira@far.example')
    expect(keptOf(second).filter((name) => name.includes('@colonnade.example'))).toEqual([])
  },
)

test(
  'a token that is over does not take along who has signed in anew in another tab',
  { tags: ['SES-17'] },
  async () => {
    const { first, second, session } = await bothOpen()
    const { storage } = second.platform
    storeSession(storage, { ...storedSession(storage, session.key)!, accessToken: 'a-new-one' })
    first.server.on('GET /api/v1/timelines/home', () => refuse(401))
    first.server.on('GET /api/v1/accounts/verify_credentials', () => refuse(401))

    await session.api.call(getHomeTimeline, {}).catch(() => null)
    await expect.poll(() => phaseOf(first)).toBe('signed-out')

    expect([phaseOf(first), phaseOf(second)]).toEqual(['signed-out', 'signed-in'])
    expect(storedSession(storage, session.key)?.accessToken).toBe('a-new-one')
  },
)

test(
  'ends the session in every tab with the layout kept when the token was revoked',
  { tags: ['SES-17'] },
  async () => {
    const { first, second, session } = await bothOpen()
    first.app.set(addColumnAtom, { id: 'PUBLIC' })
    await settled()
    first.server.on('GET /api/v1/timelines/home', () => refuse(401))
    first.server.on('GET /api/v1/accounts/verify_credentials', () => refuse(401))

    await session.api.call(getHomeTimeline, {}).catch(() => null)

    await expect.poll(() => [phaseOf(first), phaseOf(second)]).toEqual(['signed-out', 'signed-out'])
    for (const tab of [first, second]) {
      expect(tab.app.get(endedSignInsAtom)).toMatchObject([{ key: session.key }])
      expect(tab.app.get(noticesAtom).map(({ kind }) => kind)).not.toContain('drafts-stay')
    }
    const copy = second.platform.storage.read(accountStorageKey(session.key, 'settings'))
    expect(copy).toContain('PUBLIC')
  },
)
