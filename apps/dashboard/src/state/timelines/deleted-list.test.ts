import '../lists/delete-list.ts'
import { expect, test } from 'vitest'
import { listId } from '@colonnade/domain/entities'
import { statuses } from '../../testing/factories.ts'
import { flushImports } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { columnsAtom, showTransientColumnAtom } from '../columns/columns.ts'
import { loadOlderAtom, retryLoadAtom } from '../list-columns/load-rows.ts'
import { startRemovingDeletedLists } from '../lists/fetch-lists.ts'
import { listLoadAtoms } from '../lists/lists.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import { SAVE_INTERVAL_MS, startSavingSettings } from '../settings/throttle-settings-save.ts'
import { alertsAtom } from '../ui/messages.ts'
import { openColumnAtom } from './open-column.ts'
import { columnListAtoms } from './timeline-column-atoms.ts'
import { watchRecompute } from './watch-recompute.ts'

// Loaded on demand in production. The test loads it in advance.

const GET_LIST = 'GET /api/v1/timelines/list/3'
const READ_LIST = 'GET /api/v1/lists/3'

/** Home, a list twice, and another list, all of one account. */
function createDeck() {
  const opened = testSession({
    columns: [
      column('h', 'HOME'),
      column('l', 'LIST', { id: '3' }),
      column('again', 'LIST', { id: '3' }),
      column('other', 'LIST', { id: '4' }),
    ],
  })
  const { session } = opened
  startRemovingDeletedLists(session)
  const open = async () => {
    session.store.set(openColumnAtom, session, 'l')
    await flushImports()
  }
  const uuids = () => session.app.get(columnsAtom).map(({ uuid }) => uuid)
  return { ...opened, open, uuids }
}

test(
  'removes all columns of a deleted list and saves the removal',
  { tags: ['ERR-09', 'COL-13'] },
  async () => {
    const { session, server, platform, open, uuids } = createDeck()
    server.on('PUT /api/web/settings', () => Response.json({}))
    const stops = [
      startSavingSettings(session),
      startWatchingColumns(session),
      watchRecompute(session),
    ]
    server.on(GET_LIST, () => createErrorResponse(404, 'Record not found'))

    await open()
    expect(uuids()).toEqual(['h', 'other'])
    expect(session.app.get(alertsAtom).map(({ title }) => title)).toEqual(['404'])

    await platform.clock.advance(SAVE_INTERVAL_MS)
    const put = server.requests().find(({ method }) => method === 'PUT')
    expect(await put?.json()).toMatchObject({
      data: { columns: [{ uuid: 'h' }, { uuid: 'other' }] },
    })
    for (const stop of stops) stop()
  },
)

test(
  'shows a deleted list without a column only on its own screen',
  { tags: ['ERR-09'] },
  async () => {
    const { session, server } = testSession({ columns: [column('h', 'HOME')] })
    startRemovingDeletedLists(session)
    server.on(GET_LIST, () => createErrorResponse(404, 'Record not found'))

    session.app.set(showTransientColumnAtom, 'route', {
      ...column('route', 'LIST', { id: '3' }),
      accountKey: session.key,
    })
    session.store.set(openColumnAtom, session, 'route')
    await flushImports()

    expect(session.store.get(columnListAtoms(session)('route')).error?.status).toBe(404)
    expect(session.store.get(listLoadAtoms(session)(listId('3'))).isGone).toBe(true)
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test(
  'removes the columns with the next page when the list is deleted while open',
  { tags: ['ERR-09'] },
  async () => {
    const { session, server, open, uuids } = createDeck()
    server.on(GET_LIST, () =>
      createPageResponse(statuses('9', '8'), '/api/v1/timelines/list/3?max_id=8'),
    )
    await open()
    expect(uuids()).toHaveLength(4)

    server.on(GET_LIST, () => createErrorResponse(404, 'Record not found'))
    await session.store.set(loadOlderAtom, session, 'l')
    await flushImports()

    expect(uuids()).toEqual(['h', 'other'])
  },
)

test.each([403, 500])(
  'keeps the columns of a list that responds with %i',
  { tags: ['ERR-09'] },
  async (code) => {
    const { server, open, uuids } = createDeck()
    server.on(GET_LIST, () => createErrorResponse(code))

    await open()

    expect(uuids()).toHaveLength(4)
  },
)

test.each([
  ['is found', () => Response.json({ id: '3', title: 'Tea', replies_policy: 'list' })],
  ['cannot be read', () => createErrorResponse(500)],
] as const)(
  'keeps the columns when the timeline is not found and the list itself %s',
  { tags: ['ERR-09'] },
  async (_name, answer) => {
    const { session, server, open, uuids } = createDeck()
    server.on(GET_LIST, () => createErrorResponse(404, 'Record not found'))
    server.on(READ_LIST, answer)

    await open()
    await expect.poll(() => server.calls()).toContain(READ_LIST)
    await flushImports()

    expect(uuids()).toHaveLength(4)
    expect(session.store.get(columnListAtoms(session)('l')).error?.status).toBe(404)
    expect(session.store.get(listLoadAtoms(session)(listId('3'))).isGone).toBe(false)

    server.on(GET_LIST, () => createPageResponse(statuses('9')))
    await session.store.set(retryLoadAtom, session, 'l')

    expect(session.store.get(columnListAtoms(session)('l'))).toMatchObject({
      items: ['9'],
      error: null,
    })
  },
)

test('keeps the columns of a list while the device is offline', { tags: ['ERR-09'] }, async () => {
  const { server, platform, open, uuids } = createDeck()
  server.on(GET_LIST, () => {
    platform.setOffline(true)
    return createErrorResponse(404, 'Record not found')
  })

  await open()

  expect(server.calls()).not.toContain(READ_LIST)
  expect(uuids()).toHaveLength(4)
})

test('keeps the Home column when its timeline is not found', { tags: ['ERR-09'] }, async () => {
  const { session, server, uuids } = createDeck()
  server.on('GET /api/v1/timelines/home', () => createErrorResponse(404))

  session.store.set(openColumnAtom, session, 'h')
  await flushImports()

  expect(uuids()).toHaveLength(4)
})
