import { describe, expect, test } from 'vitest'
import { type StatusEntity, statusId } from '@colonnade/domain/entities'
import { createListOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { writeTimelineAtom } from '../timelines/schedule-recompute.ts'
import { columnListAtoms, columnViewAtoms } from '../timelines/timeline-column-atoms.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { type GapChoice, fillGapAtom, createGapSpanAtom } from './fill-gap.ts'
import { reportViewAtom } from './report-view.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

/** One status per minute. Its ID is the minute. */
const createPost = (minute: number): StatusEntity =>
  status({
    id: String(minute),
    created_at: new Date(Date.UTC(2026, 10, 23, 7, minute)).toISOString(),
  })
const createPosts = (...minutes: readonly number[]) => minutes.map(createPost)
const createMinutesDown = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => newest - index)

/** Opens Home with a gap of half an hour, scrolled to the top or to the given row. */
async function openHome(reads: string | null = null) {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, () => createPageResponse(createPosts(51, 50, 20, 19)))
  session.store.set(openColumnAtom, session, 'a')
  await flushPromises()
  const window = session.store.get(timelineAtoms(session)(HOME))
  const items = window.items.toSpliced(2, 0, null)
  session.store.set(writeTimelineAtom, session, HOME, createListOfRows(items, window))
  if (reads !== null) {
    session.store.set(reportViewAtom, session, 'a', {
      atTop: false,
      firstVisibleId: statusId(reads),
    })
  }
  const list = () => session.store.get(columnListAtoms(session)('a'))
  /** The list's number of a row. The row stays in place while the number is unchanged. */
  const numberOf = (id: string) => list().firstItemIndex + list().items.indexOf(statusId(id))
  const fill = (choice: GapChoice) => session.store.set(fillGapAtom, session, 'a', 2, choice)
  return { ...opened, list, numberOf, fill, items: () => list().items }
}

const createIds = (...minutes: readonly (number | null)[]) =>
  minutes.map((minute) => (minute === null ? null : String(minute)))

describe('filling a gap', () => {
  test(
    'inserts the newest missing posts below the row above when filled from the top',
    { tags: ['TL-12', 'BY-38'] },
    async () => {
      const { server, fill, items, numberOf } = await openHome('50')
      const before = numberOf('50')
      server.on(GET_HOME, () =>
        createPageResponse(
          createPosts(...createMinutesDown(49, 20)),
          '/api/v1/timelines/home?max_id=30',
        ),
      )

      await fill('top')

      expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20&max_id=50')
      expect(items()).toEqual(createIds(51, 50, ...createMinutesDown(49, 20), null, 20, 19))
      expect(numberOf('50')).toBe(before)
    },
  )

  test.each([[null], ['51'], ['20']])(
    'inserts the oldest missing posts above the row below when filled from the bottom, at any position (%s)',
    { tags: ['BY-38'] },
    async (reads) => {
      const { server, session, fill, items, numberOf } = await openHome(reads)
      const [before, view] = [numberOf('20'), session.store.get(columnViewAtoms(session)('a'))]
      server.on(GET_HOME, () => createPageResponse(createPosts(...createMinutesDown(40, 20))))

      await fill('bottom')

      expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20&min_id=20')
      expect(items()).toEqual(createIds(51, 50, null, ...createMinutesDown(40, 20), 20, 19))
      expect(numberOf('20')).toBe(before)
      expect(session.store.get(columnViewAtoms(session)('a'))).toEqual(view)
    },
  )

  test('sends no request when skipped and keeps the rows above', { tags: ['BY-38'] }, async () => {
    const { server, fill, items, numberOf } = await openHome('50')
    const [before, calls] = [numberOf('50'), server.calls().length]

    await fill('skip')

    expect(items()).toEqual(createIds(51, 50, 20, 19))
    expect(numberOf('50')).toBe(before)
    expect(server.calls()).toHaveLength(calls)
  })

  test.each([
    ['newer posts alone', createMinutesDown(79, 20)],
    ['its newest page', createMinutesDown(60, 20)],
  ])(
    'requests from the top when the server ignores min_id and returns %s, and loses no post',
    { tags: ['BY-38', 'BY-01'] },
    async (_name, newest) => {
      const { server, fill, items, numberOf } = await openHome()
      const before = numberOf('20')
      server.on(GET_HOME, ({ url }) =>
        url.includes('min_id')
          ? createPageResponse(createPosts(...newest))
          : createPageResponse(createPosts(...createMinutesDown(49, 20)), '/next'),
      )

      await fill('bottom')

      expect(items()).toEqual(createIds(51, 50, ...createMinutesDown(49, 20), null, 20, 19))
      expect(numberOf('20')).toBe(before)
    },
  )

  test('reports an error without an alert and keeps the gap', { tags: ['BY-38'] }, async () => {
    const { server, fill, items, list } = await openHome()
    server.on(GET_HOME, () => createErrorResponse(403, 'The harbour is closed'))

    const error = await fill('top')

    expect(error).toMatchObject({ message: 'The harbour is closed' })
    expect(items()).toEqual(createIds(51, 50, null, 20, 19))
    expect(list()).toMatchObject({ isLoading: false, error: null })
  })

  test('reports when to try again after a rate limit', { tags: ['BY-38'] }, async () => {
    const { server, platform, fill } = await openHome()
    server.on(GET_HOME, () => {
      const answer = createErrorResponse(429)
      answer.headers.set('Retry-After', '90')
      return answer
    })

    const error = await fill('top')

    expect(error?.retryAt).toBe(platform.clock.now() + 90_000)
  })
})

test(
  'continues after a page that the column hides completely',
  { tags: ['TL-21', 'BY-38'] },
  async () => {
    const { session, server } = testSession({
      columns: [column('a', 'PUBLIC', { other: { onlyMedia: true } })],
    })
    const MEDIA = encodeTimelineKey({ kind: 'public', onlyMedia: true })
    const GET_PUBLIC = 'GET /api/v1/timelines/public'
    server.on(GET_PUBLIC, () => createPageResponse([]))
    session.store.set(openColumnAtom, session, 'a')
    await flushPromises()
    const window = session.store.get(timelineAtoms(session)(MEDIA))
    const items = [statusId('50'), null, statusId('20')]
    session.store.set(writeTimelineAtom, session, MEDIA, createListOfRows(items, window))
    server.on(GET_PUBLIC, () =>
      createPageResponse(
        createPosts(...createMinutesDown(49, 20)),
        '/api/v1/timelines/public?max_id=30',
      ),
    )

    await session.store.set(fillGapAtom, session, 'a', 1)
    expect(session.store.get(timelineAtoms(session)(MEDIA)).items).toEqual(items)
    await session.store.set(fillGapAtom, session, 'a', 1)

    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/public?max_id=30')
  },
)

test(
  'computes the length of a gap from its neighbours, and none for a gap at the top',
  { tags: ['BY-38'] },
  async () => {
    const { session } = await openHome()
    const at = (minute: number) => Date.parse(createPost(minute).created_at)
    const span = (above: string | null, below: string) =>
      session.store.get(createGapSpanAtom('a', above, below)(session))

    expect(span('50', '20')).toEqual({
      from: at(20),
      until: at(50),
      about: { unit: 'minute', value: 30 },
    })
    expect(span(null, '20')).toEqual({ from: at(20), until: null, about: null })
    expect(span('50', 'unknown')).toEqual({ from: null, until: at(50), about: null })
  },
)
