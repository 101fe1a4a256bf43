import { expect, onTestFinished, test } from 'vitest'
import { flushPromises } from '../../testing/fake-clock.ts'
import { guardTokens } from '../../testing/guard-tokens.ts'
import { createTabStorages } from '../../testing/tab-storages.ts'
import { mira, signIn, testBrowser } from '../../testing/test-browser.ts'
import { getBearer, noor } from '../../testing/two-accounts.ts'
import { columnsAtom } from '../columns/columns.ts'
import { deckAccountsAtom, phaseAtom, sessionsAtom } from '../sessions.ts'
import { readStoredSession, storeSession } from '../stored-session.ts'
import { FIRST_ROWS_TIMEOUT_MS } from '../ui/run-after-first-rows.ts'
import { endedSignInsAtom } from './remove-account-data.ts'
import { removeEndedAccountAtom } from './remove-ended-account.ts'
import { signOutAtom } from './sign-out.ts'

type Browser = ReturnType<typeof testBrowser>

const SERVER = 'https://colonnade.example'
const TOKENS = { 'mira-token': mira, 'noor-token': noor, 'new-token': mira }

/** Two tabs of one browser, before anyone is signed in. */
function openTwoTabs() {
  const tokens = Object.keys(TOKENS)
  return createTabStorages(2).map((storage) => {
    const tab = testBrowser({ href: 'https://deck.example/', storage })
    guardTokens(tab.server, new Map([...tokens, 'app-token'].map((token) => [token, SERVER])))
    tab.server.on('GET /api/v1/accounts/verify_credentials', (request) => {
      const token = getBearer(request)?.replace('Bearer ', '') as keyof typeof TOKENS
      return Response.json(TOKENS[token])
    })
    return tab
  }) as [Browser, Browser]
}

/** Signs in to an account and loads the page again, as the OAuth redirect does. */
async function load(tab: Browser, token?: keyof typeof TOKENS) {
  if (token !== undefined) {
    tab.server.on('POST /oauth/token', () =>
      Response.json({ access_token: token, token_type: 'Bearer', created_at: 1 }),
    )
    await signIn(tab)
    tab.app.set(sessionsAtom, [])
  }
  onTestFinished(await tab.start())
  await tab.platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)
  await flushPromises()
}

const getKeys = ({ app }: Browser) => app.get(sessionsAtom).map(({ key }) => key)
const getSession = ({ app }: Browser, name: string) =>
  app.get(sessionsAtom).find(({ key }) => key.startsWith(name))!
const getOwners = ({ app }: Browser) =>
  new Set(app.get(columnsAtom).map(({ accountKey }) => accountKey))
const MIRA = 'mira@colonnade.example'
const NOOR = 'noor@colonnade.example'

test('opens an account that another tab has added', { tags: ['BY-02', 'BY-39'] }, async () => {
  const [first, second] = openTwoTabs()
  await load(first, 'mira-token')
  await load(second)
  const before = getSession(second, 'mira')

  await load(first, 'noor-token')

  await expect.poll(() => getKeys(second)).toEqual([MIRA, NOOR])
  expect(getSession(second, 'mira')).toBe(before)
  expect(getOwners(second)).toEqual(new Set([MIRA, NOOR]))
})

test(
  'opens the deck in a tab that shows the sign-in screen',
  { tags: ['BY-02', 'SES-17'] },
  async () => {
    const [first, second] = openTwoTabs()
    await load(second)
    expect(second.app.get(phaseAtom)).toBe('signed-out')

    await load(first, 'mira-token')

    await expect.poll(() => getKeys(second)).toEqual([MIRA])
    expect(getOwners(second)).toEqual(new Set([MIRA]))
    await second.platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)
    await flushPromises()
    await first.app.set(signOutAtom, getSession(first, 'mira'))
    await expect.poll(() => second.app.get(phaseAtom)).toBe('signed-out')
  },
)

test('continues with the new token of another tab', { tags: ['BY-02', 'SES-17'] }, async () => {
  const [first, second] = openTwoTabs()
  await load(first, 'mira-token')
  await load(second)
  const before = getSession(second, 'mira')

  await load(first, 'new-token')

  await expect.poll(() => getSession(second, 'mira')?.keptToken).toBe('new-token')
  expect(getSession(second, 'mira')).not.toBe(before)
  expect(getKeys(second)).toEqual([MIRA])
  expect(getOwners(second)).toEqual(new Set([MIRA]))
})

test(
  'opens an account that was added while the page was starting or frozen',
  { tags: ['BY-02'] },
  async () => {
    const [first, second] = openTwoTabs()
    await load(first, 'mira-token')
    const held = second.server.hold('GET /api/v1/accounts/verify_credentials')
    const started = load(second)
    await flushPromises()
    const { storage } = first.platform
    const stored = readStoredSession(storage, getSession(first, 'mira').key)!
    storeSession(storage, {
      ...stored,
      accessToken: 'noor-token',
      account: { ...stored.account, username: 'noor' },
    })
    held.answer(Response.json(mira))
    second.server.on('GET /api/v1/accounts/verify_credentials', () => Response.json(noor))
    await started
    await expect.poll(() => getKeys(second)).toEqual([MIRA, NOOR])

    // A page receives no storage events for changes by its own tab.
    const other = { ...noor, username: 'eve' }
    second.server.on('GET /api/v1/accounts/verify_credentials', () => Response.json(other))
    storeSession(second.platform.storage, {
      ...stored,
      accessToken: 'new-token',
      account: { ...stored.account, username: 'eve' },
    })
    second.platform.setHidden(true)
    second.platform.setHidden(false)

    await expect.poll(() => getKeys(second)).toEqual([MIRA, NOOR, 'eve@colonnade.example'])
  },
)

test(
  'agrees in both tabs when one adds an account while the other signs one out',
  { tags: ['BY-02', 'SES-17'] },
  async () => {
    const [first, second] = openTwoTabs()
    await load(first, 'mira-token')
    await load(second)

    await Promise.all([
      load(first, 'noor-token'),
      second.app.set(signOutAtom, getSession(second, 'mira')),
    ])

    await expect.poll(() => [getKeys(first), getKeys(second)]).toEqual([[NOOR], [NOOR]])
    expect(first.platform.storage.keys().filter((name) => name.includes(MIRA))).toEqual([])
  },
)

test(
  'does not open an account that is signed out while it joins',
  { tags: ['BY-02', 'SES-17'] },
  async () => {
    const [first, second] = openTwoTabs()
    await load(first, 'mira-token')
    await load(second)
    const held = second.server.hold('GET /api/v1/accounts/verify_credentials')
    await load(first, 'noor-token')
    await flushPromises()

    await first.app.set(signOutAtom, getSession(first, 'noor'))
    held.answer(Response.json(noor))
    await flushPromises()

    expect([getKeys(first), getKeys(second)]).toEqual([[MIRA], [MIRA]])
    expect(second.platform.storage.keys().filter((name) => name.includes(NOOR))).toEqual([])
  },
)

test('opens both accounts when both tabs add one at once', { tags: ['BY-02'] }, async () => {
  const [first, second] = openTwoTabs()

  await Promise.all([load(first, 'mira-token'), load(second, 'noor-token')])

  await expect
    .poll(() => [getKeys(first).toSorted(), getKeys(second).toSorted()])
    .toEqual([
      [MIRA, NOOR],
      [MIRA, NOOR],
    ])
})

test('removes the sleeping columns that another tab removes', { tags: ['BY-02'] }, async () => {
  const [first, second] = openTwoTabs()
  await load(first, 'mira-token')
  await load(first, 'noor-token')
  await load(second)
  await first.app.set(signOutAtom, getSession(first, 'noor'), 'asleep')
  await expect.poll(() => getKeys(second)).toEqual([MIRA])
  expect(getOwners(second)).toEqual(new Set([MIRA, NOOR]))

  const [ended] = first.app.get(endedSignInsAtom)
  first.app.set(removeEndedAccountAtom, ended!)
  await flushPromises()

  for (const tab of [first, second]) {
    expect(getOwners(tab)).toEqual(new Set([MIRA]))
    expect(tab.app.get(deckAccountsAtom)).toEqual([MIRA])
  }
  expect(first.platform.storage.keys().filter((name) => name.includes(NOOR))).toEqual([])
})
