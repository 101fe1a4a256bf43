import { expect, onTestFinished, test } from 'vitest'
import { accountKey } from '@colonnade/domain/entities'
import { flushPromises } from '../../testing/fake-clock.ts'
import { FAR_ORIGIN, type ServerFault, signInOnTwoServers } from '../../testing/slow-server.ts'
import { signIn, testBrowser } from '../../testing/test-browser.ts'
import { columnsAtom } from '../columns/columns.ts'
import { shownColumnsAtom } from '../columns/workspaces.ts'
import { isStartedAtom, sessionsAtom } from '../sessions.ts'
import { readStoredSession, storeSession } from '../stored-session.ts'
import { toastsAtom } from '../ui/messages.ts'
import { modalAtom } from '../ui/modals.ts'
import { endedSignInsAtom } from './remove-account-data.ts'
import { CODE_TIMEOUT_MS, signInErrorAtom } from './sign-in.ts'
import { FIRST_STATE_TIMEOUT_MS } from './start-sessions.ts'

const NEAR_KEY = accountKey('mira', 'colonnade.example')
const FAR_KEY = accountKey('mira', 'far.example')

/** Reloads the page while the second server has a fault. @param isNew whether that server never responded before */
async function restart({ fault, isNew = false }: { fault: ServerFault; isNew?: boolean }) {
  const world = await signInOnTwoServers()
  const { storage } = world.platform
  const stored = readStoredSession(storage, FAR_KEY)
  if (stored === null) throw new Error('the second account should be signed in')
  if (isNew) storeSession(storage, { ...stored, initialState: null })
  world.app.set(sessionsAtom, [])
  world.app.set(columnsAtom, [])
  world.app.set(isStartedAtom, false)
  world.setFault(fault)
  onTestFinished(await world.start())
  const wasStarted = world.app.get(isStartedAtom)
  if (isNew && fault === 'hangs') await world.platform.clock.advance(FIRST_STATE_TIMEOUT_MS)
  const getKeys = () => world.app.get(sessionsAtom).map(({ key }) => key)
  const getOwners = () => new Set(world.app.get(columnsAtom).map(({ accountKey }) => accountKey))
  return { ...world, wasStarted, getKeys, getOwners }
}

test.each(['hangs', 'html', 429, 500] as const)(
  'opens both accounts at once from the last known state when the second server answers: %s',
  { tags: ['BY-02'] },
  async (fault) => {
    const { app, getKeys, getOwners } = await restart({ fault })

    expect(app.get(isStartedAtom)).toBe(true)
    expect(getKeys()).toEqual([NEAR_KEY, FAR_KEY])
    expect(getOwners()).toEqual(new Set([NEAR_KEY, FAR_KEY]))
  },
)

test(
  'ends only the account whose token was revoked, and says so',
  { tags: ['BY-02', 'SES-17'] },
  async () => {
    const { app, getKeys, setFault, respond } = await restart({ fault: 'hangs' })
    expect(getKeys()).toEqual([NEAR_KEY, FAR_KEY])

    setFault(401)
    respond()

    await expect.poll(getKeys).toEqual([NEAR_KEY])
    await expect
      .poll(() => app.get(toastsAtom).map(({ kind, text }) => `${kind} ${text}`))
      .toEqual(['sign-in-ended far.example'])
    expect(app.get(endedSignInsAtom)).toMatchObject([{ key: FAR_KEY, origin: FAR_ORIGIN }])
  },
)

test(
  'adds an account to the running deck as soon as its server responds',
  { tags: ['BY-02'] },
  async () => {
    const late = await restart({ fault: 'hangs', isNew: true })
    const { app, getKeys, getOwners, respond } = late
    expect([late.wasStarted, app.get(isStartedAtom)]).toEqual([false, true])
    expect(getKeys()).toEqual([NEAR_KEY])

    respond()

    await expect.poll(getKeys).toEqual([NEAR_KEY, FAR_KEY])
    expect(getOwners()).toEqual(new Set([NEAR_KEY, FAR_KEY]))
    const shown = app.get(shownColumnsAtom).map(({ accountKey }) => accountKey)
    expect(shown.lastIndexOf(NEAR_KEY)).toBeLessThan(shown.indexOf(FAR_KEY))
  },
)

test('shows that a late account has ended', { tags: ['BY-02', 'SES-17'] }, async () => {
  const { app, getKeys } = await restart({ fault: 401, isNew: true })

  await expect.poll(() => app.get(endedSignInsAtom)).toMatchObject([{ key: FAR_KEY }])
  expect(getKeys()).toEqual([NEAR_KEY])
})

/** Comes back from the second server's page, whose code exchange hangs. The first account is signed in. */
async function returnFromHangingServer() {
  const world = testBrowser({ href: 'https://deck.example/' })
  await signIn(world)
  const stop = await world.start()
  stop()
  world.app.set(sessionsAtom, [])
  world.app.set(isStartedAtom, false)
  await signIn(world, FAR_ORIGIN)
  const held = world.server.hold('POST /oauth/token')
  onTestFinished(await world.start())
  const getKeys = () => world.app.get(sessionsAtom).map(({ key }) => key)
  const wasStarted = world.app.get(isStartedAtom)
  await world.platform.clock.advance(FIRST_STATE_TIMEOUT_MS)
  await expect.poll(getKeys).toEqual([NEAR_KEY])
  return { ...world, held, getKeys, wasStarted }
}

test(
  'opens the deck while a server exchanges the code, and adds the account later',
  { tags: ['BY-02'] },
  async () => {
    const { app, held, getKeys, wasStarted } = await returnFromHangingServer()
    expect([wasStarted, app.get(isStartedAtom)]).toEqual([false, true])

    const token = { access_token: 'far-token', token_type: 'Bearer', created_at: 1 }
    held.answer(Response.json(token))

    await expect.poll(getKeys).toEqual([NEAR_KEY, FAR_KEY])
    expect(app.get(modalAtom)).toBeNull()
  },
)

test('says that a server never exchanged the code', { tags: ['BY-02'] }, async () => {
  const { app, platform, getKeys } = await returnFromHangingServer()

  await platform.clock.advance(CODE_TIMEOUT_MS)

  await expect.poll(() => app.get(modalAtom)?.modal.type).toBe('ADD_ACCOUNT')
  expect(app.get(signInErrorAtom)).toMatchObject({ reason: 'unreachable', host: 'far.example' })
  expect(getKeys()).toEqual([NEAR_KEY])
})

test(
  'does not add a late account that was signed out in the meantime',
  { tags: ['BY-02', 'SES-17'] },
  async () => {
    const { platform, getKeys, respond } = await restart({ fault: 'hangs', isNew: true })
    platform.storage.remove(`colonnade/accounts/${FAR_KEY}/session`)

    respond()
    await import('./join-late-account.ts')
    await flushPromises()

    expect(getKeys()).toEqual([NEAR_KEY])
    expect(platform.storage.keys().filter((name) => name.includes(FAR_KEY))).not.toContain(
      `colonnade/accounts/${FAR_KEY}/session`,
    )
  },
)
