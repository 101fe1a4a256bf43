import { expect, test } from 'vitest'
import { getHomeTimeline } from '@colonnade/api-client/endpoints'
import { statusId } from '@colonnade/domain/entities'
import { getAccountStorageKey, getTabDraftKey, WRITER_KEY } from '../../lib/account-storage.ts'
import { status } from '../../testing/factories.ts'
import { mira } from '../../testing/test-browser.ts'
import { getBearer, signInTwice } from '../../testing/two-accounts.ts'
import { addColumnAtom, columnsAtom } from '../columns/columns.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { statusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { toastsAtom, runMessageActionAtom } from '../ui/messages.ts'
import { chooseAccountAtom } from './choose-account.ts'
import { signOutAtom } from './sign-out.ts'

const isFavourited = (session: Session, id: string) =>
  session.store.get(statusAtoms(session)(statusId(id)))?.favourited

test(
  'signs in a second account beside the first, also on the same server',
  { tags: ['BY-02'] },
  async () => {
    const { world, first, second } = await signInTwice()
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
  const { first, second } = await signInTwice()

  first.store.set(ingestStatusesAtom, first, [status({ id: '9', favourited: true })])
  second.store.set(ingestStatusesAtom, second, [status({ id: '9', favourited: false })])

  expect(isFavourited(first, '9')).toBe(true)
  expect(isFavourited(second, '9')).toBe(false)
})

test('assigns each column to one account', { tags: ['BY-02'] }, async () => {
  const { world, first, second } = await signInTwice()

  world.app.set(addColumnAtom, { id: 'PUBLIC', accountKey: second.key })

  const owners = world.app.get(columnsAtom).map(({ id, accountKey }) => `${id} ${accountKey}`)
  expect(owners).toEqual([
    ...['COMPOSE', 'HOME', 'NOTIFICATIONS'].map((id) => `${id} ${first.key}`),
    ...['HOME', 'NOTIFICATIONS', 'PUBLIC'].map((id) => `${id} ${second.key}`),
  ])
})

test('keeps the data of the other account when one signs out', { tags: ['BY-02'] }, async () => {
  const { world, first, second } = await signInTwice()
  const getStoredKeys = () =>
    world.platform.storage.keys().filter((key) => key.includes(second.key))
  const before = getStoredKeys()
  const { storage, tabStorage } = world.platform
  storage.write(WRITER_KEY, first.key)
  world.app.set(chooseAccountAtom, first.key)
  storage.write(getAccountStorageKey(second.key, 'sight'), 'a post of the first account')
  tabStorage.write(getTabDraftKey(first.key), 'a-draft')
  tabStorage.write(getTabDraftKey(second.key), 'another')

  await world.app.set(signOutAtom, first)

  expect(world.app.get(sessionsAtom)).toEqual([second])
  expect(new Set(world.app.get(columnsAtom).map(({ accountKey }) => accountKey))).toEqual(
    new Set([second.key]),
  )
  expect(before.length).toBeGreaterThan(0)
  expect(getStoredKeys()).toEqual(before)
  const texts = [storage, tabStorage].flatMap((place) =>
    place.keys().map((key) => `${key} ${place.read(key)}`),
  )
  for (const secret of [first.key, 'mira-token', 'a post of the first account'])
    expect(texts.filter((text) => text.includes(secret))).toEqual([])
  expect(tabStorage.read(getTabDraftKey(second.key))).toBe('another')
})

test(
  'ends only the account whose token was revoked, and offers to sign in again',
  { tags: ['BY-02', 'SES-17'] },
  async () => {
    const { world, first, second } = await signInTwice()
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
