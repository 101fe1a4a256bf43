import { expect, test } from 'vitest'
import { getHomeTimeline } from '@colonnade/api-client/endpoints'
import { getAccountStorageKey, getTabDraftKey } from '../../lib/account-storage.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { createTabStorages } from '../../testing/tab-storages.ts'
import { mira, signIn, testBrowser } from '../../testing/test-browser.ts'
import { getBearer } from '../../testing/two-accounts.ts'
import { addColumnAtom, columnsAtom } from '../columns/columns.ts'
import { changeDraftAtom } from '../compose/draft.ts'
import { storeSentMarker } from '../markers/send-markers.ts'
import { writeScrollPositions } from '../scroll-positions/write-scroll-positions.ts'
import { addRecentSearchAtom } from '../search/run-search.ts'
import { addTagsToHistoryAtom } from '../search/tag-history.ts'
import { currentSessionAtom, phaseAtom, sessionsAtom } from '../sessions.ts'
import { writeLocalCopy } from '../settings/server-settings.ts'
import { readStoredSession, storeSession } from '../stored-session.ts'
import { toastsAtom } from '../ui/messages.ts'
import { FIRST_ROWS_TIMEOUT_MS } from '../ui/run-after-first-rows.ts'
import { endedSignInsAtom } from './remove-account-data.ts'
import { signOutAtom } from './sign-out.ts'

type Browser = ReturnType<typeof testBrowser>

const HREF = 'https://deck.example/'
const PAGE_STATE = {
  meta: { access_token: 'page-token', domain: 'colonnade.example', me: '1' },
  accounts: { 1: mira },
}

const getSession = ({ app }: Browser) => app.get(currentSessionAtom)!
const getPhase = ({ app }: Browser) => app.get(phaseAtom)
const getStoredKeys = ({ platform }: Browser) =>
  platform.storage.keys().filter((name) => name.startsWith('colonnade/accounts/'))

/** Two tabs of one browser. Mira has signed in, and no server receives anything else. */
async function openTwoTabs() {
  const [one, two] = createTabStorages(2)
  const first = testBrowser({ href: HREF, storage: one! })
  const second = testBrowser({ href: HREF, storage: two! })
  second.server.on('POST /oauth/revoke', () => Promise.reject(new TypeError('offline')))
  await signIn(first)
  const stop = await first.start()
  return { first, second, stop }
}

/** Waits until the code that runs after the first rows is loaded. */
async function waitForLazyWork({ platform }: Browser) {
  await platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)
  await import('../drafts/save-drafts.ts')
  await flushPromises()
}

async function openBothAccounts() {
  const { first, second } = await openTwoTabs()
  await second.start()
  await waitForLazyWork(first)
  await waitForLazyWork(second)
  return { first, second, session: getSession(first) }
}

test(
  'signs out in all tabs without a response of the server, and writes no data afterwards',
  { tags: ['SES-17'] },
  async () => {
    const { first, second } = await openBothAccounts()
    expect([getPhase(first), getPhase(second)]).toEqual(['signed-in', 'signed-in'])

    await second.app.set(signOutAtom, getSession(second))
    await flushPromises()

    expect([getPhase(first), getPhase(second)]).toEqual(['signed-out', 'signed-out'])
    expect(first.app.get(columnsAtom)).toEqual([])
    first.platform.setHidden(true)
    await first.platform.clock.advance(120_000)
    expect(getStoredKeys(first)).toEqual([])
  },
)

test(
  'keeps unsent text of the other tab as a draft and shows that there',
  { tags: ['SES-17', 'BY-03'] },
  async () => {
    const { first, second, session } = await openBothAccounts()
    session.store.set(changeDraftAtom, session, { text: 'half a thought' })

    await second.app.set(signOutAtom, getSession(second))

    const kinds = () => first.app.get(toastsAtom).map(({ kind }) => kind)
    await expect.poll(kinds).toEqual(['drafts-stay'])
    expect(first.platform.tabStorage.read(getTabDraftKey(session.key))).toBeNull()
  },
)

test(
  'stores no data in a tab that has not received the sign-out yet',
  { tags: ['SES-17'] },
  async () => {
    const { first, second, session } = await openBothAccounts()
    const { storage } = session.platform

    void second.app.set(signOutAtom, getSession(second))
    expect(getPhase(first)).toBe('signed-in')
    writeScrollPositions(session)
    storeSentMarker(session, 'home', '9')
    session.store.set(addTagsToHistoryAtom, session, 'to #ada')
    session.store.set(addRecentSearchAtom, session, 'ada')

    expect(writeLocalCopy(storage, session.key, { savedAt: null, data: {} })).toBe(true)
    expect(getStoredKeys(first)).toEqual([])
  },
)

test(
  'stores no response that arrives after the sign-out, also on the page’s own server',
  { tags: ['SES-17'] },
  async () => {
    const world = testBrowser({ initialState: PAGE_STATE })
    await world.start()
    const session = getSession(world)

    void world.app.set(signOutAtom, session)
    session.store.set(addTagsToHistoryAtom, session, 'to #ada')

    expect(getStoredKeys(world)).toEqual([])
  },
)

test('ends an account of the page’s own server in all tabs', { tags: ['SES-17'] }, async () => {
  const [one, two] = createTabStorages(2)
  const first = testBrowser({ initialState: PAGE_STATE, storage: one! })
  const second = testBrowser({ initialState: PAGE_STATE, storage: two! })
  await first.start()
  await second.start()
  await waitForLazyWork(first)

  await second.app.set(signOutAtom, getSession(second))
  await flushPromises()

  expect(getPhase(first)).toBe('signed-out')
})

test(
  'ends the session when a frozen page that missed the event becomes visible',
  { tags: ['SES-17'] },
  async () => {
    const { first, session } = await openBothAccounts()
    first.platform.setHidden(true)
    // A page receives no storage events for changes by its own tab.
    session.platform.storage.remove(getAccountStorageKey(session.key, 'session'))
    expect(getPhase(first)).toBe('signed-in')

    first.platform.setHidden(false)

    expect(getPhase(first)).toBe('signed-out')
  },
)

test(
  'does not sign in again in a starting tab what another tab has signed out',
  { tags: ['SES-17'] },
  async () => {
    const { first, second } = await openTwoTabs()
    const held = second.server.hold('GET /api/v1/accounts/verify_credentials')
    const started = second.start()
    await flushPromises()

    await first.app.set(signOutAtom, getSession(first))
    held.answer(Response.json(mira))
    await started

    expect(getPhase(second)).toBe('signed-out')
    expect(getStoredKeys(second)).toEqual([])
  },
)

test(
  'ends the session of one account while the server of another one has not responded',
  { tags: ['SES-17', 'BY-02'] },
  async () => {
    const { first, second } = await openTwoTabs()
    const { key } = getSession(first)
    const { storage } = first.platform
    const stored = readStoredSession(storage, key)!
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
    await flushPromises()
    await flushPromises()

    await first.app.set(signOutAtom, getSession(first))
    answer(Response.json(mira))
    await started
    await waitForLazyWork(second)

    expect(second.app.get(sessionsAtom).map((session) => session.key)).toEqual(['mira@far.example'])
    expect(getStoredKeys(second).filter((name) => name.includes('@colonnade.example'))).toEqual([])
  },
)

test(
  'continues with the new sign-in of another tab when the old token is revoked',
  { tags: ['SES-17'] },
  async () => {
    const { first, second, session } = await openBothAccounts()
    const { storage } = second.platform
    first.server.on('GET /api/v1/timelines/home', () => createErrorResponse(401))
    first.server.on('GET /api/v1/accounts/verify_credentials', (request) =>
      getBearer(request) === 'Bearer a-new-one' ? Response.json(mira) : createErrorResponse(401),
    )
    storeSession(storage, { ...readStoredSession(storage, session.key)!, accessToken: 'a-new-one' })

    await session.api.request(getHomeTimeline, {}).catch(() => null)

    await expect.poll(() => getSession(first)?.keptToken).toBe('a-new-one')
    expect([getPhase(first), getPhase(second)]).toEqual(['signed-in', 'signed-in'])
    expect(readStoredSession(storage, session.key)?.accessToken).toBe('a-new-one')
  },
)

test(
  'ends the session in every tab and keeps the layout when the token was revoked',
  { tags: ['SES-17'] },
  async () => {
    const { first, second, session } = await openBothAccounts()
    first.app.set(addColumnAtom, { id: 'PUBLIC' })
    await flushPromises()
    first.server.on('GET /api/v1/timelines/home', () => createErrorResponse(401))
    first.server.on('GET /api/v1/accounts/verify_credentials', () => createErrorResponse(401))

    await session.api.request(getHomeTimeline, {}).catch(() => null)

    await expect
      .poll(() => [getPhase(first), getPhase(second)])
      .toEqual(['signed-out', 'signed-out'])
    for (const tab of [first, second]) {
      expect(tab.app.get(endedSignInsAtom)).toMatchObject([{ key: session.key }])
      expect(tab.app.get(toastsAtom).map(({ kind }) => kind)).not.toContain('drafts-stay')
    }
    const copy = second.platform.storage.read(getAccountStorageKey(session.key, 'settings'))
    expect(copy).toContain('PUBLIC')
  },
)
