import { expect, test } from 'vitest'
import { type StatusEntity, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { columnListAtoms } from '../timelines/column-list.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { startLaying } from '../timelines/start-laying.ts'
import { timelineSource } from '../timelines/timeline-source.ts'
import { FIRST_FILTERS_MS, startFollowingFilters } from './filters.ts'
import { filterJudgeAtoms } from './own-filters.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const HOUR_MS = 3_600_000

const filter = (filter_action: string, traits: object = {}) => ({
  id: '1',
  title: 'Tea',
  context: ['home'],
  expires_at: null,
  filter_action,
  keywords: [{ id: '2', keyword: 'tea', whole_word: true }],
  statuses: [],
  ...traits,
})

/** A home column over three statuses, one of which speaks of tea. */
async function reading(filters: readonly object[], traits: Partial<StatusEntity> = {}) {
  const opened = testSession({ columns: [column('h', 'HOME')] })
  const { session, server, platform } = opened
  const { store } = session
  server.on('GET /api/v2/filters', () => Response.json(filters))
  server.on('GET /api/v1/timelines/home', () =>
    page([
      status({ id: '3' }),
      status({ id: '2', content: '<p>More TEA!</p>', ...traits }),
      status({ id: '1' }),
    ]),
  )
  const stops = [startLaying(session), startFollowingFilters(session)]
  platform.sockets[0]?.open()
  store.set(openColumnAtom, session, 'h')
  await refreshList(session, timelineSource(session, HOME))
  await expect.poll(() => store.get(columnListAtoms(session)('h')).items).toHaveLength(3)
  const verdict = (context: 'home' | 'public') => {
    const record = store.get(serverStatusAtoms(session)(statusId('2')))!
    return store.get(filterJudgeAtoms(session)(context))(record, null)
  }
  return {
    ...opened,
    verdict,
    listed: () => store.get(columnListAtoms(session)('h')).items,
    stop: () => stops.forEach((stop) => stop()),
  }
}

test(
  'once the filters are there, what they hide leaves the lists of its place',
  { tags: ['FLT-13'] },
  async () => {
    const { platform, listed, verdict, stop } = await reading([filter('hide')])

    await platform.clock.advance(FIRST_FILTERS_MS)

    expect(listed()).toEqual(['3', '1'])
    expect(verdict('home')).toEqual({ action: 'hide', titles: ['Tea'] })
    expect(verdict('public').action).toBe('none')
    stop()
  },
)

test.each(['warn', 'blur', 'later'])(
  'a %s leaves the list whole',
  { tags: ['FLT-13'] },
  async (action) => {
    const { platform, listed, verdict, stop } = await reading([filter(action)])

    await platform.clock.advance(FIRST_FILTERS_MS)

    expect(listed()).toHaveLength(3)
    expect(verdict('home')).toEqual({
      action: action === 'blur' ? 'blur' : 'warn',
      titles: ['Tea'],
    })
    stop()
  },
)

test(
  'a server that always says that nothing matched does not switch filters off',
  { tags: ['FLT-13'] },
  async () => {
    const { session, platform, listed, stop } = await reading([filter('hide')], { filtered: [] })
    session.api.capabilities.guess({ serverFilters: false })
    await platform.clock.advance(FIRST_FILTERS_MS)
    expect(listed()).toEqual(['3', '1'])

    session.api.capabilities.guess({ serverFilters: true })

    expect(listed()).toEqual(['3', '2', '1'])
    stop()
  },
)

test('changed filters change the lists at once', { tags: ['FLT-01'] }, async () => {
  const { server, platform, listed, stop } = await reading([])
  await platform.clock.advance(FIRST_FILTERS_MS)

  server.on('GET /api/v2/filters', () => Response.json([filter('hide')]))
  platform.sockets[0]?.tell(['user'], 'filters_changed', '')

  await expect.poll(listed).toEqual(['3', '1'])
  stop()
})

test('a filter ends by itself', { tags: ['FLT-05'] }, async () => {
  const { platform, listed, stop } = await reading([])
  const end = platform.clock.now() + HOUR_MS
  stop()
  const ending = await reading([filter('hide', { expires_at: new Date(end).toISOString() })])
  await ending.platform.clock.advance(FIRST_FILTERS_MS)
  expect([listed().length, ending.listed().length]).toEqual([3, 2])

  await ending.platform.clock.advance(HOUR_MS)

  expect(ending.listed()).toHaveLength(3)
  ending.stop()
})

test(
  'a filter whose end is slept through has ended a minute after the device woke, whatever its server says',
  { tags: ['FLT-05'] },
  async () => {
    const end = Date.UTC(2026, 10, 23, 9) + 8 * HOUR_MS
    const { platform, server, listed, stop } = await reading([
      filter('hide', { expires_at: new Date(end).toISOString() }),
    ])
    await platform.clock.advance(FIRST_FILTERS_MS)
    expect(listed()).toHaveLength(2)
    // What is found out about the server after a silence has all judged anew, too.
    await platform.clock.advance(HOUR_MS)
    server.on('GET /api/v2/filters', () => Response.json({}, { status: 503 }))

    platform.clock.setBy(7 * HOUR_MS)
    await platform.clock.advance(60_000)

    expect(listed()).toHaveLength(3)
    stop()
  },
)
