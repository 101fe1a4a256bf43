import { describe, expect, test } from 'vitest'
import { filterId, listId, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { deleteStatusAtom } from '../actions/delete-status.ts'
import { columnsAtom } from '../columns/columns.ts'
import { draftAtom } from '../compose/draft.ts'
import { ownFiltersAtom } from '../filters/apply-filters.ts'
import { deleteFilterAtom } from '../filters/delete-filter.ts'
import { fetchFiltersAtom } from '../filters/fetch-filters.ts'
import { deleteListAtom } from '../lists/delete-list.ts'
import { fetchListsAtom } from '../lists/fetch-lists.ts'
import { listsAtom } from '../lists/lists.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { openThreadAtom } from '../open-threads/open-thread.ts'
import { redraftStatusAtom } from '../publish/redraft-status.ts'
import { createTimelineSource } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { alertsAtom } from '../ui/messages.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const LIST = { id: '3', title: 'Tea', replies_policy: 'list', exclusive: false }
const FILTER = {
  id: '1',
  title: 'Rain',
  context: ['home'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [{ id: '10', keyword: 'rain', whole_word: true }],
  statuses: [],
}

/** Responds to every deletion with a 404. @param reply responds to the GETs of the deleted entity */
async function openWithFailingDeletion(reply: (body: unknown) => Response) {
  const columns = [column('h', 'HOME'), column('l', 'LIST', { id: '3' })]
  const opened = testSession({ columns })
  const { session, server } = opened
  server.on('GET /api/v1/timelines/home', () => createPageResponse(statuses('9', '5')))
  server.on('GET /api/v1/lists', () => Response.json([LIST]))
  server.on('GET /api/v2/filters', () => Response.json([FILTER]))
  await refreshList(session, createTimelineSource(session, HOME))
  await session.store.set(fetchListsAtom, session)
  await session.store.set(fetchFiltersAtom, session)
  server.on('GET /api/v1/statuses/5', () => reply(status({ id: '5' })))
  server.on('GET /api/v1/lists/3', () => reply(LIST))
  server.on('GET /api/v2/filters/1', () => reply(FILTER))
  const { store, app } = session
  const shown = () => ({
    statuses: store.get(timelineAtoms(session)(HOME)).items,
    lists: [...store.get(listsAtom(session)).keys()],
    columns: app.get(columnsAtom).map(({ uuid }) => uuid),
    filters: store.get(ownFiltersAtom(session)).map(({ id }) => id),
  })
  const countRequests = (route: string) => server.calls().filter((call) => call === route).length
  const alerts = () => app.get(alertsAtom).map(({ title }) => title)
  return { ...opened, shown, countRequests, alerts }
}

type Denying = Awaited<ReturnType<typeof openWithFailingDeletion>>
type Gone = Partial<ReturnType<Denying['shown']>>

const deletions: readonly (readonly [string, string, (it: Denying) => Promise<unknown>, Gone])[] = [
  [
    'status',
    'GET /api/v1/statuses/5',
    ({ session }) => session.store.set(deleteStatusAtom, session, statusId('5')),
    { statuses: [statusId('9')] },
  ],
  [
    'list',
    'GET /api/v1/lists/3',
    ({ session }) => session.store.set(deleteListAtom, session, listId('3')),
    { lists: [], columns: ['h'] },
  ],
  [
    'filter',
    'GET /api/v2/filters/1',
    ({ session }) => session.store.set(deleteFilterAtom, session, filterId('1')),
    { filters: [] },
  ],
]

describe('verifyDeletion', () => {
  test.each(deletions)(
    'keeps a %s that a GET still finds',
    { tags: ['ERR-09', 'ST-15'] },
    async (_what, get, act) => {
      const it = await openWithFailingDeletion((body) => Response.json(body))
      const before = it.shown()

      await act(it)

      expect(it.countRequests(get)).toBe(1)
      expect(it.shown()).toEqual(before)
      expect(it.alerts()).toEqual(['404'])
    },
  )

  test.each(deletions)(
    'keeps a %s when its state cannot be fetched',
    { tags: ['ERR-09', 'ST-15'] },
    async (_what, _get, act) => {
      const it = await openWithFailingDeletion(() => createErrorResponse(403))
      const before = it.shown()

      await act(it)

      expect(it.shown()).toEqual(before)
      expect(it.alerts()).toEqual(['404'])
    },
  )

  test.each(
    deletions.flatMap(([what, get, act, gone]) =>
      [404, 410].map((code) => [what, code, get, act, gone] as const),
    ),
  )(
    'removes a %s without an error when a GET returns %i',
    { tags: ['ERR-09'] },
    async (_what, code, get, act, gone) => {
      const it = await openWithFailingDeletion(() => createErrorResponse(code))
      const before = it.shown()

      await act(it)

      expect(it.countRequests(get)).toBe(1)
      expect(it.shown()).toEqual({ ...before, ...gone })
      expect(it.alerts()).toEqual([])
    },
  )

  test(
    'does not change the composer when the redrafted status still exists',
    { tags: ['ST-15'] },
    async () => {
      const it = await openWithFailingDeletion((body) => Response.json(body))

      const isDrafted = await it.session.store.set(redraftStatusAtom, it.session, statusId('5'))

      expect(isDrafted).toBe(false)
      expect(it.session.store.get(draftAtom(it.session)).text).toBe('')
    },
  )
})

test(
  'keeps a status in the timelines when only its thread is not found',
  { tags: ['ERR-08'] },
  async () => {
    const it = await openWithFailingDeletion((body) => Response.json(body))

    await it.session.store.set(openThreadAtom, it.session, statusId('5'))

    expect(it.shown().statuses).toEqual(['9', '5'])
  },
)
