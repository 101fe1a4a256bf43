import '../lists/forget-list.ts'
import { expect, test } from 'vitest'
import { listId } from '@colonnade/domain/entities'
import { statuses } from '../../testing/factories.ts'
import { settledWithParts } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { columnsAtom, showPassingColumnAtom } from '../columns/columns.ts'
import { loadOlderAtom, retryLoadAtom } from '../list-columns/load-rows.ts'
import { startForgettingGoneLists } from '../lists/fetch-lists.ts'
import { listLoadAtoms } from '../lists/lists.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import { SAVE_INTERVAL_MS, startSavingSettings } from '../settings/save-settings.ts'
import { alertsAtom } from '../ui/messages.ts'
import { columnListAtoms } from './column-list.ts'
import { openColumnAtom } from './open-column.ts'
import { startLaying } from './start-laying.ts'

// Fetched when it is needed: here it is there already.

const GET_LIST = 'GET /api/v1/timelines/list/3'
const READ_LIST = 'GET /api/v1/lists/3'

/** Home, a list twice, and another list, all of one account. */
function deck() {
  const opened = testSession({
    columns: [
      column('h', 'HOME'),
      column('l', 'LIST', { id: '3' }),
      column('again', 'LIST', { id: '3' }),
      column('other', 'LIST', { id: '4' }),
    ],
  })
  const { session } = opened
  startForgettingGoneLists(session)
  const open = async () => {
    session.store.set(openColumnAtom, session, 'l')
    await settledWithParts()
  }
  const uuids = () => session.app.get(columnsAtom).map(({ uuid }) => uuid)
  return { ...opened, open, uuids }
}

test(
  'a list that the server no longer has takes all its columns along, and that is saved',
  { tags: ['ERR-09', 'COL-13'] },
  async () => {
    const { session, server, platform, open, uuids } = deck()
    server.on('PUT /api/web/settings', () => Response.json({}))
    const stops = [
      startSavingSettings(session),
      startWatchingColumns(session),
      startLaying(session),
    ]
    server.on(GET_LIST, () => refuse(404, 'Record not found'))

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

test('one that no column shows is told of by its screen alone', { tags: ['ERR-09'] }, async () => {
  const { session, server } = testSession({ columns: [column('h', 'HOME')] })
  startForgettingGoneLists(session)
  server.on(GET_LIST, () => refuse(404, 'Record not found'))

  session.app.set(showPassingColumnAtom, 'route', {
    ...column('route', 'LIST', { id: '3' }),
    accountKey: session.key,
  })
  session.store.set(openColumnAtom, session, 'route')
  await settledWithParts()

  expect(session.store.get(columnListAtoms(session)('route')).error?.status).toBe(404)
  expect(session.store.get(listLoadAtoms(session)(listId('3'))).isGone).toBe(true)
  expect(session.app.get(alertsAtom)).toEqual([])
})

test(
  'one that goes while it is read takes them along at the next page',
  { tags: ['ERR-09'] },
  async () => {
    const { session, server, open, uuids } = deck()
    server.on(GET_LIST, () => page(statuses('9', '8'), '/api/v1/timelines/list/3?max_id=8'))
    await open()
    expect(uuids()).toHaveLength(4)

    server.on(GET_LIST, () => refuse(404, 'Record not found'))
    await session.store.set(loadOlderAtom, session, 'l')
    await settledWithParts()

    expect(uuids()).toEqual(['h', 'other'])
  },
)

test.each([403, 500])(
  'a list that answers %i keeps its columns',
  { tags: ['ERR-09'] },
  async (code) => {
    const { server, open, uuids } = deck()
    server.on(GET_LIST, () => refuse(code))

    await open()

    expect(uuids()).toHaveLength(4)
  },
)

test.each([
  ['is found', () => Response.json({ id: '3', title: 'Tea', replies_policy: 'list' })],
  ['cannot be read', () => refuse(500)],
] as const)(
  'a list whose timeline is not found keeps its columns where the list itself %s',
  { tags: ['ERR-09'] },
  async (_name, answer) => {
    const { session, server, open, uuids } = deck()
    server.on(GET_LIST, () => refuse(404, 'Record not found'))
    server.on(READ_LIST, answer)

    await open()
    await expect.poll(() => server.calls()).toContain(READ_LIST)
    await settledWithParts()

    expect(uuids()).toHaveLength(4)
    expect(session.store.get(columnListAtoms(session)('l')).error?.status).toBe(404)
    expect(session.store.get(listLoadAtoms(session)(listId('3'))).isGone).toBe(false)

    server.on(GET_LIST, () => page(statuses('9')))
    await session.store.set(retryLoadAtom, session, 'l')

    expect(session.store.get(columnListAtoms(session)('l'))).toMatchObject({
      items: ['9'],
      error: null,
    })
  },
)

test('a list keeps its columns while the device is offline', { tags: ['ERR-09'] }, async () => {
  const { server, platform, open, uuids } = deck()
  server.on(GET_LIST, () => {
    platform.setOffline(true)
    return refuse(404, 'Record not found')
  })

  await open()

  expect(server.calls()).not.toContain(READ_LIST)
  expect(uuids()).toHaveLength(4)
})

test('a home that is not found keeps its column', { tags: ['ERR-09'] }, async () => {
  const { session, server, uuids } = deck()
  server.on('GET /api/v1/timelines/home', () => refuse(404))

  session.store.set(openColumnAtom, session, 'h')
  await settledWithParts()

  expect(uuids()).toHaveLength(4)
})
