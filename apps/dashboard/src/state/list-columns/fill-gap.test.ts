import { expect, test } from 'vitest'
import { createListOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession, type TestSession } from '../../testing/test-session.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { writeTimelineAtom } from '../timelines/schedule-recompute.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { fillGapAtom } from './fill-gap.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

const getItems = ({ session }: TestSession) => session.store.get(timelineAtoms(session)(HOME)).items

/** Opens a Home column with these statuses. */
async function openHome(...ids: readonly string[]): Promise<TestSession> {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, () => createPageResponse(statuses(...ids), '/api/v1/timelines/home?max_id=1'))
  session.store.set(openColumnAtom, session, 'a')
  await flushPromises()
  return opened
}

test.each([
  ['ids that grow with time show', true, ['50', '42', '38']],
  ['ids that may not sort cannot show', false, ['50', '42', '38', null, '39']],
])(
  'fills a gap: %s that a page has passed the status below',
  { tags: ['TL-12', 'BY-01'] },
  async (_name, sortedIds, expected) => {
    const { session, server } = testSession({ columns: [column('a', 'HOME')] })
    session.api.capabilities.guess({ sortedIds })
    server.on(GET_HOME, () => createPageResponse(statuses('50', '39')))
    session.store.set(openColumnAtom, session, 'a')
    await flushPromises()
    const window = session.store.get(timelineAtoms(session)(HOME))
    const [above = null, below = null] = window.items
    session.store.set(
      writeTimelineAtom,
      session,
      HOME,
      createListOfRows([above, null, below], window),
    )
    // 39 was deleted since. The page continues below it and does not contain it.
    server.on(GET_HOME, () =>
      createPageResponse(statuses('42', '38'), '/api/v1/timelines/home?max_id=38'),
    )

    await session.store.set(fillGapAtom, session, 'a', 1)

    expect(session.store.get(timelineAtoms(session)(HOME)).items).toEqual(expected)
  },
)

test(
  'fills a gap in the middle from the ID above it until a page reaches the rows below',
  { tags: ['TL-12'] },
  async () => {
    const opened = await openHome('50', '10')
    const { session, server } = opened
    const window = session.store.get(timelineAtoms(session)(HOME))
    const withGap = [window.items[0] ?? null, null, window.items[1] ?? null]
    session.store.set(writeTimelineAtom, session, HOME, createListOfRows(withGap, window))
    server.on(GET_HOME, () =>
      createPageResponse(statuses('49', '48'), '/api/v1/timelines/home?max_id=48'),
    )

    await session.store.set(fillGapAtom, session, 'a', 1)
    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20&max_id=50')
    expect(getItems(opened)).toEqual(['50', '49', '48', null, '10'])

    server.on(GET_HOME, () =>
      createPageResponse(statuses('47', '10'), '/api/v1/timelines/home?max_id=10'),
    )
    await session.store.set(fillGapAtom, session, 'a', 3)
    expect(getItems(opened)).toEqual(['50', '49', '48', '47', '10'])
  },
)

test('fills a gap from the bottom, and skips a gap', async () => {
  const opened = await openHome('50', '10')
  const { session, server } = opened
  const window = session.store.get(timelineAtoms(session)(HOME))
  const withGap = [window.items[0] ?? null, null, window.items[1] ?? null]
  session.store.set(writeTimelineAtom, session, HOME, createListOfRows(withGap, window))
  const full = Array.from({ length: 20 }, (_, index) => String(30 - index))
  server.on(GET_HOME, () => createPageResponse(statuses(...full)))

  await session.store.set(fillGapAtom, session, 'a', 1, 'bottom')
  expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20&min_id=10')
  expect(getItems(opened)).toEqual(['50', null, ...full, '10'])

  await session.store.set(fillGapAtom, session, 'a', 1, 'skip')
  expect(getItems(opened)).toEqual(['50', ...full, '10'])
})
