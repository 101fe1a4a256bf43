import { expect, test } from 'vitest'
import { accountKey } from '../entities/index.ts'
import {
  duplicateWorkspace,
  createWorkspaces,
  setColumnCollapsed,
  isColumnCollapsed,
  readWorkspaces,
  reconcileWorkspaces,
  removeFromStrip,
  withStrip,
} from './index.ts'

const deck = createWorkspaces('w', 'Deck', ['a', 'b', 'c'])
const [workspace] = deck.list
const folded = setColumnCollapsed(workspace, 'b', true)

test('collapses and expands a column', { tags: ['BY-42'] }, () => {
  expect(isColumnCollapsed(folded, 'b')).toBe(true)
  expect(isColumnCollapsed(folded, 'a')).toBe(false)
  expect(setColumnCollapsed(folded, 'b', false)).toEqual(workspace)
})

test(
  'returns the same workspace when the state does not change or the column is unknown',
  { tags: ['BY-42'] },
  () => {
    expect(setColumnCollapsed(folded, 'b', true)).toBe(folded)
    expect(setColumnCollapsed(workspace, 'b', false)).toBe(workspace)
    expect(setColumnCollapsed(workspace, 'x', true)).toBe(workspace)
  },
)

test('forgets that a removed column was collapsed', { tags: ['BY-42'] }, () => {
  const before = { list: [setColumnCollapsed(folded, 'c', true)] as const, active: 'w' }
  const after = reconcileWorkspaces({ ...before, list: [...before.list] }, ['a', 'c'])

  expect(after.list[0].folded).toEqual(['c'])
  expect(reconcileWorkspaces(after, ['a', 'b', 'c']).list[0].folded).toEqual(['c'])
  expect(withStrip(folded, removeFromStrip(folded.strip, 'b')).folded).toEqual([])
})

test.each([
  [
    ['c', 'a'],
    ['c', 'a'],
  ],
  [['c', 'x', 'c', 4], ['c']],
  ['c', []],
  [undefined, []],
])(
  'reads the saved value %j as the collapsed columns %j',
  { tags: ['BY-42'] },
  (saved, expected) => {
    const raw = { list: [{ ...workspace, folded: saved }], active: 'w' }

    const read = readWorkspaces(raw, { makeId: () => 'new', name: 'Deck' })

    expect(read?.list[0].folded).toEqual(expected)
  },
)

test.each([
  [
    [70, 30],
    [70, 30],
  ],
  [[50, 30, 20], null],
  [[70, '30'], null],
  [[70, 40], null],
  [[0, 100], null],
  ['half', null],
  [undefined, null],
])('reads the saved heights %j of a stack of two as %j', { tags: ['BY-30'] }, (saved, expected) => {
  const strip = [{ columns: ['a', 'b'], width: null, shares: saved }]
  const raw = { list: [{ ...workspace, strip }], active: 'w' }

  const read = readWorkspaces(raw, { makeId: () => 'new', name: 'Deck' })

  expect(read?.list[0].strip).toEqual([{ columns: ['a', 'b'], width: null, shares: expected }])
})

test('collapses the copies of collapsed columns', { tags: ['BY-42', 'BY-48'] }, () => {
  let count = 0
  const columns = ['a', 'b', 'c'].map((uuid) => ({
    uuid,
    id: 'HOME',
    accountKey: accountKey('ada', 'host.example'),
    params: {},
  }))

  const { workspaces } = duplicateWorkspace({ list: [folded], active: 'w' }, columns, 'w', {
    name: 'Copy',
    makeUuid: () => `n${(count += 1)}`,
  })

  expect(workspaces.list[1]?.folded).toEqual(['n2'])
})
