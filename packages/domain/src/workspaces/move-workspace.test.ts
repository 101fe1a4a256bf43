import { expect, test } from 'vitest'
import { addWorkspace, createWorkspaces, moveWorkspace, type Workspaces } from './index.ts'

const three = addWorkspace(addWorkspace(createWorkspaces('a', 'A', ['x']), 'b', 'B'), 'c', 'C')
const order = ({ list, active }: Workspaces) => `${list.map(({ id }) => id).join('')} ${active}`

test.each([
  ['a', 1, 'bac c'],
  ['b', 1, 'acb c'],
  ['b', -1, 'bac c'],
  ['c', -1, 'acb c'],
] as const)(
  'moves %s by %i and changes only the order',
  { tags: ['BY-30'] },
  (id, step, expected) => {
    const moved = moveWorkspace(three, id, step)

    expect(order(moved)).toBe(expected)
    expect(moved.list.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(three.list)
  },
)

test.each([
  ['the first one back', 'a', -1],
  ['the last one forward', 'c', 1],
  ['an unknown one forward', 'z', 1],
  ['an unknown one back', 'z', -1],
] as const)('does not move %s', { tags: ['BY-30'] }, (_title, id, step) => {
  expect(moveWorkspace(three, id, step)).toBe(three)
})
