import { expect, test } from 'vitest'
import { type StatusEntity, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { columnListAtoms } from '../timelines/timeline-column-atoms.ts'
import { createTimelineSource } from '../timelines/timeline-source.ts'
import { watchRecompute } from '../timelines/watch-recompute.ts'
import { filterMatcherAtoms } from './apply-filters.ts'
import { FIRST_FILTERS_MS, startSyncingFilters } from './fetch-filters.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const HOUR_MS = 3_600_000

const createFilter = (filter_action: string, traits: object = {}) => ({
  id: '1',
  title: 'Tea',
  context: ['home'],
  expires_at: null,
  filter_action,
  keywords: [{ id: '2', keyword: 'tea', whole_word: true }],
  statuses: [],
  ...traits,
})

/** Opens a home column with three statuses, one of which contains "tea". */
async function openHome(filters: readonly object[], traits: Partial<StatusEntity> = {}) {
  const opened = testSession({ columns: [column('h', 'HOME')] })
  const { session, server, platform } = opened
  const { store } = session
  server.on('GET /api/v2/filters', () => Response.json(filters))
  server.on('GET /api/v1/timelines/home', () =>
    createPageResponse([
      status({ id: '3' }),
      status({ id: '2', content: '<p>More TEA!</p>', ...traits }),
      status({ id: '1' }),
    ]),
  )
  const stops = [watchRecompute(session), startSyncingFilters(session)]
  platform.sockets[0]?.open()
  store.set(openColumnAtom, session, 'h')
  await refreshList(session, createTimelineSource(session, HOME))
  await expect.poll(() => store.get(columnListAtoms(session)('h')).items).toHaveLength(3)
  const verdict = (context: 'home' | 'public') => {
    const record = store.get(serverStatusAtoms(session)(statusId('2')))!
    return store.get(filterMatcherAtoms(session)(context))(record, null)
  }
  return {
    ...opened,
    verdict,
    listed: () => store.get(columnListAtoms(session)('h')).items,
    stop: () => stops.forEach((stop) => stop()),
  }
}

test(
  'hides posts from the lists of a context once its filters are loaded',
  { tags: ['FLT-13'] },
  async () => {
    const { platform, listed, verdict, stop } = await openHome([createFilter('hide')])

    await platform.clock.advance(FIRST_FILTERS_MS)

    expect(listed()).toEqual(['3', '1'])
    expect(verdict('home')).toEqual({ action: 'hide', titles: ['Tea'] })
    expect(verdict('public').action).toBe('none')
    stop()
  },
)

test.each(['warn', 'blur', 'later'])(
  'hides no row for the filter action %s',
  { tags: ['FLT-13'] },
  async (action) => {
    const { platform, listed, verdict, stop } = await openHome([createFilter(action)])

    await platform.clock.advance(FIRST_FILTERS_MS)

    expect(listed()).toHaveLength(3)
    expect(verdict('home')).toEqual({
      action: action === 'blur' ? 'blur' : 'warn',
      titles: ['Tea'],
    })
    stop()
  },
)

test('applies filters when a server always returns no matches', { tags: ['FLT-13'] }, async () => {
  const { session, platform, listed, stop } = await openHome([createFilter('hide')], {
    filtered: [],
  })
  session.api.capabilities.guess({ serverFilters: false })
  await platform.clock.advance(FIRST_FILTERS_MS)
  expect(listed()).toEqual(['3', '1'])

  session.api.capabilities.guess({ serverFilters: true })

  expect(listed()).toEqual(['3', '2', '1'])
  stop()
})

test('applies changed filters to the lists at once', { tags: ['FLT-01'] }, async () => {
  const { server, platform, listed, stop } = await openHome([])
  await platform.clock.advance(FIRST_FILTERS_MS)

  server.on('GET /api/v2/filters', () => Response.json([createFilter('hide')]))
  platform.sockets[0]?.emit(['user'], 'filters_changed', '')

  await expect.poll(listed).toEqual(['3', '1'])
  stop()
})

test('stops applying a filter when it expires', { tags: ['FLT-05'] }, async () => {
  const { platform, listed, stop } = await openHome([])
  const end = platform.clock.now() + HOUR_MS
  stop()
  const ending = await openHome([createFilter('hide', { expires_at: new Date(end).toISOString() })])
  await ending.platform.clock.advance(FIRST_FILTERS_MS)
  expect([listed().length, ending.listed().length]).toEqual([3, 2])

  await ending.platform.clock.advance(HOUR_MS)

  expect(ending.listed()).toHaveLength(3)
  ending.stop()
})

test(
  'stops applying a filter that expired during sleep within a minute of waking',
  { tags: ['FLT-05'] },
  async () => {
    const end = Date.UTC(2026, 10, 23, 9) + 8 * HOUR_MS
    const { platform, server, listed, stop } = await openHome([
      createFilter('hide', { expires_at: new Date(end).toISOString() }),
    ])
    await platform.clock.advance(FIRST_FILTERS_MS)
    expect(listed()).toHaveLength(2)
    // The capabilities that are detected after a stall recompute everything too.
    await platform.clock.advance(HOUR_MS)
    server.on('GET /api/v2/filters', () => Response.json({}, { status: 503 }))

    platform.clock.shiftWallClock(7 * HOUR_MS)
    await platform.clock.advance(60_000)

    expect(listed()).toHaveLength(3)
    stop()
  },
)
