// Older pages, short pages, and anchors that are deleted while a page is pending.
import { expect, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { loadOlderAtom } from '../list-columns/load-rows.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { applyStreamEventsAtom } from '../streaming/apply-stream-events.ts'
import { openColumnAtom } from './open-column.ts'
import { createTimelineSource } from './timeline-source.ts'
import { timelineAtoms } from './timelines.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const createIdsDown = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index))

async function openHome(first: readonly string[]) {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  session.api.capabilities.guess({ sortedIds: true })
  server.on(GET_HOME, () =>
    createPageResponse(statuses(...first), '/api/v1/timelines/home?max_id=' + first.at(-1)),
  )
  session.store.set(openColumnAtom, session, 'a')
  await flushPromises()
  const items = () => session.store.get(timelineAtoms(session)(HOME)).items
  const emitStatus = (id: string) =>
    session.store.set(applyStreamEventsAtom, session, [
      { key: HOME, event: { type: 'update', status: status({ id }) } },
    ])
  return { ...opened, items, emitStatus }
}

test(
  'drops an older page that arrives after the list was trimmed',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, items, emitStatus } = await openHome(createIdsDown(99, 80))
    for (const [newest, oldest] of [
      [79, 60],
      [59, 50],
    ] as const) {
      server.on(GET_HOME, () =>
        createPageResponse(
          statuses(...createIdsDown(newest, oldest)),
          '/api/v1/timelines/home?max_id=' + oldest,
        ),
      )
      await session.store.set(loadOlderAtom, session, 'a')
    }
    expect(items()).toEqual(createIdsDown(99, 50))

    // A list whose filter hides most posts, or a tall screen, requests older pages while the user is at the top.
    const older = server.hold(GET_HOME)
    const loading = session.store.set(loadOlderAtom, session, 'a')
    await flushPromises()
    emitStatus('100')
    expect(items()).toEqual(createIdsDown(100, 80))
    older.answer(
      createPageResponse(statuses(...createIdsDown(49, 30)), '/api/v1/timelines/home?max_id=30'),
    )
    await loading

    const listed: readonly (string | null)[] = items()
    const at = listed.indexOf('80')
    expect(listed[at + 1] ?? null).not.toBe('49')
  },
)

test(
  'leaves a gap below a short page that does not reach the known rows',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, items } = await openHome(createIdsDown(9, 5))
    // Pages of 30, as notifications of Mastodon before 4.0 have, or a page of 40 of which one was removed.
    server.on(GET_HOME, () =>
      createPageResponse(statuses(...createIdsDown(80, 51)), '/api/v1/timelines/home?max_id=51'),
    )

    await refreshList(session, createTimelineSource(session, HOME))

    expect(items().slice(0, 32)).toEqual([...createIdsDown(80, 51), null, '9'])
  },
)

test(
  'inserts a page below streamed posts when its anchor was deleted',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, items, emitStatus } = await openHome(createIdsDown(9, 5))
    const held = server.hold(GET_HOME)
    const loading = refreshList(session, createTimelineSource(session, HOME))
    await flushPromises()
    session.store.set(applyStreamEventsAtom, session, [
      { key: HOME, event: { type: 'delete', id: statuses('9')[0]!.id } },
    ])
    emitStatus('30')
    held.answer(createPageResponse(statuses('12', '11', '10')))
    await loading

    expect(items().slice(0, 5)).toEqual(['30', '12', '11', '10', '8'])
  },
)

test(
  'leaves the gap below a full page when its anchor was deleted',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, items, emitStatus } = await openHome(createIdsDown(9, 5))
    const held = server.hold(GET_HOME)
    const loading = refreshList(session, createTimelineSource(session, HOME))
    await flushPromises()
    session.store.set(applyStreamEventsAtom, session, [
      { key: HOME, event: { type: 'delete', id: statuses('9')[0]!.id } },
    ])
    emitStatus('99')
    held.answer(createPageResponse(statuses(...createIdsDown(90, 51))))
    await loading

    expect(items().slice(0, 43)).toEqual(['99', ...createIdsDown(90, 51), null, '8'])
  },
)

test('leaves out a late post that belongs into a gap', { tags: ['TL-11', 'BY-38'] }, async () => {
  const { session, server, items, emitStatus } = await openHome(createIdsDown(9, 5))
  server.on(GET_HOME, () => createPageResponse(statuses(...createIdsDown(80, 41))))
  await refreshList(session, createTimelineSource(session, HOME))
  expect(items().slice(0, 42)).toEqual([...createIdsDown(80, 41), null, '9'])

  // A post of another server that was delivered late. Its ID contains the time when it was written.
  session.store.set(timelineAtoms(session)(HOME), (window) => ({ ...window, top: false }))
  emitStatus('30')

  // It would be above 80 now. The gap covers it: it is loaded with the missing rows.
  expect(items().slice(0, 3)).toEqual(['80', '79', '78'])
})
