import { expect, test } from 'vitest'
import { getHomeTimeline } from '@colonnade/api-client/endpoints'
import { statusId } from '@colonnade/domain/entities'
import { getTabDraftKey, WRITER_KEY } from '../../lib/account-storage.ts'
import { account, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { mira, signIn, testBrowser } from '../../testing/test-browser.ts'
import { addColumnAtom, columnsAtom } from '../columns/columns.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { statusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { toastsAtom, runMessageActionAtom } from '../ui/messages.ts'
import { signOutAtom } from './sign-out.ts'

const noor = { ...mira, ...account({ id: '2', username: 'noor' }) }

const getBearer = (request: Request) => request.headers.get('Authorization')

/** Signs in Mira, then Noor on the same server. Each has their own token. */
async function signInBoth() {
  const world = testBrowser({ href: 'https://deck.example/' })
  const { server } = world
  const tokens = ['mira-token', 'noor-token']
  server.on('POST /oauth/token', async (request) => {
    const isForUser = (await request.text()).includes('grant_type=authorization_code')
    const token = isForUser ? tokens.shift() : 'app-token'
    return Response.json({ access_token: token, token_type: 'Bearer', created_at: 1 })
  })
  server.on('GET /api/v1/accounts/verify_credentials', (request) =>
    Response.json(getBearer(request) === 'Bearer noor-token' ? noor : mira),
  )
  await signIn(world)
  const stopFirst = await world.start()
  stopFirst()
  await signIn(world)
  await world.start()
  await flushPromises()
  const [first, second] = world.app.get(sessionsAtom)
  if (first === undefined || second === undefined) throw new Error('both should be signed in')
  return { world, first, second }
}

const isFavourited = (session: Session, id: string) =>
  session.store.get(statusAtoms(session)(statusId(id)))?.favourited

test(
  'signs in a second account beside the first, also on the same server',
  { tags: ['BY-02'] },
  async () => {
    const { world, first, second } = await signInBoth()
    world.server.on('GET /api/v1/timelines/home', () => Response.json([]))

    await first.api.request(getHomeTimeline, {})
    await second.api.request(getHomeTimeline, {})

    expect([first.key, second.key]).toEqual(['mira@colonnade.example', 'noor@colonnade.example'])
    expect([first.me, second.me]).toEqual(['1', '2'])
    expect(world.server.requests().slice(-2).map(getBearer)).toEqual([
      'Bearer mira-token',
      'Bearer noor-token',
    ])
  },
)

test('keeps a separate copy of the same status for each account', { tags: ['BY-02'] }, async () => {
  const { first, second } = await signInBoth()

  first.store.set(ingestStatusesAtom, first, [status({ id: '9', favourited: true })])
  second.store.set(ingestStatusesAtom, second, [status({ id: '9', favourited: false })])

  expect(isFavourited(first, '9')).toBe(true)
  expect(isFavourited(second, '9')).toBe(false)
})

test('assigns each column to one account', { tags: ['BY-02'] }, async () => {
  const { world, first, second } = await signInBoth()

  world.app.set(addColumnAtom, { id: 'PUBLIC', accountKey: second.key })

  const owners = world.app.get(columnsAtom).map(({ id, accountKey }) => `${id} ${accountKey}`)
  expect(owners).toEqual([
    ...['COMPOSE', 'HOME', 'NOTIFICATIONS'].map((id) => `${id} ${first.key}`),
    ...['COMPOSE', 'HOME', 'NOTIFICATIONS', 'PUBLIC'].map((id) => `${id} ${second.key}`),
  ])
})

test('keeps the data of the other account when one signs out', { tags: ['BY-02'] }, async () => {
  const { world, first, second } = await signInBoth()
  const getStoredKeys = () =>
    world.platform.storage.keys().filter((key) => key.includes(second.key))
  const before = getStoredKeys()
  const { storage, tabStorage } = world.platform
  storage.write(WRITER_KEY, first.key)
  tabStorage.write(getTabDraftKey(first.key), 'a-draft')
  tabStorage.write(getTabDraftKey(second.key), 'another')

  await world.app.set(signOutAtom, first)

  expect(world.app.get(sessionsAtom)).toEqual([second])
  expect(new Set(world.app.get(columnsAtom).map(({ accountKey }) => accountKey))).toEqual(
    new Set([second.key]),
  )
  expect(before.length).toBeGreaterThan(0)
  expect(getStoredKeys()).toEqual(before)
  for (const place of [storage, tabStorage])
    expect(place.keys().map((key) => `${key} ${place.read(key)}`)).toEqual(
      expect.not.arrayContaining([expect.stringContaining(first.key)]),
    )
  expect(tabStorage.read(getTabDraftKey(second.key))).toBe('another')
})

test(
  'ends only the account whose token was revoked, and offers to sign in again',
  { tags: ['BY-02', 'SES-17'] },
  async () => {
    const { world, first, second } = await signInBoth()
    const answer = (request: Request, body: unknown) =>
      getBearer(request) === 'Bearer mira-token'
        ? Response.json({ error: 'The access token is invalid' }, { status: 401 })
        : Response.json(body)
    world.server.on('GET /api/v1/timelines/home', (request) => answer(request, []))
    world.server.on('GET /api/v1/accounts/verify_credentials', (request) => answer(request, mira))

    await first.api.request(getHomeTimeline, {}).catch(() => null)
    await second.api.request(getHomeTimeline, {})

    await expect.poll(() => world.app.get(sessionsAtom)).toEqual([second])
    const [notice] = world.app.get(toastsAtom).filter(({ kind }) => kind === 'sign-in-ended')
    expect(notice).toMatchObject({ text: new URL(first.origin).host, stays: true })
    world.app.set(runMessageActionAtom, notice!.key)
    await expect
      .poll(() => world.platform.visited.at(-1))
      .toContain(`${first.origin}/oauth/authorize`)
  },
)
