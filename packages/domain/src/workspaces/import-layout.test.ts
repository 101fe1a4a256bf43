import { expect, test } from 'vitest'
import { accountKey } from '../entities/index.ts'
import {
  addWorkspace,
  createWorkspaces,
  appendLayout,
  type Layout,
  moveToWorkspace,
  reconcileWorkspaces,
  removeLayout,
  restoreWorkspaces,
  showWorkspace,
  getWorkspaceColumns,
} from './index.ts'

const me = accountKey('ada', 'host.example')
const columns = (...uuids: readonly string[]) =>
  uuids.map((uuid) => ({ uuid, id: 'HOME', accountKey: me, params: {} }))

const own: Layout = {
  workspaces: reconcileWorkspaces(
    addWorkspace(createWorkspaces('w1', 'Deck', ['a']), 'w2', 'Work'),
    ['a', 'b'],
  ),
  columns: columns('a', 'b'),
}
const adopted: Layout = {
  workspaces: createWorkspaces('n1', 'Theirs', ['x', 'y']),
  columns: columns('x', 'y'),
}
const describeLayout = ({ workspaces, columns: all }: Layout) =>
  reconcileWorkspaces(
    workspaces,
    all.map(({ uuid }) => uuid),
  ).list.map((one) => `${one.id}:${getWorkspaceColumns(one).join('')}`)

test('appends an imported layout and shows it', { tags: ['BY-48'] }, () => {
  const joined = appendLayout(own, adopted)

  expect(describeLayout(joined)).toEqual(['w1:a', 'w2:b', 'n1:xy'])
  expect(joined.workspaces.active).toBe('n1')
})

test(
  'removes an imported layout and keeps columns that were moved into it',
  { tags: ['BY-48'] },
  () => {
    const joined = appendLayout(own, adopted)
    const moved = { ...joined, workspaces: moveToWorkspace(joined.workspaces, 'a', 'n1') }

    expect(removeLayout(joined, adopted)).toEqual({
      ...own,
      workspaces: showWorkspace(own.workspaces, 'w2'),
    })
    expect(describeLayout(removeLayout(moved, adopted))).toEqual(['w1:', 'w2:ba'])
  },
)

test(
  'restores the replaced layout beside columns that were added since',
  { tags: ['BY-48', 'BY-44'] },
  () => {
    const back = restoreWorkspaces(adopted.workspaces, own.workspaces)
    const added = columns('new')
    const now = { workspaces: back, columns: [...adopted.columns, ...own.columns, ...added] }

    const left = removeLayout(now, adopted)

    expect(left.workspaces).toEqual(own.workspaces)
    expect(describeLayout(left)).toEqual(['w1:a', 'w2:bnew'])
  },
)
