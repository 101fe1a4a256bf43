import { describe, expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, notification, relationship, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { setDomainBlockAtom } from '../actions/block-domain.ts'
import { setMuteAtom } from '../actions/mute-account.ts'
import { setBlockAtom } from '../actions/relationship-action.ts'
import { ingestRelationshipsAtom } from '../entities/accounts.ts'
import { loadOlderAtom } from '../list-columns/load-rows.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { startStreaming } from '../streaming/connect.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const LOCAL = encodeTimelineKey({ kind: 'community', onlyMedia: false })
const GET_HOME = 'GET /api/v1/timelines/home'
const ADA = account({ id: '70', acct: 'ada@x.org', username: 'ada' })
const BO = account({ id: '80', username: 'bo' })

/** Every third post is Ada's. The server leaves hers out while she is muted or blocked. */
async function openWithAda() {
  const opened = testSession({
    columns: [column('a', 'HOME'), column('l', 'COMMUNITY'), column('n', 'NOTIFICATIONS')],
  })
  const { session, server, platform } = opened
  const { store } = session
  session.api.capabilities.guess({ sortedIds: true })
  let isLeftOut = true
  const posts = Array.from({ length: 120 }, (_, index) => 300 - index)
  const listed = () => posts.filter((id) => !isLeftOut || id % 3 !== 0)
  const timeline = (request: Request) => {
    const { searchParams } = new URL(request.url)
    const max = Number(searchParams.get('max_id') ?? Infinity)
    const since = Number(searchParams.get('since_id') ?? 0)
    const ids = listed()
      .filter((id) => id < max && id > since)
      .slice(0, Number(searchParams.get('limit')))
    return createPageResponse(
      ids.map((id) => status({ id: String(id), account: id % 3 === 0 ? ADA : BO })),
      `${new URL(request.url).pathname}?limit=20&max_id=${ids.at(-1)}`,
    )
  }
  server.on(GET_HOME, timeline)
  server.on('GET /api/v1/timelines/public', timeline)
  server.on('GET /api/v1/notifications', () =>
    createPageResponse((isLeftOut ? ['5'] : ['6', '5']).map((id) => notification({ id }))),
  )
  for (const act of ['unmute', 'unblock'])
    server.on(`POST /api/v1/accounts/70/${act}`, () => {
      isLeftOut = false
      return Response.json(relationship({ id: '70' }))
    })
  server.on('DELETE /api/v1/domain_blocks', () => {
    isLeftOut = false
    return Response.json({})
  })
  onTestFinished(startStreaming(session))
  platform.sockets[0]!.open()
  for (const uuid of ['a', 'l']) store.set(openColumnAtom, session, uuid)
  store.set(openNotificationsAtom, session, 'n')
  await platform.clock.advance(10_000)
  const items = (key = HOME) => store.get(timelineAtoms(session)(key)).items
  const pass = async () => {
    for (let second = 0; second < 20; second += 1) await platform.clock.advance(1_000)
  }
  return {
    ...opened,
    items,
    pass,
    notes: () => store.get(notificationsWindowAtom(session)).items,
    listed: () => listed().map(String),
  }
}

describe('refetching posts of an account that is visible again', () => {
  test.each(['muting', 'blocking', 'domain_blocking'] as const)(
    'inserts them in every list when the state ends: %s',
    async (state) => {
      const { session, server, items, notes, listed, pass } = await openWithAda()
      const { store } = session
      store.set(ingestRelationshipsAtom, session, [relationship({ id: '70', [state]: true })])
      store.set(closeColumnAtom, session, 'l')
      const [before, requestCount] = [items().length, server.calls().length]

      if (state === 'muting') await store.set(setMuteAtom, session, ADA.id, null)
      else if (state === 'blocking') await store.set(setBlockAtom, session, ADA.id, false)
      else await store.set(setDomainBlockAtom, session, 'x.org', false)
      await pass()

      expect(before).toBe(20)
      for (const key of [HOME, LOCAL])
        expect(items(key).slice(0, 20)).toEqual(listed().slice(0, 20))
      expect(items()).not.toContain(null)
      expect(notes()).toEqual(['6', '5'])
      const lists = server.calls().slice(requestCount)
      for (const path of ['home', 'public', 'notifications'])
        expect(lists.filter((call) => call.includes(`/${path}?`))).toHaveLength(1)
    },
  )

  test('inserts them below the newest page as well', async () => {
    const { session, items, listed, pass } = await openWithAda()
    const { store } = session
    store.set(ingestRelationshipsAtom, session, [relationship({ id: '70', muting: true })])
    for (let pages = 0; pages < 2; pages += 1) await store.set(loadOlderAtom, session, 'a')
    await flushPromises()
    const last = items().at(-1)!

    await store.set(setMuteAtom, session, ADA.id, null)
    await pass()

    const whole = listed()
    expect(items().slice(0, whole.indexOf(last) + 1)).toEqual(
      whole.slice(0, whole.indexOf(last) + 1),
    )
  })
})
