import { expect, test } from 'vitest'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { createTabStorages } from '../../testing/tab-storages.ts'
import { mira, signIn, testBrowser } from '../../testing/test-browser.ts'
import { getBearer, noor, signInTwice } from '../../testing/two-accounts.ts'
import { moveColumnAtom, removeColumnAtom } from '../columns/arrange-columns.ts'
import { addColumnAtom, columnsAtom, unreadAtoms } from '../columns/columns.ts'
import { columnIdsAtom } from '../columns/workspaces.ts'
import { deckAccountsAtom, sessionsAtom, sleepingAccountsAtom } from '../sessions.ts'
import type { Store } from '../store.ts'
import { runMessageActionAtom, toastsAtom } from '../ui/messages.ts'
import { FIRST_ROWS_TIMEOUT_MS } from '../ui/run-after-first-rows.ts'
import { endRevokedAtom } from './end-session.ts'
import { endedSignInsAtom } from './remove-account-data.ts'
import { signInAgainAtom } from './sign-in-again.ts'
import { signOutAtom } from './sign-out.ts'

type Browser = ReturnType<typeof testBrowser>

const HREF = 'https://deck.example/'

const getOwners = (app: Store) =>
  app
    .get(columnsAtom)
    .map(({ id, accountKey }) => `${id} ${accountKey.split('@')[0]}`)
    .toSorted()

/** Waits until the code that runs after the first rows is loaded. */
async function waitForLazyWork({ platform }: Browser) {
  await platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)
  await flushPromises()
}

/** Opens the same browser again, with a server that knows only some tokens. */
async function reopen({ platform }: Browser, tokens: readonly string[]) {
  const next = testBrowser({ href: HREF, storage: platform.storage })
  next.server.on('GET /api/v1/accounts/verify_credentials', (request) => {
    const token = getBearer(request)?.replace('Bearer ', '') ?? ''
    if (!tokens.includes(token)) return createErrorResponse(401)
    return Response.json(token === 'noor-token' ? noor : mira)
  })
  next.server.on('POST /oauth/token', async (request) => {
    const isForUser = (await request.text()).includes('grant_type=authorization_code')
    return Response.json({
      access_token: isForUser ? 'noor-token' : 'app-token',
      token_type: 'Bearer',
      created_at: 1,
    })
  })
  const stop = await next.start()
  await waitForLazyWork(next)
  return { ...next, stop }
}

async function openTwo() {
  const opened = await signInTwice()
  await waitForLazyWork(opened.world)
  return { ...opened, app: opened.world.app }
}

test('puts only the columns of a revoked account to sleep', { tags: ['BY-02'] }, async () => {
  const { app, first, second } = await openTwo()
  const before = app.get(columnsAtom)
  const order = app.get(columnIdsAtom)
  const hers = before.find(({ accountKey }) => accountKey === second.key)!
  app.set(unreadAtoms(hers.uuid), 4)

  app.set(endRevokedAtom, second)

  expect(app.get(columnsAtom)).toEqual(before)
  expect(app.get(columnIdsAtom)).toEqual(order)
  expect(app.get(sleepingAccountsAtom)).toEqual([second.key])
  expect(app.get(sessionsAtom)).toEqual([first])
  expect(app.get(unreadAtoms(hers.uuid))).toBe(0)
  expect(app.get(toastsAtom)).toMatchObject([{ kind: 'sign-in-ended' }])
})

test('shows the columns of an ended account after a restart', { tags: ['BY-02'] }, async () => {
  const { world, app, second } = await openTwo()
  const [uuid = ''] = app.get(columnIdsAtom)
  app.set(moveColumnAtom, uuid, 1)
  await flushPromises()
  const order = app.get(columnIdsAtom)

  const next = await reopen(world, ['mira-token'])

  expect(next.app.get(columnIdsAtom)).toEqual(order)
  expect(getOwners(next.app)).toEqual(getOwners(app))
  expect(next.app.get(sleepingAccountsAtom)).toEqual([second.key])
  expect(next.app.get(deckAccountsAtom)).toHaveLength(2)
})

test.each([
  ['while the deck runs', 'running'],
  ['before the next start', 'closed'],
] as const)(
  'keeps columns that were never changed in this browser when the sign-in ends %s',
  { tags: ['BY-02'] },
  async (_title, moment) => {
    const { world, app, second } = await openTwo()
    const { storage } = world.platform
    storage.remove(getAccountStorageKey(second.key, 'settings'))
    if (moment === 'running') app.set(endRevokedAtom, second)

    const next = await reopen(world, ['mira-token'])

    expect(next.app.get(sleepingAccountsAtom)).toEqual([second.key])
    expect(getOwners(next.app)).toEqual(getOwners(app))
  },
)

test(
  'keeps the columns that the server has stored when a sign-in ends before the next start',
  { tags: ['BY-02'] },
  async () => {
    const { world, second } = await openTwo()
    const { storage } = world.platform
    storage.remove(getAccountStorageKey(second.key, 'settings'))
    const name = getAccountStorageKey(second.key, 'session')
    const stored = JSON.parse(storage.read(name)!)
    const columns = [{ id: 'PUBLIC', uuid: 'a', params: {} }]
    stored.initialState.settings = { columns }
    storage.write(name, JSON.stringify(stored))

    const next = await reopen(world, ['mira-token'])

    expect(getOwners(next.app).filter((owner) => owner.endsWith('noor'))).toEqual(['PUBLIC noor'])
  },
)

test(
  'saves changes of sleeping columns, and wakes them at the next sign-in',
  { tags: ['BY-02'] },
  async () => {
    const { world, second } = await openTwo()
    const asleep = await reopen(world, ['mira-token'])
    const hers = asleep.app.get(columnsAtom).filter(({ accountKey }) => accountKey === second.key)
    const ids = asleep.app.get(columnIdsAtom)
    asleep.app.set(moveColumnAtom, ids.at(-1)!, -1)
    asleep.app.set(removeColumnAtom, hers[0]!.uuid)
    await flushPromises()
    const order = asleep.app.get(columnIdsAtom)
    asleep.stop()

    const later = await reopen(asleep, ['mira-token'])
    expect(later.app.get(columnIdsAtom)).toEqual(order)
    expect(await later.app.set(signInAgainAtom, second.key)).toBe(true)
    await signIn(later)
    later.stop()
    const awake = testBrowser({
      href: later.platform.location.href(),
      storage: later.platform.storage,
    })
    awake.server.on('GET /api/v1/accounts/verify_credentials', (request) =>
      Response.json(getBearer(request) === 'Bearer mira-token' ? mira : noor),
    )
    for (const name of later.platform.tabStorage.keys())
      awake.platform.tabStorage.write(name, later.platform.tabStorage.read(name)!)
    await awake.start()
    await waitForLazyWork(awake)

    expect(awake.app.get(sessionsAtom).map(({ key }) => key)).toContain(second.key)
    expect(awake.app.get(sleepingAccountsAtom)).toEqual([])
    expect(awake.app.get(columnIdsAtom)).toEqual(order)
    expect(awake.app.get(endedSignInsAtom)).toEqual([])
  },
)

test('restores a removed column of a sleeping account', { tags: ['BY-02', 'COL-04'] }, async () => {
  const { app, second } = await openTwo()
  app.set(endRevokedAtom, second)
  const order = app.get(columnIdsAtom)

  app.set(removeColumnAtom, order.at(-1)!)
  const removed = app.get(toastsAtom).find(({ kind }) => kind === 'column-removed')!
  app.set(runMessageActionAtom, removed.key)

  expect(app.get(columnIdsAtom)).toEqual(order)
})

test('forgets an ended account without columns', { tags: ['BY-02', 'SES-17'] }, async () => {
  const { world, app, second } = await openTwo()
  app.set(endRevokedAtom, second)
  for (const { uuid, accountKey } of app.get(columnsAtom))
    if (accountKey === second.key) app.set(removeColumnAtom, uuid)
  await flushPromises()

  const next = await reopen(world, ['mira-token'])

  expect(next.app.get(sleepingAccountsAtom)).toEqual([])
  expect(world.platform.storage.keys().filter((name) => name.includes('noor'))).toEqual([])
})

test(
  'keeps only the layout of an account that signs out and keeps its columns',
  { tags: ['BY-02', 'SES-17'] },
  async () => {
    const { world, app, second } = await openTwo()
    app.set(addColumnAtom, { id: 'HASHTAG', params: { id: 'rain' }, accountKey: second.key })
    await flushPromises()
    const order = app.get(columnIdsAtom)

    await app.set(signOutAtom, second, 'asleep')
    await waitForLazyWork(world)

    expect(world.called('POST /oauth/revoke')).toBe(1)
    expect(app.get(columnIdsAtom)).toEqual(order)
    expect(app.get(sleepingAccountsAtom)).toEqual([second.key])
    const { storage } = world.platform
    const left = storage.keys().filter((name) => name.includes(second.key))
    expect(new Set(left)).toEqual(
      new Set(
        (['settings', 'ended', 'look'] as const).map((part) =>
          getAccountStorageKey(second.key, part),
        ),
      ),
    )
    expect(storage.keys().some((name) => storage.read(name)?.includes('noor-token'))).toBe(false)
    // It is not announced: the user did it.
    expect(app.get(toastsAtom).filter(({ kind }) => kind === 'sign-in-ended')).toEqual([])

    const next = await reopen(world, ['mira-token'])
    expect(next.app.get(columnIdsAtom)).toEqual(order)
    expect(next.app.get(toastsAtom)).toEqual([])
  },
)

test(
  'removes the columns of an account that signs out by default',
  { tags: ['BY-02'] },
  async () => {
    const { app, first, second } = await openTwo()

    await app.set(signOutAtom, second)

    expect(new Set(app.get(columnsAtom).map(({ accountKey }) => accountKey))).toEqual(
      new Set([first.key]),
    )
    expect(app.get(sleepingAccountsAtom)).toEqual([])
  },
)

test.each(['asleep', 'removed'] as const)(
  'does in another tab what the user chose: %s',
  { tags: ['BY-02', 'SES-17'] },
  async (choice) => {
    const [one, two] = createTabStorages(2)
    const { world, second } = await signInTwice(one)
    const { app } = world
    await waitForLazyWork(world)
    const other = testBrowser({ href: HREF, storage: two! })
    other.server.on('GET /api/v1/accounts/verify_credentials', (request) =>
      Response.json(getBearer(request) === 'Bearer noor-token' ? noor : mira),
    )
    await other.start()
    await waitForLazyWork(other)
    const order = other.app.get(columnIdsAtom)
    expect(other.app.get(sessionsAtom)).toHaveLength(2)

    await app.set(signOutAtom, second, choice)
    await waitForLazyWork(other)

    expect(other.app.get(sessionsAtom)).toHaveLength(1)
    expect(other.app.get(sleepingAccountsAtom)).toEqual(choice === 'asleep' ? [second.key] : [])
    expect(other.app.get(columnIdsAtom)).toEqual(app.get(columnIdsAtom))
    expect(app.get(columnIdsAtom).length === order.length).toBe(choice === 'asleep')
    const names = one!.keys().filter((name) => name.includes(second.key))
    expect(new Set(names.map((name) => name.split('/').at(-1)))).toEqual(
      new Set(choice === 'asleep' ? ['ended', 'look', 'settings'] : []),
    )
  },
)
