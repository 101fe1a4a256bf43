import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTree, column, drawn, row, split } from '../testing/sample-tiles.ts'
import {
  addWorkspace,
  changeWorkspace,
  firstWorkspace,
  foldColumn,
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
  tileLeaves,
  unstack,
  type Workspaces,
  withStrip,
  withTiles,
  workspaceColumns,
} from './index.ts'
import { restoreInStrip, restoreTiles } from './restore-columns.ts'

const drawnStrip = (strip: Strip) => strip.map(({ columns }) => columns.join('')).join(' ')
const strips = ({ list }: Workspaces) => list.map(({ strip }) => drawnStrip(strip))
const change = (workspaces: Workspaces, id: string, by: (strip: Strip) => Strip) =>
  changeWorkspace(workspaces, id, (one) => withStrip(one, by(one.strip)))
const without = (workspaces: Workspaces, ...gone: readonly string[]) =>
  reconcileWorkspaces(
    workspaces,
    workspaces.list.flatMap(workspaceColumns).filter((uuid) => !gone.includes(uuid)),
  )

/** `a`, `b` above `c` (500 px, 30 to 70), `d` (folded); and `x` in a second one, which is shown. */
const plain = firstWorkspace('w1', 'Deck', ['a', 'b', 'c', 'd'])
const stacked = change(plain, 'w1', (strip) =>
  resizeInStack(setWidth(stackBelow(strip, 'c', 'b'), 'b', 500), 'b', 30),
)
const folded = changeWorkspace(stacked, 'w1', (one) => foldColumn(one, 'd', true))
const before = reconcileWorkspaces(addWorkspace(folded, 'w2', 'Work'), ['a', 'b', 'c', 'd', 'x'])

describe('a column that comes back', () => {
  test.each(['a', 'b', 'c', 'd', 'x'])(
    '%s stands exactly where it stood',
    { tags: ['BY-44'] },
    (uuid) => {
      expect(restoreColumns(without(before, uuid), before, [uuid])).toEqual(before)
    },
  )

  test('a whole stack stands there again, as wide as it was', { tags: ['BY-44'] }, () => {
    expect(restoreColumns(without(before, 'b', 'c'), before, ['c', 'b'])).toEqual(before)
  })

  test('what was changed in between stays changed', { tags: ['BY-44'] }, () => {
    const gone = without(before, 'a')
    const moved = change(gone, 'w1', (strip) => setWidth(moveInStrip(strip, 'd', -1), 'b', 300))
    const added = reconcileWorkspaces(renameWorkspace(moved, 'w2', 'Play'), [
      'b',
      'c',
      'd',
      'x',
      'new',
    ])

    const back = restoreColumns(added, before, ['a'])

    expect(strips(back)).toEqual(['d a bc', 'x new'])
    expect(back.list[0].strip.at(-1)?.width).toBe(300)
    expect(back.list[1]?.name).toBe('Play')
  })

  test('joins its stack wherever that is now', { tags: ['BY-44'] }, () => {
    const moved = change(without(before, 'c'), 'w1', (strip) => moveInStrip(strip, 'b', 1))

    expect(strips(restoreColumns(moved, before, ['c']))[0]).toBe('a d bc')
  })

  test(
    'takes half of its neighbour’s height where its stack was changed',
    { tags: ['BY-44'] },
    () => {
      const three = change(before, 'w1', (strip) =>
        resizeInStack(stackBelow(strip, 'a', 'b'), 'c', 60),
      )
      const gone = change(without(three, 'a'), 'w1', (strip) => resizeInStack(strip, 'b', 80))

      const [place] = restoreColumns(gone, three, ['a']).list[0].strip

      expect(place).toEqual({ columns: ['b', 'a', 'c'], width: 500, shares: [40, 40, 20] })
    },
  )

  test(
    'stands behind the one that it followed, else before the one that followed it',
    { tags: ['BY-44'] },
    () => {
      const apart = change(without(before, 'd'), 'w1', (strip) => unstack(strip, 'b'))

      expect(strips(restoreColumns(apart, before, ['d']))[0]).toBe('a c b d')
      expect(drawnStrip(restoreInStrip([], before.list[0].strip, 'd'))).toBe('d')
    },
  )

  test('brings its workspace back when that went meanwhile', { tags: ['BY-44'] }, () => {
    const gone = removeWorkspace(showWorkspace(without(before, 'a'), 'w2'), 'w1')
    const kept = reconcileWorkspaces(gone, ['x'])

    const back = restoreColumns(kept, before, ['a'])

    expect(strips(back)).toEqual(['a', 'x'])
    expect(back.active).toBe('w2')
  })

  test('stays where it stands already, or out when nobody knows it', { tags: ['BY-44'] }, () => {
    const moved = moveToWorkspace(before, 'a', 'w2')

    expect(restoreColumns(moved, before, ['a', 'unknown'])).toBe(moved)
    expect(restoreInStrip(before.list[0].strip, [], 'new')).toBe(before.list[0].strip)
  })

  test(
    'several accounts’ columns stand between each other again',
    { tags: ['BY-02', 'BY-44'] },
    () => {
      const first = firstWorkspace('w1', '', ['a1', 'b1', 'a2', 'b2'])
      const signedOut = without(first, 'b1', 'b2')

      expect(restoreColumns(signedOut, first, ['b1', 'b2'])).toEqual(first)
    },
  )
})

describe('a tile that comes back', () => {
  test.each([
    ['beside', row('a', 'b', 'c'), row('c', 'a'), 'b', 'row(c a b)'],
    ['before', row('b', 'c'), row('d', 'c'), 'b', 'row(d b c)'],
    ['below', row('a', column('b', 'c')), row('b', 'a'), 'c', 'row(column(b c) a)'],
    ['above', row('a', column('b', 'c')), row('c', 'a'), 'b', 'row(column(b c) a)'],
    ['beside what is left', row('a', column('b', 'c')), row('d', 'a'), 'b', 'row(d a b)'],
    ['alone', row('a', 'b'), null, 'b', 'b'],
    ['nowhere', row('a', 'b'), 'z', 'b', 'z'],
    ['as before', 'a', 'a', 'b', 'a'],
  ] as const)('stands %s', { tags: ['BY-44'] }, (_name, former, now, uuid, expected) => {
    expect(drawn(restoreTiles(now, former, [uuid]))).toBe(expected)
  })

  test('takes its own share again where nothing was changed', { tags: ['BY-44'] }, () => {
    const former = split('row', ['a', split('column', ['b', 'c'], [30, 70]), 'd'], [20, 50, 30])

    expect(restoreTiles(removeTile(former, 'b'), former, ['b'])).toEqual(former)
  })

  test('changes nothing else, whatever the board was', { tags: ['BY-44'] }, () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), (former, pick) => {
        const leaves = tileLeaves(former)
        const uuid = leaves[pick % Math.max(1, leaves.length)] ?? 'none'
        expect(restoreTiles(removeTile(former, uuid), former, [uuid])).toEqual(former)
      }),
    )
  })
})

test(
  'no restoring loses a column, shows one twice or moves what stands',
  { tags: ['BY-44'] },
  () => {
    const uuids = 'abcdefgh'.split('')
    const subset = fc.subarray(uuids)
    const splits = fc.array(fc.tuple(fc.constantFrom(...uuids), fc.constantFrom(...uuids)))
    fc.assert(
      fc.property(subset, subset, splits, anyTree, (gone, moved, stacks, tree) => {
        const two = addWorkspace(firstWorkspace('w1', '', uuids), 'w2', '')
        const spread = moved.reduce((now, uuid) => moveToWorkspace(now, uuid, 'w2'), two)
        const piled = stacks.reduce(
          (now, [uuid, target]) => change(now, 'w1', (one) => stackBelow(one, uuid, target)),
          reconcileWorkspaces(spread, uuids),
        )
        const then = reconcileWorkspaces(
          changeWorkspace(piled, 'w1', (one) => withTiles(one, tree)),
          uuids,
        )
        const now = without(then, ...gone)

        const back = restoreColumns(now, then, uuids)

        expect(back.list.flatMap(workspaceColumns).toSorted()).toEqual(uuids)
        expect(back.list.map((one) => workspaceColumns(one).length)).toEqual(
          then.list.map((one) => workspaceColumns(one).length),
        )
        expect(without(back, ...gone)).toEqual(now)
      }),
    )
  },
)

describe('a removed workspace that comes back', () => {
  const shown = setWorkspaceMode(showWorkspace(before, 'w1'), 'w1', 'tiles')

  test.each(['w1', 'w2'])(
    '%s stands where it stood, with its columns',
    { tags: ['BY-30', 'BY-44'] },
    (id) => {
      const was = showWorkspace(shown, id)
      const gone = removeWorkspace(was, id)

      expect(gone.list).toHaveLength(1)
      expect(restoreWorkspace(gone, was, id)).toEqual(was)
    },
  )

  test('comes back empty, too, between its neighbours', { tags: ['BY-30'] }, () => {
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
