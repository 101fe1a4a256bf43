import { expect, test } from 'vitest'
import { accountKey } from '../entities/index.ts'
import {
  addColumn,
  updateColumnParams,
  type Column,
  createDefaultColumns,
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
  'creates a composer, a home and a notifications column, each with its own uuid',
  { tags: ['COL-01', 'ENT-16'] },
  () => {
    let count = 0
    const columns = createDefaultColumns(me, () => `uuid-${(count += 1)}`)

    expect(columns).toEqual([
      { uuid: 'uuid-1', id: 'COMPOSE', accountKey: me, params: {} },
      { uuid: 'uuid-2', id: 'HOME', accountKey: me, params: {} },
      { uuid: 'uuid-3', id: 'NOTIFICATIONS', accountKey: me, params: {} },
    ])
  },
)

test('adds a new column at the end', { tags: ['COL-02'] }, () => {
  const list = column('d', 'LIST', { id: '3' })

  expect(addColumn(deck, list).at(-1)).toBe(list)
  expect(uuids(addColumn(deck, list))).toBe('abcd')
})

test('removes a column by its uuid', { tags: ['COL-03'] }, () => {
  expect(uuids(removeColumn(deck, 'b'))).toBe('ac')
  expect(removeColumn(deck, 'unknown')).toBe(deck)
})

test('sets one value of the params by its path and keeps the rest', { tags: ['COL-05'] }, () => {
  const columns = [column('a', 'PUBLIC', { other: { kept: 1 }, seen: true }), column('b')]

  const changed = updateColumnParams(columns, 'a', ['other', 'onlyMedia'], true)

  expect(changed[0]?.params).toEqual({ other: { kept: 1, onlyMedia: true }, seen: true })
  expect(changed[1]).toBe(columns[1])
  expect(columns[0]?.params).toEqual({ other: { kept: 1 }, seen: true })
})

test('creates missing or invalid objects along the path', { tags: ['COL-05'] }, () => {
  const columns = [column('a', 'PUBLIC', { other: 'text' })]

  expect(updateColumnParams(columns, 'a', ['other', 'onlyMedia'], true)[0]?.params).toEqual({
    other: { onlyMedia: true },
  })
  expect(updateColumnParams(columns, 'a', [], true)[0]?.params).toEqual({ other: 'text' })
})

test('does not let a path reach Object.prototype', { tags: ['COL-05'] }, () => {
  updateColumnParams([column('a')], 'a', ['__proto__', 'polluted'], true)

  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test(
  'removes the columns of a deleted list and keeps those of other accounts',
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
