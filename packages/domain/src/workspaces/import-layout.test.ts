import { expect, test } from 'vitest'
import { accountKey } from '../entities/index.ts'
import {
  addWorkspace,
  firstWorkspace,
  joinLayouts,
  type Layout,
  moveToWorkspace,
  reconcileWorkspaces,
  removeLayout,
  restoreWorkspaces,
  showWorkspace,
  workspaceColumns,
} from './index.ts'

const me = accountKey('ada', 'host.example')
const columns = (...uuids: readonly string[]) =>
  uuids.map((uuid) => ({ uuid, id: 'HOME', accountKey: me, params: {} }))

const own: Layout = {
  workspaces: reconcileWorkspaces(addWorkspace(firstWorkspace('w1', 'Deck', ['a']), 'w2', 'Work'), [
    'a',
    'b',
  ]),
  columns: columns('a', 'b'),
}
const adopted: Layout = {
  workspaces: firstWorkspace('n1', 'Theirs', ['x', 'y']),
  columns: columns('x', 'y'),
}
const drawn = ({ workspaces, columns: all }: Layout) =>
  reconcileWorkspaces(
    workspaces,
    all.map(({ uuid }) => uuid),
  ).list.map((one) => `${one.id}:${workspaceColumns(one).join('')}`)

test('a layout stands behind one’s own, and is shown', { tags: ['BY-48'] }, () => {
  const joined = joinLayouts(own, adopted)

  expect(drawn(joined)).toEqual(['w1:a', 'w2:b', 'n1:xy'])
  expect(joined.workspaces.active).toBe('n1')
})

test('it is taken out again, and what came to stand in it stays', { tags: ['BY-48'] }, () => {
  const joined = joinLayouts(own, adopted)
  const moved = { ...joined, workspaces: moveToWorkspace(joined.workspaces, 'a', 'n1') }

  expect(removeLayout(joined, adopted)).toEqual({
    ...own,
    workspaces: showWorkspace(own.workspaces, 'w2'),
  })
  expect(drawn(removeLayout(moved, adopted))).toEqual(['w1:', 'w2:ba'])
})

test(
  'what it replaced comes back to where it was, beside what was added since',
  { tags: ['BY-48', 'BY-44'] },
  () => {
    const back = restoreWorkspaces(adopted.workspaces, own.workspaces)
    const added = columns('new')
    const now = { workspaces: back, columns: [...adopted.columns, ...own.columns, ...added] }

    const left = removeLayout(now, adopted)

    expect(left.workspaces).toEqual(own.workspaces)
    expect(drawn(left)).toEqual(['w1:a', 'w2:bnew'])
  },
)
