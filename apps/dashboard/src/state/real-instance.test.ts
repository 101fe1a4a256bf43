import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { startDeck } from '../app/session/start-deck.ts'
import { flushPromises } from '../testing/fake-clock.ts'
import { fakePlatform } from '../testing/fake-platform.ts'
import { authorize } from '../testing/instance-client.ts'
import { setFavouriteAtom } from './actions/status-action.ts'
import { createAppStore } from './app-store.ts'
import { addColumnAtom, columnsAtom } from './columns/columns.ts'
import { changeDraftAtom } from './compose/draft.ts'
import { customEmojisAtom } from './entities/custom-emojis.ts'
import { statusAtoms } from './entities/statuses.ts'
import { loadOlderAtom } from './list-columns/load-rows.ts'
import { listsAtom } from './lists/lists.ts'
import { refreshList } from './live-lists/request-page.ts'
import { getNotificationsSource } from './notifications/notifications-source.ts'
import { notificationsWindowAtom } from './notifications/notifications.ts'
import { submitDraftAtom } from './publish/submit-draft.ts'
import { currentSessionAtom, phaseAtom } from './sessions.ts'
import { beginSignInAtom, signInErrorAtom } from './sessions/sign-in.ts'
import { signOutAtom } from './sessions/sign-out.ts'
import { openColumnAtom } from './timelines/open-column.ts'
import { createTimelineSource } from './timelines/timeline-source.ts'
import { timelineAtoms } from './timelines/timelines.ts'
import { markFirstRowsAtom } from './ui/run-after-first-rows.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
let server: TestInstance

beforeAll(async () => {
  server = await startTestInstance()
})

afterAll(() => server.close())

test(
  'signs in, reads, scrolls, favourites, publishes and signs out on a real server',
  { tags: ['OVR-01', 'TL-19', 'SES-17'], timeout: 30_000 },
  async () => {
    const platform = fakePlatform({
      fetch: (request) => fetch(request),
      href: 'http://localhost:1/',
    })
    const app = createAppStore(platform)
    await app.set(beginSignInAtom, server.url)
    expect(app.get(signInErrorAtom)).toBeNull()
    platform.setHref(await authorize(platform.visited[0] ?? ''))
    const stop = startDeck(app)
    await expect.poll(() => app.get(phaseAtom)).toBe('signed-in')
    const session = app.get(currentSessionAtom)!
    const { store } = session
    expect(app.get(columnsAtom).map(({ id }) => id)).toEqual(['COMPOSE', 'HOME', 'NOTIFICATIONS'])
    app.set(markFirstRowsAtom)
    platform.renderFrame()
    await platform.clock.advance(0)
    await expect.poll(() => store.get(listsAtom(session)).size).toBeGreaterThan(0)
    await expect.poll(() => store.get(customEmojisAtom(session)).length).toBeGreaterThan(0)

    const uuid = app.set(addColumnAtom, { id: 'HOME' })!
    store.set(openColumnAtom, session, uuid)
    const home = () => store.get(timelineAtoms(session)(HOME)).items
    await expect.poll(() => home().length).toBe(20)
    await store.set(loadOlderAtom, session, uuid)
    expect(home()).toHaveLength(40)
    expect(new Set(home()).size).toBe(40)

    const id = home()[0]!
    const shown = () => store.get(statusAtoms(session)(id))!
    const target = shown().reblog ?? id
    await store.set(setFavouriteAtom, session, id, true)
    expect(store.get(statusAtoms(session)(target))?.favourited).toBe(true)

    store.set(changeDraftAtom, session, { text: 'The first light on the ridge' })
    expect(await store.set(submitDraftAtom, session)).toMatchObject({ wasInComposer: true })
    const posted = store.get(statusAtoms(session)(home()[0]!))
    expect(posted).toMatchObject({
      account: session.me,
      search_index: expect.stringContaining('ridge'),
    })

    const known = home().length
    const people = store.get(statusAtoms(session)(id))!
    expect(people.account).not.toBe(session.me)
    await refreshList(session, createTimelineSource(session, HOME))
    expect(home()).toHaveLength(known)
    await refreshList(session, getNotificationsSource(session))
    expect(store.get(notificationsWindowAtom(session)).items.length).toBeGreaterThan(0)

    await app.set(signOutAtom, session)
    await flushPromises()
    const check = await fetch(`${server.url}/api/v1/accounts/verify_credentials`, {
      headers: { Authorization: `Bearer ${session.meta.access_token}` },
    })
    expect(check.status).toBe(401)
    expect(app.get(phaseAtom)).toBe('signed-out')
    stop()
  },
)

test.each([
  ['http://127.0.0.1:9', 'unreachable'],
  ['nonsense', 'wrong-address'],
])('reports a failed sign-in at %s: %s', async (address, reason) => {
  const platform = fakePlatform({ fetch: (request) => fetch(request) })
  const app = createAppStore(platform)

  await app.set(beginSignInAtom, address)

  expect(app.get(signInErrorAtom)?.reason).toBe(reason)
})
