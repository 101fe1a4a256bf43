import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { setBookmarkAtom, setFavouriteAtom } from '../actions/status-action.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { loadOlderAtom } from '../list-columns/load-rows.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { openColumnAtom } from './open-column.ts'
import { columnListAtoms } from './timeline-column-atoms.ts'
import { createTimelineSource } from './timeline-source.ts'
import { timelineAtoms } from './timelines.ts'

const FAVOURITES = {
  id: 'FAVOURITES',
  name: 'favourites',
  verb: 'favourite',
  flag: 'favourited',
  setAtom: setFavouriteAtom,
} as const
const BOOKMARKS = {
  id: 'BOOKMARKS',
  name: 'bookmarks',
  verb: 'bookmark',
  flag: 'bookmarked',
  setAtom: setBookmarkAtom,
} as const
const KINDS = [FAVOURITES, BOOKMARKS]
type Kind = (typeof KINDS)[number]

/** Opens a column of favourites or bookmarks, and the post 5 that the user can add to it. */
async function openKept(kind: Kind, ids: readonly string[], next?: string) {
  const { id, name, verb, flag, setAtom } = kind
  const opened = testSession({ columns: [column('a', id)] })
  const { session, server } = opened
  const kept = (each: string) => status({ id: each, [flag]: true })
  server.on(`GET /api/v1/${name}`, () => createPageResponse(ids.map(kept), next))
  for (const [path, isKept] of [
    [verb, true],
    [`un${verb}`, false],
  ] as const)
    server.on(`POST /api/v1/statuses/5/${path}`, () =>
      Response.json(status({ id: '5', [flag]: isKept })),
    )
  session.store.set(openColumnAtom, session, 'a')
  await flushPromises()
  if (!ids.includes('5')) session.store.set(ingestStatusesAtom, session, statuses('5'))
  const list = () => session.store.get(columnListAtoms(session)('a'))
  return {
    ...opened,
    list,
    keep: (isKept: boolean) => session.store.set(setAtom, session, statusId('5'), isKept),
    older: () => session.store.set(loadOlderAtom, session, 'a'),
  }
}

test.each(KINDS)(
  '$id: inserts an added post at the top immediately and removes a removed one',
  async (kind) => {
    const { keep, list } = await openKept(kind, ['3', '9'])
    expect(list().items).toEqual(['3', '9'])

    await keep(true)
    expect(list().items).toEqual(['5', '3', '9'])

    await keep(false)
    expect(list().items).toEqual(['3', '9'])
  },
)

test.each(KINDS)(
  '$id: keeps a tombstone row of a removed post for a scrolled reader until the post is added again',
  async (kind) => {
    const { session, keep, list } = await openKept(kind, ['9', '5', '3'])
    const view = { atTop: false, firstVisibleId: statusId('9') }
    session.store.set(reportViewAtom, session, 'a', view)

    await keep(false)
    expect(list().items).toEqual(['9', '5', '3'])
    expect([...list().tombstones]).toEqual(['5'])

    await keep(true)
    expect(list().items).toEqual(['5', '9', '3'])
    expect(list().tombstones.size).toBe(0)
  },
)

test('does not list a favourite that the server rejected', async () => {
  const { server, keep, list } = await openKept(FAVOURITES, ['9'])
  server.on('POST /api/v1/statuses/5/favourite', () => createErrorResponse(422))

  await keep(true)

  expect(list().items).toEqual(['9'])
})

test('does not insert an added post into a list that was never loaded, because it would look complete', async () => {
  const { session, server } = testSession()
  const key = encodeTimelineKey({ kind: 'favourites' })
  server.on('POST /api/v1/statuses/5/favourite', () =>
    Response.json(status({ id: '5', favourited: true })),
  )
  session.store.set(ingestStatusesAtom, session, statuses('5'))

  await session.store.set(setFavouriteAtom, session, statusId('5'), true)

  expect(session.store.get(timelineAtoms(session)(key)).items).toEqual([])
})

test.each(KINDS)(
  '$id: loads older pages by the next link only, one at a time',
  { tags: ['TL-27'] },
  async (kind) => {
    const { name } = kind
    const { server, list, older, keep } = await openKept(
      kind,
      ['9', '5'],
      `/api/v1/${name}?max_id=77`,
    )
    expect(list().hasMore).toBe(true)
    await keep(false)
    const { answer } = server.hold(`GET /api/v1/${name}`)

    const pages = Promise.all([older(), older()])
    await flushPromises()
    answer(createPageResponse(statuses('2')))
    await pages

    expect(server.calls().filter((call) => call.startsWith('GET'))).toEqual([
      `GET /api/v1/${name}?limit=20`,
      `GET /api/v1/${name}?max_id=77`,
    ])
    expect(list()).toMatchObject({ items: ['9', '2'], hasMore: false })

    await older()
    expect(server.calls().filter((call) => call.startsWith('GET'))).toHaveLength(2)
  },
)

test(
  'loads no older page without a next link, even for a short list',
  { tags: ['TL-27'] },
  async () => {
    const { server, list, older } = await openKept(FAVOURITES, ['9', '3'])

    await older()

    expect(list().hasMore).toBe(false)
    expect(server.calls()).toEqual(['GET /api/v1/favourites?limit=20'])
  },
)

test('inserts posts that were added elsewhere on refresh and keeps the link to the next page', async () => {
  const { session, server, list, older } = await openKept(
    FAVOURITES,
    ['9', '3'],
    '/api/v1/favourites?max_id=77',
  )
  server.on('GET /api/v1/favourites', () =>
    createPageResponse(statuses('2', '1'), '/api/v1/favourites?max_id=55'),
  )
  await older()
  server.on('GET /api/v1/favourites', () =>
    createPageResponse(statuses('4', '9'), '/api/v1/favourites?max_id=88'),
  )

  await refreshList(
    session,
    createTimelineSource(session, encodeTimelineKey({ kind: 'favourites' })),
  )
  expect(server.calls().at(-1)).toBe('GET /api/v1/favourites?limit=40')
  expect(list().items).toEqual(['4', '9', '3', '2', '1'])

  await older()
  expect(server.calls().at(-1)).toBe('GET /api/v1/favourites?max_id=55')
})
