import { expect, test } from 'vitest'
import { accountKey } from '@colonnade/domain/entities'
import { column, testSession } from '../../testing/test-session.ts'
import { toastsAtom, runMessageActionAtom } from '../ui/messages.ts'
import { moveColumnAtom, removeColumnAtom } from './arrange-columns.ts'
import {
  addColumnAtom,
  updateColumnParamsAtom,
  columnAtoms,
  columnsAtom,
  removeListColumnsAtom,
} from './columns.ts'
import { columnIdsAtom } from './workspaces.ts'

function openColumns() {
  const { session } = testSession({
    columns: [column('a', 'HOME'), column('b', 'LIST', { id: '3' }), column('c', 'PUBLIC')],
  })
  const uuids = () => session.app.get(columnIdsAtom)
  return { session, app: session.app, uuids }
}

test('appends a new column with its own uuid for the current account', { tags: ['COL-02'] }, () => {
  const { app, session } = openColumns()

  const uuid = app.set(addColumnAtom, { id: 'LIST', params: { id: '3' } })

  expect(app.get(columnsAtom).at(-1)).toEqual({
    uuid,
    id: 'LIST',
    params: { id: '3' },
    accountKey: session.key,
  })
  expect(new Set(app.get(columnIdsAtom)).size).toBe(4)
})

test('removes a column and restores it in its slot on undo', { tags: ['COL-03'] }, () => {
  const { app, uuids } = openColumns()

  app.set(removeColumnAtom, 'b')
  expect(uuids()).toEqual(['a', 'c'])

  const [notice] = app.get(toastsAtom)
  expect(notice).toMatchObject({ kind: 'column-removed' })
  app.set(runMessageActionAtom, notice!.key)
  expect(uuids()).toEqual(['a', 'b', 'c'])
  expect(app.get(columnAtoms('b'))?.params).toEqual({ id: '3' })
  expect(app.get(toastsAtom)).toEqual([])
})

test('moves a column by one slot and not beyond the end', { tags: ['COL-04'] }, () => {
  const { app, uuids } = openColumns()

  app.set(moveColumnAtom, 'a', -1)
  expect(uuids()).toEqual(['a', 'b', 'c'])
  app.set(moveColumnAtom, 'b', -1)
  expect(uuids()).toEqual(['b', 'a', 'c'])
  app.set(moveColumnAtom, 'c', 1)
  expect(uuids()).toEqual(['b', 'a', 'c'])
})

test(
  'updates one parameter by its path without re-rendering the column order',
  { tags: ['COL-05'] },
  () => {
    const { app } = openColumns()
    let draws = 0
    app.sub(columnIdsAtom, () => {
      draws += 1
    })

    app.set(updateColumnParamsAtom, 'c', ['other', 'onlyMedia'], true)

    expect(app.get(columnAtoms('c'))?.params).toEqual({ other: { onlyMedia: true } })
    expect(app.get(columnAtoms('b'))?.params).toEqual({ id: '3' })
    expect(draws).toBe(0)
  },
)

test(
  'removes the columns of a deleted list for its account only',
  { tags: ['ERR-09', 'COL-13'] },
  () => {
    const { app, session, uuids } = openColumns()

    app.set(removeListColumnsAtom, accountKey('ada', 'other.example'), '3')
    expect(uuids()).toEqual(['a', 'b', 'c'])
    app.set(removeListColumnsAtom, session.key, '3')
    expect(uuids()).toEqual(['a', 'c'])
  },
)
