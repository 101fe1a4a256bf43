import { expect, onTestFinished, test } from 'vitest'
import { flushPromises } from '../../testing/fake-clock.ts'
import { noor, signInTwice } from '../../testing/two-accounts.ts'
import { columnsAtom } from '../columns/columns.ts'
import { shownColumnsAtom } from '../columns/workspaces.ts'
import { changeDraftAtom } from '../compose/draft.ts'
import { addedAccountAtom, currentSessionAtom, sessionsAtom } from '../sessions.ts'
import { readStoredSession } from '../stored-session.ts'
import { toastsAtom } from '../ui/messages.ts'
import { modalStackAtom } from '../ui/modals.ts'
import { FIRST_ROWS_TIMEOUT_MS } from '../ui/run-after-first-rows.ts'
import { chooseAccountAtom } from './choose-account.ts'
import { beginSignInAtom, signInErrorAtom } from './sign-in.ts'
import { signOutAtom } from './sign-out.ts'

const SERVER = 'https://colonnade.example'

type Opened = Awaited<ReturnType<typeof signInTwice>>

/** Waits until the code that runs after the first rows is loaded. */
async function waitForLazyWork({ world }: Opened) {
  await world.platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)
  await import('../drafts/save-drafts.ts')
  await flushPromises()
}

/** Leaves the deck for the server's page, and returns with its response. */
async function leaveAndReturn({ world, restart }: Opened, getQuery: (state: string) => string) {
  const { app, platform } = world
  await app.set(beginSignInAtom, SERVER)
  const authorize = new URL(platform.visited.at(-1) ?? '')
  platform.setHref(`https://deck.example/?${getQuery(authorize.searchParams.get('state') ?? '')}`)
  await restart()
  return authorize
}

test(
  'adds an account with Home and Notifications at the end of the shown workspace',
  { tags: ['BY-02'] },
  async () => {
    const { world, first, second } = await signInTwice()

    const shown = world.app.get(shownColumnsAtom)
    expect(shown.map(({ id, accountKey }) => `${id} ${accountKey}`)).toEqual([
      ...['COMPOSE', 'HOME', 'NOTIFICATIONS'].map((id) => `${id} ${first.key}`),
      ...['HOME', 'NOTIFICATIONS'].map((id) => `${id} ${second.key}`),
    ])
    expect(world.app.get(addedAccountAtom)).toBe(second.key)
  },
)

test(
  'leaves the deck without a question once its drafts are saved, and comes back to the same address',
  { tags: ['BY-02', 'BY-03'] },
  async () => {
    const opened = await signInTwice()
    const { world, first } = opened
    const { platform } = world
    await waitForLazyWork(opened)
    platform.setHref('https://deck.example/search?q=tides')
    first.store.set(changeDraftAtom, first, { text: 'unsent' })

    const authorize = await leaveAndReturn(opened, (state) => `code=abc&state=${state}`)

    expect(authorize.searchParams.get('redirect_uri')).toBe('https://deck.example/')
    expect(authorize.searchParams.get('force_login')).toBe('true')
    expect(platform.location.href()).toBe('https://deck.example/search?q=tides')
    const drafts = await platform.openDrafts()
    expect(JSON.stringify(await drafts.getAll())).toContain('unsent')
  },
)

test(
  'keeps an account that is signed in already with its newer token, and says so',
  { tags: ['BY-02'] },
  async () => {
    const opened = await signInTwice()
    const { world, first, second } = opened
    await waitForLazyWork(opened)
    world.server.on('POST /oauth/token', async (request) => {
      const isForUser = (await request.text()).includes('grant_type=authorization_code')
      const access_token = isForUser ? 'newer-noor-token' : 'app-token'
      return Response.json({ access_token, token_type: 'Bearer', created_at: 1 })
    })
    world.server.on('GET /api/v1/accounts/verify_credentials', (request) =>
      request.headers.get('Authorization') === 'Bearer newer-noor-token'
        ? Response.json(noor)
        : Response.json({ ...noor, id: '1', username: 'mira', acct: 'mira' }),
    )
    const columns = world.app.get(columnsAtom).length

    await leaveAndReturn(opened, (state) => `code=abc&state=${state}`)

    await expect
      .poll(() => world.app.get(sessionsAtom).map(({ key }) => key))
      .toEqual([first.key, second.key])
    expect(readStoredSession(world.platform.storage, second.key)?.accessToken).toBe(
      'newer-noor-token',
    )
    expect(world.app.get(toastsAtom)).toMatchObject([
      { kind: 'already-signed-in', text: second.key },
    ])
    expect(world.app.get(columnsAtom)).toHaveLength(columns)
    const revoked = world.server.requests().filter(({ url }) => url.endsWith('/oauth/revoke'))
    expect(await revoked.at(-1)?.text()).toContain('token=noor-token')
  },
)

test.each([
  ['a denied sign-in', () => 'error=access_denied', 'refused'],
  ['a foreign code', () => 'code=abc&state=foreign', 'foreign-state'],
])(
  'shows %s above the running deck',
  { tags: ['BY-02', 'SES-01'] },
  async (_name, query, reason) => {
    const opened = await signInTwice()
    const { world, first, second } = opened

    await leaveAndReturn(opened, query)
    await world.platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)

    expect(world.app.get(sessionsAtom).map(({ key }) => key)).toEqual([first.key, second.key])
    expect(world.app.get(signInErrorAtom)?.reason).toBe(reason)
    await expect
      .poll(() => world.app.get(modalStackAtom).map(({ modal }) => modal.type))
      .toEqual(['ADD_ACCOUNT'])
  },
)

test(
  'switches the current account for this tab and those that open later',
  { tags: ['BY-02'] },
  async () => {
    const { world, first, second, restart } = await signInTwice()
    const getCurrent = () => world.app.get(currentSessionAtom)?.key
    expect(getCurrent()).toBe(first.key)

    world.app.set(chooseAccountAtom, second.key)
    expect(getCurrent()).toBe(second.key)
    await restart()
    expect(getCurrent()).toBe(second.key)
    world.platform.tabStorage.remove('colonnade/account')
    await restart()
    expect(getCurrent()).toBe(second.key)
  },
)

test(
  'falls back to the first account when the current one signs out',
  { tags: ['BY-02'] },
  async () => {
    const { world, first, second } = await signInTwice()
    onTestFinished(() => world.app.set(sessionsAtom, []))
    world.app.set(chooseAccountAtom, second.key)

    await world.app.set(signOutAtom, second)

    expect(world.app.get(currentSessionAtom)).toBe(first)
    for (const place of [world.platform.storage, world.platform.tabStorage])
      expect(place.read('colonnade/account')).toBeNull()
  },
)
