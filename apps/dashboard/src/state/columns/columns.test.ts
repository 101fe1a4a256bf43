import { expect, test } from 'vitest'
import { accountKey } from '@colonnade/domain/entities'
import { column, testSession } from '../../testing/test-session.ts'
import { noticesAtom, runMessageActionAtom } from '../ui/messages.ts'
import { moveColumnAtom, removeColumnAtom } from './arrange-columns.ts'
import {
  addColumnAtom,
  changeColumnParamsAtom,
  columnAtoms,
  columnsAtom,
  removeListColumnsAtom,
} from './columns.ts'
import { columnIdsAtom } from './workspaces.ts'

function deck() {
  const { session } = testSession({
    columns: [column('a', 'HOME'), column('b', 'LIST', { id: '3' }), column('c', 'PUBLIC')],
  })
  const uuids = () => session.app.get(columnIdsAtom)
  return { session, app: session.app, uuids }
}

test(
  'a new column stands last, with a uuid of its own, for the current account',
  { tags: ['COL-02'] },
  () => {
    const { app, session } = deck()

    const uuid = app.set(addColumnAtom, { id: 'LIST', params: { id: '3' } })

    expect(app.get(columnsAtom).at(-1)).toEqual({
      uuid,
      id: 'LIST',
      params: { id: '3' },
      accountKey: session.key,
    })
    expect(new Set(app.get(columnIdsAtom)).size).toBe(4)
  },
)

test(
  'a removed column goes, and its notice brings it back to its place',
  { tags: ['COL-03'] },
  () => {
    const { app, uuids } = deck()

    app.set(removeColumnAtom, 'b')
    expect(uuids()).toEqual(['a', 'c'])

    const [notice] = app.get(noticesAtom)
    expect(notice).toMatchObject({ kind: 'column-removed' })
    app.set(runMessageActionAtom, notice!.key)
    expect(uuids()).toEqual(['a', 'b', 'c'])
    expect(app.get(columnAtoms('b'))?.params).toEqual({ id: '3' })
    expect(app.get(noticesAtom)).toEqual([])
  },
)

test('a column moves one place, and at the end stays where it is', { tags: ['COL-04'] }, () => {
  const { app, uuids } = deck()

  app.set(moveColumnAtom, 'a', -1)
  expect(uuids()).toEqual(['a', 'b', 'c'])
  app.set(moveColumnAtom, 'b', -1)
  expect(uuids()).toEqual(['b', 'a', 'c'])
  app.set(moveColumnAtom, 'c', 1)
  expect(uuids()).toEqual(['b', 'a', 'c'])
})

test(
  'one parameter changes by its path, and the deck’s order is not drawn for it',
  { tags: ['COL-05'] },
  () => {
    const { app } = deck()
    let draws = 0
    app.sub(columnIdsAtom, () => {
      draws += 1
    })

    app.set(changeColumnParamsAtom, 'c', ['other', 'onlyMedia'], true)

    expect(app.get(columnAtoms('c'))?.params).toEqual({ other: { onlyMedia: true } })
    expect(app.get(columnAtoms('b'))?.params).toEqual({ id: '3' })
    expect(draws).toBe(0)
  },
)

test(
  'a list that is gone takes its columns along, of that account only',
  { tags: ['ERR-09', 'COL-13'] },
  () => {
    const { app, session, uuids } = deck()

    app.set(removeListColumnsAtom, accountKey('ada', 'other.example'), '3')
    expect(uuids()).toEqual(['a', 'b', 'c'])
    app.set(removeListColumnsAtom, session.key, '3')
    expect(uuids()).toEqual(['a', 'c'])
  },
)
