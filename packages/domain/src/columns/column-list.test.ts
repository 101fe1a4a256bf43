import { expect, test } from 'vitest'
import { accountKey } from '../entities/index.ts'
import {
  addColumn,
  changeColumnParams,
  type Column,
  defaultColumns,
  removeColumn,
  removeListColumns,
} from './index.ts'

const me = accountKey('ada', 'host.example')
const column = (uuid: string, id = 'HOME', params: Column['params'] = {}): Column => ({
  uuid,
  id,
  accountKey: me,
  params,
})
const deck = [column('a', 'COMPOSE'), column('b'), column('c', 'NOTIFICATIONS')]
const uuids = (columns: readonly Column[]) => columns.map(({ uuid }) => uuid).join('')

test(
  'a fresh deck is composer, home and notifications, each with a uuid of its own',
  { tags: ['COL-01', 'ENT-16'] },
  () => {
    let count = 0
    const columns = defaultColumns(me, () => `uuid-${(count += 1)}`)

    expect(columns).toEqual([
      { uuid: 'uuid-1', id: 'COMPOSE', accountKey: me, params: {} },
      { uuid: 'uuid-2', id: 'HOME', accountKey: me, params: {} },
      { uuid: 'uuid-3', id: 'NOTIFICATIONS', accountKey: me, params: {} },
    ])
  },
)

test('a new column goes last', { tags: ['COL-02'] }, () => {
  const list = column('d', 'LIST', { id: '3' })

  expect(addColumn(deck, list).at(-1)).toBe(list)
  expect(uuids(addColumn(deck, list))).toBe('abcd')
})

test('a column is removed by its uuid', { tags: ['COL-03'] }, () => {
  expect(uuids(removeColumn(deck, 'b'))).toBe('ac')
  expect(removeColumn(deck, 'unknown')).toBe(deck)
})

test(
  'one value of a column’s params is set by its path, the rest stays',
  { tags: ['COL-05'] },
  () => {
    const columns = [column('a', 'PUBLIC', { other: { kept: 1 }, seen: true }), column('b')]

    const changed = changeColumnParams(columns, 'a', ['other', 'onlyMedia'], true)

    expect(changed[0]?.params).toEqual({ other: { kept: 1, onlyMedia: true }, seen: true })
    expect(changed[1]).toBe(columns[1])
    expect(columns[0]?.params).toEqual({ other: { kept: 1 }, seen: true })
  },
)

test('a path through what is not there, or no object, is made', { tags: ['COL-05'] }, () => {
  const columns = [column('a', 'PUBLIC', { other: 'text' })]

  expect(changeColumnParams(columns, 'a', ['other', 'onlyMedia'], true)[0]?.params).toEqual({
    other: { onlyMedia: true },
  })
  expect(changeColumnParams(columns, 'a', [], true)[0]?.params).toEqual({ other: 'text' })
})

test('a path cannot reach the objects that all others come from', { tags: ['COL-05'] }, () => {
  changeColumnParams([column('a')], 'a', ['__proto__', 'polluted'], true)

  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test(
  'the columns of a deleted list go, those of other accounts stay',
  { tags: ['ERR-09', 'COL-13'] },
  () => {
    const elsewhere = {
      ...column('z', 'LIST', { id: '3' }),
      accountKey: accountKey('ada', 'far.example'),
    }
    const columns = [column('a', 'LIST', { id: '3' }), column('b', 'LIST', { id: '4' }), elsewhere]

    expect(uuids(removeListColumns(columns, me, '3'))).toBe('bz')
    expect(removeListColumns(columns, me, '9')).toBe(columns)
    const tag = [column('t', 'HASHTAG', { id: '3' })]
    expect(removeListColumns(tag, me, '3')).toBe(tag)
    expect(removeListColumns([column('n', 'LIST', { id: 3 })], me, '3')).toEqual([])
  },
)
