// Unmuting restores rows of a list that was trimmed.
import { expect, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, relationship, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { setMuteAtom } from '../actions/mute-account.ts'
import { loadOlderAtom } from '../list-columns/load-rows.ts'
import { applyStreamEventsAtom } from '../streaming/apply-stream-events.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const ADA = account({ id: '70', username: 'ada' })
const BO = account({ id: '80', username: 'bo' })
const createIds = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index))

test(
  'restores no row below the end of a list that was trimmed (H17)',
  { tags: ['TL-14'] },
  async () => {
    const { session, server } = testSession({ columns: [column('a', 'HOME')] })
    const { store } = session
    session.api.capabilities.guess({ sortedIds: true })
    // Ada wrote 60, Bo wrote all others.
    const posts = (ids: readonly string[]) =>
      ids.map((id) => status({ id, account: id === '60' ? ADA : BO }))
    server.on(GET_HOME, (request) => {
      const max = Number(new URL(request.url).searchParams.get('max_id') ?? Infinity)
      const ids = createIds(99, 1)
        .filter((id) => Number(id) < max)
        .slice(0, 20)
      return createPageResponse(posts(ids), `/api/v1/timelines/home?max_id=${ids.at(-1)}`)
    })
    server.on('POST /api/v1/accounts/70/mute', () =>
      Response.json(relationship({ id: '70', muting: true })),
    )
    server.on('POST /api/v1/accounts/70/unmute', () => Response.json(relationship({ id: '70' })))
    store.set(openColumnAtom, session, 'a')
    await flushPromises()
    for (let page = 0; page < 2; page += 1) await store.set(loadOlderAtom, session, 'a')
    const items = () => store.get(timelineAtoms(session)(HOME)).items
    expect(items()).toEqual(createIds(99, 40))

    await store.set(setMuteAtom, session, ADA.id, { notifications: true })
    expect(items()).not.toContain('60')
    // A post arrives. The list has over 40 rows, so it is trimmed to 20.
    store.set(applyStreamEventsAtom, session, [
      { key: HOME, event: { type: 'update', status: status({ id: '100', account: BO }) } },
    ])
    expect(items()).toEqual(createIds(100, 80))
    await store.set(setMuteAtom, session, ADA.id, null)
    await store.set(loadOlderAtom, session, 'a')

    expect(items().slice(0, 30)).toEqual(createIds(100, 71))
  },
)
