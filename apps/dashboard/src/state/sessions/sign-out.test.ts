import { expect, test } from 'vitest'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { mira, signIn, testBrowser } from '../../testing/test-browser.ts'
import { addColumnAtom, columnsAtom } from '../columns/columns.ts'
import { changeDraftAtom } from '../compose/draft.ts'
import { currentSessionAtom, phaseAtom, sessionsAtom } from '../sessions.ts'
import { alertsAtom, toastsAtom } from '../ui/messages.ts'
import { signOutAtom } from './sign-out.ts'

const PAGE_STATE = {
  meta: { access_token: 'page-token', domain: 'colonnade.example', me: '1', max_toot_chars: 1024 },
  accounts: { 1: mira },
  settings: { skinTone: 4, columns: [{ id: 'HOME', uuid: 'h', params: {} }] },
}

test(
  'removes the stored app with the last account of its server',
  { tags: ['SES-17'] },
  async () => {
    const world = testBrowser({ href: 'https://deck.example/' })
    await signIn(world)
    const stop = await world.start()
    const [session] = world.app.get(sessionsAtom)
    const apps = () => world.platform.storage.keys().filter((name) => name.includes('/apps/'))
    expect(apps()).toEqual(['colonnade/apps/https://colonnade.example'])

    const other = 'colonnade/accounts/noor@colonnade.example/session'
    world.platform.storage.write(other, 'kept')
    world.platform.storage.write('colonnade/apps/https://far.example', '{}')
    await world.app.set(signOutAtom, session!)
    expect(apps()).toHaveLength(2)

    world.platform.storage.remove(other)
    await signIn(world)
    const stopAgain = await world.start()
    await world.app.set(signOutAtom, world.app.get(sessionsAtom)[0]!)
    expect(apps()).toEqual(['colonnade/apps/https://far.example'])
    stop()
    stopAgain()
  },
)

test(
  'revokes the token, stops everything that runs and removes the account’s data on sign-out',
  { tags: ['SES-17'] },
  async () => {
    const world = testBrowser({ href: 'https://deck.example/' })
    await signIn(world)
    await world.start()
    const session = world.app.get(currentSessionAtom)!
    world.app.set(addColumnAtom, { id: 'PUBLIC' })
    session.store.set(changeDraftAtom, session, { text: 'half a thought' })

    await world.app.set(signOutAtom, session)
    await world.platform.clock.advance(120_000)

    const revoke = world.server.requests().find(({ url }) => url.endsWith('/oauth/revoke'))
    expect(await revoke?.text()).toContain('token=oauth-token')
    // Closing the tab does not abort the request.
    expect(revoke?.keepalive).toBe(true)
    expect(world.called('POST /auth/sign_out')).toBe(0)
    expect(world.app.get(sessionsAtom)).toEqual([])
    expect(world.app.get(columnsAtom)).toEqual([])
    expect(world.app.get(phaseAtom)).toBe('signed-out')
    expect(world.app.get(toastsAtom).map(({ kind }) => kind)).not.toContain('access-stays')
    expect(world.platform.storage.keys().filter((key) => key.includes('mira@'))).toEqual([])
  },
)

test(
  'signs out when the revocation fails, and warns that the token is still valid',
  { tags: ['SES-17'] },
  async () => {
    const world = testBrowser({ href: 'https://deck.example/' })
    await signIn(world)
    await world.start()
    world.server.on('POST /oauth/revoke', () => Promise.reject(new TypeError('offline')))

    await world.app.set(signOutAtom, world.app.get(currentSessionAtom)!)

    expect(world.app.get(phaseAtom)).toBe('signed-out')
    expect(world.app.get(alertsAtom)).toEqual([])
    const toast = { kind: 'access-stays', text: 'colonnade.example', stays: true }
    expect(world.app.get(toastsAtom)).toMatchObject([toast])
  },
)

test.each([
  ['the form is refused', () => createErrorResponse(422), ['access-stays']],
  ['the form is accepted', () => new Response(null, { status: 204 }), []],
])(
  'warns after signing out of the page’s own session only when the server refused: %s',
  { tags: ['SES-17'] },
  async (_title, answer, kinds) => {
    const world = testBrowser({ initialState: PAGE_STATE })
    await world.start()
    world.server.on('POST /auth/sign_out', answer)

    await world.app.set(signOutAtom, world.app.get(currentSessionAtom)!)

    expect(world.app.get(toastsAtom).map(({ kind }) => kind)).toEqual(kinds)
    expect(world.server.requests().at(-1)?.keepalive).toBe(true)
  },
)

test(
  'ends both tokens on the page’s own server: revokes the stored one, sends the sign-out form for the page’s',
  { tags: ['SES-17', 'RTE-08'] },
  async () => {
    const before = testBrowser()
    await signIn(before)
    const stop = await before.start()
    stop()
    const world = testBrowser({
      initialState: PAGE_STATE,
      csrfToken: 'csrf',
      storage: before.platform.storage,
    })
    await world.start()
    expect(world.app.get(sessionsAtom)).toHaveLength(1)

    await world.app.set(signOutAtom, world.app.get(currentSessionAtom)!)

    const [revoke, form] = world.server.requests().slice(-2)
    expect(await revoke?.text()).toContain('token=oauth-token')
    expect(form?.url).toBe('https://colonnade.example/auth/sign_out')
    expect(form?.headers.get('X-CSRF-Token')).toBe('csrf')
    expect(await form?.text()).toContain('authenticity_token=csrf')
  },
)
