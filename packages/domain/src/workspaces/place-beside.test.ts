import { expect, test } from 'vitest'
import { placeBeside, stackBelow, tileLeaves, withStrip, workspaceColumns } from './index.ts'
import { emptyWorkspace, withColumns } from './workspace.ts'

const workspace = withColumns(emptyWorkspace('w', ''), ['a', 'b', 'c', 'new'])

test.each([
  ['a', ['a', 'new', 'b', 'c']],
  ['b', ['a', 'b', 'new', 'c']],
  ['c', ['a', 'b', 'c', 'new']],
])(
  'a column placed beside %s stands right after it, as a tile too',
  { tags: ['BY-35', 'COL-08'] },
  (target, order) => {
    const placed = placeBeside(workspace, 'new', target)

    expect(workspaceColumns(placed)).toEqual(order)
    expect(tileLeaves(placed.tiles)).toEqual(order)
  },
)

test(
  'beside one of a stack it stands behind the whole stack, in a place of its own',
  { tags: ['COL-08'] },
  () => {
    const stacked = withStrip(workspace, stackBelow(workspace.strip, 'b', 'a'))

    const placed = placeBeside(stacked, 'new', 'a')

    expect(placed.strip.map(({ columns }) => columns)).toEqual([['a', 'b'], ['new'], ['c']])
  },
)

test.each(['unknown', 'new'])('beside %j it stays where it is', { tags: ['COL-08'] }, (target) => {
  expect(placeBeside(workspace, 'new', target)).toBe(workspace)
})
