// Older pages, short pages, and anchors that are deleted meanwhile.
import { expect, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { loadOlderAtom } from '../list-columns/load-rows.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { applyStreamEventsAtom } from '../streaming/apply-events.ts'
import { openColumnAtom } from './open-column.ts'
import { timelineSource } from './timeline-source.ts'
import { timelineAtoms } from './timelines.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const down = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index))

async function openHome(first: readonly string[]) {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  session.api.capabilities.guess({ sortedIds: true })
  server.on(GET_HOME, () =>
    page(statuses(...first), '/api/v1/timelines/home?max_id=' + first.at(-1)),
  )
  session.store.set(openColumnAtom, session, 'a')
  await settled()
  const items = () => session.store.get(timelineAtoms(session)(HOME)).items
  const tell = (id: string) =>
    session.store.set(applyStreamEventsAtom, session, [
      { key: HOME, event: { type: 'update', status: status({ id }) } },
    ])
  return { ...opened, items, tell }
}

test(
  'drops an older page that comes after the list was trimmed (H5)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, items, tell } = await openHome(down(99, 80))
    for (const [newest, oldest] of [
      [79, 60],
      [59, 50],
    ] as const) {
      server.on(GET_HOME, () =>
        page(statuses(...down(newest, oldest)), '/api/v1/timelines/home?max_id=' + oldest),
      )
      await session.store.set(loadOlderAtom, session, 'a')
    }
    expect(items()).toEqual(down(99, 50))

    // A list whose filter leaves out most, or a tall screen, asks on while its reader is at the top.
    const older = server.hold(GET_HOME)
    const loading = session.store.set(loadOlderAtom, session, 'a')
    await settled()
    tell('100')
    expect(items()).toEqual(down(100, 80))
    older.answer(page(statuses(...down(49, 30)), '/api/v1/timelines/home?max_id=30'))
    await loading

    const listed: readonly (string | null)[] = items()
    const at = listed.indexOf('80')
    expect(listed[at + 1] ?? null).not.toBe('49')
  },
)

test(
  'leaves a gap below a page of fewer than asked for that meets nothing (H8)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, items } = await openHome(down(9, 5))
    // Pages of 30, as notifications of Mastodon before 4.0 have; or one of 40 of which one was taken out.
    server.on(GET_HOME, () => page(statuses(...down(80, 51)), '/api/v1/timelines/home?max_id=51'))

    await refreshList(session, timelineSource(session, HOME))

    expect(items().slice(0, 32)).toEqual([...down(80, 51), null, '9'])
  },
)

test(
  'places a page below streamed posts when its anchor was deleted (H9)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, items, tell } = await openHome(down(9, 5))
    const held = server.hold(GET_HOME)
    const loading = refreshList(session, timelineSource(session, HOME))
    await settled()
    session.store.set(applyStreamEventsAtom, session, [
      { key: HOME, event: { type: 'delete', id: statuses('9')[0]!.id } },
    ])
    tell('30')
    held.answer(page(statuses('12', '11', '10')))
    await loading

    expect(items().slice(0, 5)).toEqual(['30', '12', '11', '10', '8'])
  },
)

test(
  'leaves the gap below a full page when its anchor was deleted (H9)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, items, tell } = await openHome(down(9, 5))
    const held = server.hold(GET_HOME)
    const loading = refreshList(session, timelineSource(session, HOME))
    await settled()
    session.store.set(applyStreamEventsAtom, session, [
      { key: HOME, event: { type: 'delete', id: statuses('9')[0]!.id } },
    ])
    tell('99')
    held.answer(page(statuses(...down(90, 51))))
    await loading

    expect(items().slice(0, 43)).toEqual(['99', ...down(90, 51), null, '8'])
  },
)

test(
  'leaves out a late post that belongs into a gap (H10)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, items, tell } = await openHome(down(9, 5))
    server.on(GET_HOME, () => page(statuses(...down(80, 41))))
    await refreshList(session, timelineSource(session, HOME))
    expect(items().slice(0, 42)).toEqual([...down(80, 41), null, '9'])

    // A post of another server that took its time: its id says when it was written.
    session.store.set(timelineAtoms(session)(HOME), (window) => ({ ...window, top: false }))
    tell('30')

    // Now it stands in front of 80. The gap covers it: it comes with what is missing there.
    expect(items().slice(0, 3)).toEqual(['80', '79', '78'])
  },
)
