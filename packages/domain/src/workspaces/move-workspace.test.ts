import { expect, test } from 'vitest'
import { addWorkspace, firstWorkspace, moveWorkspace, type Workspaces } from './index.ts'

const three = addWorkspace(addWorkspace(firstWorkspace('a', 'A', ['x']), 'b', 'B'), 'c', 'C')
const order = ({ list, active }: Workspaces) => `${list.map(({ id }) => id).join('')} ${active}`

test.each([
  ['a', 1, 'bac c'],
  ['b', 1, 'acb c'],
  ['b', -1, 'bac c'],
  ['c', -1, 'acb c'],
] as const)(
  'moving %s by %i changes the order alone',
  { tags: ['BY-30'] },
  (id, step, expected) => {
    const moved = moveWorkspace(three, id, step)

    expect(order(moved)).toBe(expected)
    expect(moved.list.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(three.list)
  },
)

test.each([
  ['the first before itself', 'a', -1],
  ['the last behind itself', 'c', 1],
  ['an unknown one', 'z', 1],
  ['an unknown one back', 'z', -1],
] as const)('%s cannot be moved', { tags: ['BY-30'] }, (_title, id, step) => {
  expect(moveWorkspace(three, id, step)).toBe(three)
})
