import { expect, test } from 'vitest'
import { moveBeside, stackBelow, getTileLeaves, withStrip, getWorkspaceColumns } from './index.ts'
import { createWorkspace, withColumns } from './workspace.ts'

const workspace = withColumns(createWorkspace('w', ''), ['a', 'b', 'c', 'new'])

test.each([
  ['a', ['a', 'new', 'b', 'c']],
  ['b', ['a', 'b', 'new', 'c']],
  ['c', ['a', 'b', 'c', 'new']],
])(
  'moves a column directly after %s in both layouts',
  { tags: ['BY-35', 'COL-08'] },
  (target, order) => {
    const placed = moveBeside(workspace, 'new', target)

    expect(getWorkspaceColumns(placed)).toEqual(order)
    expect(getTileLeaves(placed.tiles)).toEqual(order)
  },
)

test('moves a column to its own slot after the whole stack', { tags: ['COL-08'] }, () => {
  const stacked = withStrip(workspace, stackBelow(workspace.strip, 'b', 'a'))

  const placed = moveBeside(stacked, 'new', 'a')

  expect(placed.strip.map(({ columns }) => columns)).toEqual([['a', 'b'], ['new'], ['c']])
})

test.each(['unknown', 'new'])(
  'returns the same workspace when the target is %j',
  { tags: ['COL-08'] },
  (target) => {
    expect(moveBeside(workspace, 'new', target)).toBe(workspace)
  },
)
