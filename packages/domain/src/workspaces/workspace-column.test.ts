import { expect, test } from 'vitest'
import { accountKey } from '../entities/index.ts'
import {
  duplicateWorkspace,
  firstWorkspace,
  foldColumn,
  isFolded,
  readWorkspaces,
  reconcileWorkspaces,
  removeFromStrip,
  withStrip,
} from './index.ts'

const deck = firstWorkspace('w', 'Deck', ['a', 'b', 'c'])
const [workspace] = deck.list
const folded = foldColumn(workspace, 'b', true)

test('a column is folded, and unfolded', { tags: ['BY-42'] }, () => {
  expect(isFolded(folded, 'b')).toBe(true)
  expect(isFolded(folded, 'a')).toBe(false)
  expect(foldColumn(folded, 'b', false)).toEqual(workspace)
})

test(
  'nothing changes for a column that is so already, or is not there',
  { tags: ['BY-42'] },
  () => {
    expect(foldColumn(folded, 'b', true)).toBe(folded)
    expect(foldColumn(workspace, 'b', false)).toBe(workspace)
    expect(foldColumn(workspace, 'x', true)).toBe(workspace)
  },
)

test('a column that goes leaves no trace, and comes back unfolded', { tags: ['BY-42'] }, () => {
  const before = { list: [foldColumn(folded, 'c', true)] as const, active: 'w' }
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
])('saved as %j, %j are folded', { tags: ['BY-42'] }, (saved, expected) => {
  const raw = { list: [{ ...workspace, folded: saved }], active: 'w' }

  const read = readWorkspaces(raw, { makeId: () => 'new', name: 'Deck' })

  expect(read?.list[0].folded).toEqual(expected)
})

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
])(
  'saved as %j, the heights of a stack of two are read as %j',
  { tags: ['BY-30'] },
  (saved, expected) => {
    const strip = [{ columns: ['a', 'b'], width: null, shares: saved }]
    const raw = { list: [{ ...workspace, strip }], active: 'w' }

    const read = readWorkspaces(raw, { makeId: () => 'new', name: 'Deck' })

    expect(read?.list[0].strip).toEqual([{ columns: ['a', 'b'], width: null, shares: expected }])
  },
)

test('the copies of folded columns are folded', { tags: ['BY-42', 'BY-48'] }, () => {
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
