import { describe, expect, test } from 'vitest'
import type { Column } from '../columns/index.ts'
import { accountKey } from '../entities/index.ts'
import {
  addWorkspace,
  adoptLayout,
  changeWorkspace,
  createWorkspaces,
  setColumnCollapsed,
  type Layout,
  readLayout,
  reconcileWorkspaces,
  resizeInStack,
  setWidth,
  stackBelow,
  withStrip,
  getWorkspaceColumns,
  writeLayout,
} from './index.ts'

const me = accountKey('ada', 'host.example')
const other = accountKey('bo', 'far.example:8080')
const column = (uuid: string, id: string, params: Column['params'] = {}, key = me): Column => ({
  uuid,
  id,
  accountKey: key,
  params,
})
const columns = [
  column('a', 'HOME'),
  column('b', 'LIST', { id: '3', theirs: { deep: [1, null] } }),
  column('c', 'XYZ', { regex: { body: '(' } }, other),
]
const workspaces = changeWorkspace(
  reconcileWorkspaces(addWorkspace(createWorkspaces('w1', 'Deck', ['a', 'b']), 'w2', 'Café 🌻'), [
    'a',
    'b',
    'c',
  ]),
  'w1',
  ({ strip, ...rest }) => {
    const stacked = resizeInStack(stackBelow(strip, 'b', 'a'), 'a', 70)
    return setColumnCollapsed(withStrip({ strip, ...rest }, setWidth(stacked, 'a', 444)), 'b', true)
  },
)
const layout: Layout = { workspaces, columns }

const file = (patch: object = {}) =>
  JSON.stringify({ ...JSON.parse(writeLayout(layout)), ...patch })
const getReadResult = (text: string) => {
  const reading = readLayout(text)
  return reading.isRead ? 'read' : reading.refusal
}

test('reads a layout as it was written', { tags: ['BY-48'] }, () => {
  expect(readLayout(writeLayout(layout))).toEqual({ isRead: true, layout })
  expect(JSON.parse(writeLayout(layout))).toMatchObject({ format: 'colonnade-layout', version: 1 })
})

test('includes columns that are in no workspace', { tags: ['BY-48'] }, () => {
  const reading = readLayout(writeLayout({ workspaces: createWorkspaces('w', 'Deck'), columns }))

  expect(reading.isRead && getWorkspaceColumns(reading.layout.workspaces.list[0])).toEqual([
    'a',
    'b',
    'c',
  ])
})

describe('readLayout', () => {
  test.each([
    ['', 'not-json'],
    ['{', 'not-json'],
    ['null', 'foreign'],
    ['[]', 'foreign'],
    ['{"columns":[]}', 'foreign'],
    [file({ format: 'other' }), 'foreign'],
    [file({ version: 2 }), 'newer'],
    [file({ version: 1.5 }), 'newer'],
    [file({ version: 0 }), 'damaged'],
    [file({ version: '1' }), 'damaged'],
    [file({ version: '2' }), 'damaged'],
    [file({ active: 'gone' }), 'damaged'],
    [file({ workspaces: [] }), 'damaged'],
    [file({ workspaces: null }), 'damaged'],
    [file({ columns: null }), 'damaged'],
    [file({ columns: columns.slice(0, 2) }), 'damaged'],
    [file({ columns: [...columns, column('d', 'HOME')] }), 'damaged'],
    [file({ columns: [...columns, columns[0]] }), 'damaged'],
    [
      file({ columns: columns.with(0, { ...column('a', 'HOME'), accountKey: '' as never }) }),
      'damaged',
    ],
    [file({ columns: columns.map(({ params: _params, ...rest }) => rest) }), 'damaged'],
    [file({ columns: columns.map((one) => ({ ...one, id: 7 })) }), 'damaged'],
    [file({ columns: columns.map((one) => ({ ...one, uuid: 7 })) }), 'damaged'],
    [file({ columns: columns.map((one) => ({ ...one, accountKey: '@host' })) }), 'damaged'],
    [file({ columns: [7, ...columns] }), 'damaged'],
    [file({ workspaces: workspaces.list.map((one) => ({ ...one, mode: 'x' })) }), 'damaged'],
    [file({ workspaces: workspaces.list.map((one) => ({ ...one, tiles: null })) }), 'damaged'],
    [file({ workspaces: workspaces.list.map(({ id: _id, ...one }) => one) }), 'damaged'],
    [file(), 'read'],
  ])('reads %.60s… with the result %s', { tags: ['BY-48'] }, (text, expected) => {
    expect(getReadResult(text)).toBe(expected)
  })
})

test(
  'creates new uuids, assigns own accounts and keeps the arrangement of an imported layout',
  { tags: ['BY-48', 'BY-42'] },
  () => {
    let count = 0
    const adopted = adoptLayout(
      layout,
      () => `n${(count += 1)}`,
      (key) => (key === me ? me : accountKey('ada', 'second.example')),
    )

    expect(adopted.columns.map(({ uuid, id, accountKey: key }) => [uuid, id, key])).toEqual([
      ['n1', 'HOME', 'ada@host.example'],
      ['n2', 'LIST', 'ada@host.example'],
      ['n3', 'XYZ', 'ada@second.example'],
    ])
    expect(adopted.columns[1]?.params).toEqual(columns[1]?.params)
    expect(adopted.workspaces.list.map(({ id, name }) => [id, name])).toEqual([
      ['n4', 'Deck'],
      ['n5', 'Café 🌻'],
    ])
    expect(adopted.workspaces.active).toBe('n5')
    expect(adopted.workspaces.list[0]).toMatchObject({
      strip: [{ columns: ['n1', 'n2'], width: 444, shares: [70, 30] }],
      folded: ['n2'],
    })
    expect(adopted.workspaces.list[1]?.tiles).toBe('n3')
  },
)
