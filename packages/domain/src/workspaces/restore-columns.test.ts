import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTree, column, formatTree, row, split } from '../testing/sample-tiles.ts'
import {
  addWorkspace,
  changeWorkspace,
  createWorkspaces,
  setColumnCollapsed,
  moveInStrip,
  moveToWorkspace,
  reconcileWorkspaces,
  removeTile,
  removeWorkspace,
  resizeInStack,
  renameWorkspace,
  restoreColumns,
  restoreWorkspace,
  setWidth,
  setWorkspaceMode,
  showWorkspace,
  stackBelow,
  type Strip,
  getTileLeaves,
  unstack,
  type Workspaces,
  withStrip,
  withTiles,
  getWorkspaceColumns,
} from './index.ts'
import { restoreInStrip, restoreTiles } from './restore-columns.ts'

const describeStrip = (strip: Strip) => strip.map(({ columns }) => columns.join('')).join(' ')
const describeStrips = ({ list }: Workspaces) => list.map(({ strip }) => describeStrip(strip))
const change = (workspaces: Workspaces, id: string, by: (strip: Strip) => Strip) =>
  changeWorkspace(workspaces, id, (one) => withStrip(one, by(one.strip)))
const removeColumns = (workspaces: Workspaces, ...gone: readonly string[]) =>
  reconcileWorkspaces(
    workspaces,
    workspaces.list.flatMap(getWorkspaceColumns).filter((uuid) => !gone.includes(uuid)),
  )

/** `a`, `b` above `c` (500 px, 30 to 70), `d` (collapsed); and `x` in a second workspace, which is active. */
const plain = createWorkspaces('w1', 'Deck', ['a', 'b', 'c', 'd'])
const stacked = change(plain, 'w1', (strip) =>
  resizeInStack(setWidth(stackBelow(strip, 'c', 'b'), 'b', 500), 'b', 30),
)
const folded = changeWorkspace(stacked, 'w1', (one) => setColumnCollapsed(one, 'd', true))
const before = reconcileWorkspaces(addWorkspace(folded, 'w2', 'Work'), ['a', 'b', 'c', 'd', 'x'])

describe('restoreColumns', () => {
  test.each(['a', 'b', 'c', 'd', 'x'])(
    'restores %s exactly at its old position',
    { tags: ['BY-44'] },
    (uuid) => {
      expect(restoreColumns(removeColumns(before, uuid), before, [uuid])).toEqual(before)
    },
  )

  test('restores a whole stack with its width', { tags: ['BY-44'] }, () => {
    expect(restoreColumns(removeColumns(before, 'b', 'c'), before, ['c', 'b'])).toEqual(before)
  })

  test('keeps changes that were made in between', { tags: ['BY-44'] }, () => {
    const gone = removeColumns(before, 'a')
    const moved = change(gone, 'w1', (strip) => setWidth(moveInStrip(strip, 'd', -1), 'b', 300))
    const added = reconcileWorkspaces(renameWorkspace(moved, 'w2', 'Play'), [
      'b',
      'c',
      'd',
      'x',
      'new',
    ])

    const back = restoreColumns(added, before, ['a'])

    expect(describeStrips(back)).toEqual(['d a bc', 'x new'])
    expect(back.list[0].strip.at(-1)?.width).toBe(300)
    expect(back.list[1]?.name).toBe('Play')
  })

  test(
    "restores a column into its stack at the stack's current position",
    { tags: ['BY-44'] },
    () => {
      const moved = change(removeColumns(before, 'c'), 'w1', (strip) => moveInStrip(strip, 'b', 1))

      expect(describeStrips(restoreColumns(moved, before, ['c']))[0]).toBe('a d bc')
    },
  )

  test(
    'takes half of the neighbour’s height when the stack was changed',
    { tags: ['BY-44'] },
    () => {
      const three = change(before, 'w1', (strip) =>
        resizeInStack(stackBelow(strip, 'a', 'b'), 'c', 60),
      )
      const gone = change(removeColumns(three, 'a'), 'w1', (strip) => resizeInStack(strip, 'b', 80))

      const [place] = restoreColumns(gone, three, ['a']).list[0].strip

      expect(place).toEqual({ columns: ['b', 'a', 'c'], width: 500, shares: [40, 40, 20] })
    },
  )

  test(
    'inserts a column after its old predecessor, or else before its old successor',
    { tags: ['BY-44'] },
    () => {
      const apart = change(removeColumns(before, 'd'), 'w1', (strip) => unstack(strip, 'b'))

      expect(describeStrips(restoreColumns(apart, before, ['d']))[0]).toBe('a c b d')
      expect(describeStrip(restoreInStrip([], before.list[0].strip, 'd'))).toBe('d')
    },
  )

  test('restores the workspace of a column when it was removed', { tags: ['BY-44'] }, () => {
    const gone = removeWorkspace(showWorkspace(removeColumns(before, 'a'), 'w2'), 'w1')
    const kept = reconcileWorkspaces(gone, ['x'])

    const back = restoreColumns(kept, before, ['a'])

    expect(describeStrips(back)).toEqual(['a', 'x'])
    expect(back.active).toBe('w2')
  })

  test('ignores a column that exists already or is unknown', { tags: ['BY-44'] }, () => {
    const moved = moveToWorkspace(before, 'a', 'w2')

    expect(restoreColumns(moved, before, ['a', 'unknown'])).toBe(moved)
    expect(restoreInStrip(before.list[0].strip, [], 'new')).toBe(before.list[0].strip)
  })

  test(
    'restores the columns of several accounts between each other',
    { tags: ['BY-02', 'BY-44'] },
    () => {
      const first = createWorkspaces('w1', '', ['a1', 'b1', 'a2', 'b2'])
      const signedOut = removeColumns(first, 'b1', 'b2')

      expect(restoreColumns(signedOut, first, ['b1', 'b2'])).toEqual(first)
    },
  )
})

describe('restoreTiles', () => {
  test.each([
    ['beside', row('a', 'b', 'c'), row('c', 'a'), 'b', 'row(c a b)'],
    ['before', row('b', 'c'), row('d', 'c'), 'b', 'row(d b c)'],
    ['below', row('a', column('b', 'c')), row('b', 'a'), 'c', 'row(column(b c) a)'],
    ['above', row('a', column('b', 'c')), row('c', 'a'), 'b', 'row(column(b c) a)'],
    ['beside the remaining tile', row('a', column('b', 'c')), row('d', 'a'), 'b', 'row(d a b)'],
    ['on an empty board', row('a', 'b'), null, 'b', 'b'],
    ['only if the former board contained it', row('a', 'b'), 'z', 'b', 'z'],
    ['only once', 'a', 'a', 'b', 'a'],
  ] as const)('restores a tile %s', { tags: ['BY-44'] }, (_name, former, now, uuid, expected) => {
    expect(formatTree(restoreTiles(now, former, [uuid]))).toBe(expected)
  })

  test('restores the share of a tile when the board was not changed', { tags: ['BY-44'] }, () => {
    const former = split('row', ['a', split('column', ['b', 'c'], [30, 70]), 'd'], [20, 50, 30])

    expect(restoreTiles(removeTile(former, 'b'), former, ['b'])).toEqual(former)
  })

  test('restores the exact board in every case', { tags: ['BY-44'] }, () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), (former, pick) => {
        const leaves = getTileLeaves(former)
        const uuid = leaves[pick % Math.max(1, leaves.length)] ?? 'none'
        expect(restoreTiles(removeTile(former, uuid), former, [uuid])).toEqual(former)
      }),
    )
  })
})

test('loses, duplicates and moves no column when restoring', { tags: ['BY-44'] }, () => {
  const uuids = 'abcdefgh'.split('')
  const subset = fc.subarray(uuids)
  const splits = fc.array(fc.tuple(fc.constantFrom(...uuids), fc.constantFrom(...uuids)))
  fc.assert(
    fc.property(subset, subset, splits, anyTree, (gone, moved, stacks, tree) => {
      const two = addWorkspace(createWorkspaces('w1', '', uuids), 'w2', '')
      const spread = moved.reduce((now, uuid) => moveToWorkspace(now, uuid, 'w2'), two)
      const piled = stacks.reduce(
        (now, [uuid, target]) => change(now, 'w1', (one) => stackBelow(one, uuid, target)),
        reconcileWorkspaces(spread, uuids),
      )
      const then = reconcileWorkspaces(
        changeWorkspace(piled, 'w1', (one) => withTiles(one, tree)),
        uuids,
      )
      const now = removeColumns(then, ...gone)

      const back = restoreColumns(now, then, uuids)

      expect(back.list.flatMap(getWorkspaceColumns).toSorted()).toEqual(uuids)
      expect(back.list.map((one) => getWorkspaceColumns(one).length)).toEqual(
        then.list.map((one) => getWorkspaceColumns(one).length),
      )
      expect(removeColumns(back, ...gone)).toEqual(now)
    }),
  )
})

describe('restoreWorkspace', () => {
  const shown = setWorkspaceMode(showWorkspace(before, 'w1'), 'w1', 'tiles')

  test.each(['w1', 'w2'])(
    'restores %s at its old position with its columns',
    { tags: ['BY-30', 'BY-44'] },
    (id) => {
      const was = showWorkspace(shown, id)
      const gone = removeWorkspace(was, id)

      expect(gone.list).toHaveLength(1)
      expect(restoreWorkspace(gone, was, id)).toEqual(was)
    },
  )

  test('restores an empty workspace between its neighbours', { tags: ['BY-30'] }, () => {
    const three = addWorkspace(addWorkspace(before, 'w3', 'Empty'), 'w4', 'Last')
    const gone = removeWorkspace(three, 'w3')

    expect(restoreWorkspace(gone, three, 'w3').list.map(({ id }) => id)).toEqual([
      'w1',
      'w2',
      'w3',
      'w4',
    ])
    expect(restoreWorkspace(gone, three, 'w3').active).toBe('w4')
    expect(restoreWorkspace(gone, three, 'none')).toBe(gone)
  })
})
