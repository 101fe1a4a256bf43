import { expect, test } from 'vitest'
import { listId } from '@colonnade/domain/entities'
import { statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { columnsAtom } from '../columns/columns.ts'
import { showPassingColumnAtom } from '../columns/passing-columns.ts'
import { startWatchingColumns } from '../columns/watch-columns.ts'
import { listLoadAtoms } from '../lists/lists.ts'
import { SAVE_INTERVAL_MS, startSavingSettings } from '../settings/save-settings.ts'
import { startLaying } from '../timelines/start-laying.ts'
import { alertsAtom } from '../ui/alerts.ts'
import { columnListAtoms } from './column-list.ts'
import { loadOlderAtom, openColumnAtom } from './open-column.ts'

const GET_LIST = 'GET /api/v1/timelines/list/3'

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
  const open = async () => {
    session.store.set(openColumnAtom, session, 'l')
    await settled()
  }
  const uuids = () => session.app.get(columnsAtom).map(({ uuid }) => uuid)
  return { ...opened, open, uuids }
}

test('a list that the server no longer has takes all its columns along, and that is saved [ERR-09] [COL-13]', async () => {
  const { session, server, platform, open, uuids } = deck()
  server.on('PUT /api/web/settings', () => Response.json({}))
  const stops = [startSavingSettings(session), startWatchingColumns(session), startLaying(session)]
  server.on(GET_LIST, () => refuse(404, 'Record not found'))

  await open()
  expect(uuids()).toEqual(['h', 'other'])
  expect(session.app.get(alertsAtom).map(({ title }) => title)).toEqual(['404'])

  await platform.clock.advance(SAVE_INTERVAL_MS)
  const put = server.requests().find(({ method }) => method === 'PUT')
  expect(await put?.json()).toMatchObject({ data: { columns: [{ uuid: 'h' }, { uuid: 'other' }] } })
  for (const stop of stops) stop()
})

test('one that no column shows is told of by its screen alone [ERR-09]', async () => {
  const { session, server } = testSession({ columns: [column('h', 'HOME')] })
  server.on(GET_LIST, () => refuse(404, 'Record not found'))

  session.app.set(showPassingColumnAtom, 'route', {
    ...column('route', 'LIST', { id: '3' }),
    accountKey: session.key,
  })
  session.store.set(openColumnAtom, session, 'route')
  await settled()

  expect(session.store.get(columnListAtoms(session)('route')).error?.status).toBe(404)
  expect(session.store.get(listLoadAtoms(session)(listId('3'))).isGone).toBe(true)
  expect(session.app.get(alertsAtom)).toEqual([])
})

test('one that goes while it is read takes them along at the next page [ERR-09]', async () => {
  const { session, server, open, uuids } = deck()
  server.on(GET_LIST, () => page(statuses('9', '8'), '/api/v1/timelines/list/3?max_id=8'))
  await open()
  expect(uuids()).toHaveLength(4)

  server.on(GET_LIST, () => refuse(404, 'Record not found'))
  await session.store.set(loadOlderAtom, session, 'l')

  expect(uuids()).toEqual(['h', 'other'])
})

test.each([403, 500])('a list that answers %i keeps its columns [ERR-09]', async (code) => {
  const { server, open, uuids } = deck()
  server.on(GET_LIST, () => refuse(code))

  await open()

  expect(uuids()).toHaveLength(4)
})

test('a home that is not found keeps its column [ERR-09]', async () => {
  const { session, server, uuids } = deck()
  server.on('GET /api/v1/timelines/home', () => refuse(404))

  session.store.set(openColumnAtom, session, 'h')
  await settled()

  expect(uuids()).toHaveLength(4)
})
