import { describe, expect, test } from 'vitest'
import { type StatusEntity, statusId } from '@colonnade/domain/entities'
import { listOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { columnListAtoms, columnViewAtoms } from '../timelines/column-list.ts'
import { writeWindowAtom } from '../timelines/lay-columns.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { type GapChoice, fillGapAtom, gapSpan } from './fill-gap.ts'
import { reportViewAtom } from './report-view.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

/** A status for each minute: its id is the minute. */
const post = (minute: number): StatusEntity =>
  status({
    id: String(minute),
    created_at: new Date(Date.UTC(2026, 10, 23, 7, minute)).toISOString(),
  })
const posts = (...minutes: readonly number[]) => minutes.map(post)
const down = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => newest - index)

/** Home with a gap of half an hour; its reader stands at the top, or at the row that is named. */
async function openHome(reads: string | null = null) {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, () => page(posts(51, 50, 20, 19)))
  session.store.set(openColumnAtom, session, 'a')
  await settled()
  const window = session.store.get(timelineAtoms(session)(HOME))
  const items = window.items.toSpliced(2, 0, null)
  session.store.set(writeWindowAtom, session, HOME, listOfRows(items, window))
  if (reads !== null) {
    session.store.set(reportViewAtom, session, 'a', {
      atTop: false,
      firstVisibleId: statusId(reads),
    })
  }
  const list = () => session.store.get(columnListAtoms(session)('a'))
  /** The list's own number of a row: as long as it stays, the row stands still. */
  const numberOf = (id: string) => list().firstItemIndex + list().items.indexOf(statusId(id))
  const fill = (choice: GapChoice) => session.store.set(fillGapAtom, session, 'a', 2, choice)
  return { ...opened, list, numberOf, fill, items: () => list().items }
}

const ids = (...minutes: readonly (number | null)[]) =>
  minutes.map((minute) => (minute === null ? null : String(minute)))

describe('filling a gap', () => {
  test(
    'from the top puts what is newest below what is read there',
    { tags: ['TL-12', 'BY-38'] },
    async () => {
      const { server, fill, items, numberOf } = await openHome('50')
      const before = numberOf('50')
      server.on(GET_HOME, () => page(posts(...down(49, 20)), '/api/v1/timelines/home?max_id=30'))

      await fill('top')

      expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20&max_id=50')
      expect(items()).toEqual(ids(51, 50, ...down(49, 20), null, 20, 19))
      expect(numberOf('50')).toBe(before)
    },
  )

  test.each([[null], ['51'], ['20']])(
    'from the bottom puts what is oldest above what is read below, whoever reads (%s)',
    { tags: ['BY-38'] },
    async (reads) => {
      const { server, session, fill, items, numberOf } = await openHome(reads)
      const [before, view] = [numberOf('20'), session.store.get(columnViewAtoms(session)('a'))]
      server.on(GET_HOME, () => page(posts(...down(40, 20))))

      await fill('bottom')

      expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20&min_id=20')
      expect(items()).toEqual(ids(51, 50, null, ...down(40, 20), 20, 19))
      expect(numberOf('20')).toBe(before)
      expect(session.store.get(columnViewAtoms(session)('a'))).toEqual(view)
    },
  )

  test('skipping it asks nothing and leaves what stands above', { tags: ['BY-38'] }, async () => {
    const { server, fill, items, numberOf } = await openHome('50')
    const [before, calls] = [numberOf('50'), server.calls().length]

    await fill('skip')

    expect(items()).toEqual(ids(51, 50, 20, 19))
    expect(numberOf('50')).toBe(before)
    expect(server.calls()).toHaveLength(calls)
  })

  test.each([
    ['newer posts alone', down(79, 20)],
    ['its newest page', down(60, 20)],
  ])(
    'a server that knows no way up and gives %s is asked from the top, and nothing is lost',
    { tags: ['BY-38', 'BY-01'] },
    async (_name, newest) => {
      const { server, fill, items, numberOf } = await openHome()
      const before = numberOf('20')
      server.on(GET_HOME, ({ url }) =>
        url.includes('min_id') ? page(posts(...newest)) : page(posts(...down(49, 20)), '/next'),
      )

      await fill('bottom')

      expect(items()).toEqual(ids(51, 50, ...down(49, 20), null, 20, 19))
      expect(numberOf('20')).toBe(before)
    },
  )

  test(
    'what fails says why, raises no alert, and leaves the gap',
    { tags: ['BY-38'] },
    async () => {
      const { server, fill, items, list } = await openHome()
      server.on(GET_HOME, () => refuse(403, 'The harbour is closed'))

      const trouble = await fill('top')

      expect(trouble).toMatchObject({ message: 'The harbour is closed' })
      expect(items()).toEqual(ids(51, 50, null, 20, 19))
      expect(list()).toMatchObject({ isLoading: false, error: null })
    },
  )

  test('a refusal for too many calls says when to try again', { tags: ['BY-38'] }, async () => {
    const { server, platform, fill } = await openHome()
    server.on(GET_HOME, () => {
      const answer = refuse(429)
      answer.headers.set('Retry-After', '90')
      return answer
    })

    const trouble = await fill('top')

    expect(trouble?.retryAt).toBe(platform.clock.now() + 90_000)
  })
})

test(
  'a page that a column’s timeline leaves out whole does not end the way down',
  { tags: ['TL-21', 'BY-38'] },
  async () => {
    const { session, server } = testSession({
      columns: [column('a', 'PUBLIC', { other: { onlyMedia: true } })],
    })
    const MEDIA = encodeTimelineKey({ kind: 'public', onlyMedia: true })
    const GET_PUBLIC = 'GET /api/v1/timelines/public'
    server.on(GET_PUBLIC, () => page([]))
    session.store.set(openColumnAtom, session, 'a')
    await settled()
    const window = session.store.get(timelineAtoms(session)(MEDIA))
    const items = [statusId('50'), null, statusId('20')]
    session.store.set(writeWindowAtom, session, MEDIA, listOfRows(items, window))
    server.on(GET_PUBLIC, () => page(posts(...down(49, 20)), '/api/v1/timelines/public?max_id=30'))

    await session.store.set(fillGapAtom, session, 'a', 1)
    expect(session.store.get(timelineAtoms(session)(MEDIA)).items).toEqual(items)
    await session.store.set(fillGapAtom, session, 'a', 1)

    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/public?max_id=30')
  },
)

test(
  'a gap is as long as its neighbours are apart; in front it has no end',
  { tags: ['BY-38'] },
  async () => {
    const { session } = await openHome()
    const at = (minute: number) => Date.parse(post(minute).created_at)
    const span = (above: string | null, below: string) =>
      session.store.get(gapSpan('a', above, below)(session))

    expect(span('50', '20')).toEqual({
      from: at(20),
      until: at(50),
      about: { unit: 'minute', value: 30 },
    })
    expect(span(null, '20')).toEqual({ from: at(20), until: null, about: null })
    expect(span('50', 'unknown')).toEqual({ from: null, until: at(50), about: null })
  },
)
