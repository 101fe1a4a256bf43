import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountKey } from '../entities/index.ts'
import { formatTree, row } from '../testing/sample-tiles.ts'
import {
  getActiveWorkspace,
  addWorkspace,
  changeWorkspace,
  duplicateWorkspace,
  createWorkspaces,
  moveToWorkspace,
  readWorkspaces,
  reconcileWorkspaces,
  removeWorkspace,
  renameWorkspace,
  setWidth,
  setWorkspaceMode,
  showWorkspace,
  showWorkspaceNumber,
  stackBelow,
  getTileLeaves,
  type Workspaces,
  withStrip,
  withTiles,
  getWorkspaceColumns,
  findColumnWorkspace,
} from './index.ts'

const one = createWorkspaces('w1', 'Deck', ['a', 'b', 'c'])
const two = addWorkspace(one, 'w2', 'Work')
const filled = reconcileWorkspaces(two, ['a', 'b', 'c', 'x', 'y'])

const getColumns = (workspaces: Workspaces) =>
  workspaces.list.map((each) => getWorkspaceColumns(each).join(''))

describe('workspaces', () => {
  test('starts with one strip that contains all columns', { tags: ['BY-30'] }, () => {
    expect(one).toEqual({
      list: [
        {
          id: 'w1',
          name: 'Deck',
          mode: 'strip',
          strip: ['a', 'b', 'c'].map((uuid) => ({
            columns: [uuid],
            width: null,
            shares: null,
          })),
          tiles: expect.objectContaining({ children: ['a', 'b', 'c'], direction: 'row' }),
          folded: [],
        },
      ],
      active: 'w1',
    })
  })

  test('appends a new, empty workspace and shows it', { tags: ['BY-30'] }, () => {
    expect(two.list.map(({ name }) => name)).toEqual(['Deck', 'Work'])
    expect(getActiveWorkspace(two)).toMatchObject({ id: 'w2', strip: [], tiles: null })
  })

  test('renames a workspace, except to a blank name', { tags: ['BY-30', 'BY-48'] }, () => {
    expect(renameWorkspace(two, 'w1', '  Home ').list[0].name).toBe('Home')
    expect(renameWorkspace(two, 'w1', '   ')).toBe(two)
    expect(renameWorkspace(two, 'w1', ' Deck ')).toBe(two)
    expect(renameWorkspace(two, 'gone', 'x')).toBe(two)
  })

  test('shows the workspace of Alt and a number', { tags: ['BY-30'] }, () => {
    expect(showWorkspaceNumber(two, 1).active).toBe('w1')
    expect(showWorkspaceNumber(two, 2)).toBe(two)
    expect(showWorkspaceNumber(two, 3)).toBe(two)
    expect(showWorkspaceNumber(two, 0)).toBe(two)
    expect(showWorkspace(two, 'w1').active).toBe('w1')
    expect(showWorkspace(two, 'gone')).toBe(two)
  })

  test('sets each workspace to strip or tiles', { tags: ['BY-30'] }, () => {
    expect(setWorkspaceMode(two, 'w1', 'tiles').list.map(({ mode }) => mode)).toEqual([
      'tiles',
      'strip',
    ])
    expect(setWorkspaceMode(two, 'w1', 'strip')).toBe(two)
  })

  test('shows the previous workspace after removal, or else the next', { tags: ['BY-30'] }, () => {
    const three = addWorkspace(two, 'w3', 'Third')

    expect(removeWorkspace(three, 'w3').active).toBe('w2')
    expect(removeWorkspace(showWorkspace(three, 'w1'), 'w1').active).toBe('w2')
    expect(removeWorkspace(three, 'w1').active).toBe('w3')
    expect(removeWorkspace(three, 'w2').list.map(({ id }) => id)).toEqual(['w1', 'w3'])
  })

  test('keeps the last workspace, and ignores an unknown one', { tags: ['BY-30'] }, () => {
    expect(removeWorkspace(one, 'w1')).toBe(one)
    expect(removeWorkspace(two, 'gone')).toBe(two)
  })
})

describe('columns in workspaces', () => {
  test(
    'adds columns of no workspace to the active one, in both layouts',
    { tags: ['BY-30'] },
    () => {
      expect(getColumns(filled)).toEqual(['abc', 'xy'])
      expect(getTileLeaves(filled.list[1]?.tiles ?? null)).toEqual(['x', 'y'])
      expect(reconcileWorkspaces(filled, ['y', 'x', 'c', 'b', 'a'])).toBe(filled)
    },
  )

  test('removes columns from both layouts', { tags: ['BY-30'] }, () => {
    const left = reconcileWorkspaces(filled, ['a', 'y'])

    expect(getColumns(left)).toEqual(['a', 'y'])
    expect(left.list.map(({ tiles }) => formatTree(tiles))).toEqual(['a', 'y'])
  })

  test('moves a column to the end of another workspace', { tags: ['BY-30'] }, () => {
    const moved = moveToWorkspace(filled, 'b', 'w2')

    expect(getColumns(moved)).toEqual(['ac', 'xyb'])
    expect(moved.list.map(({ tiles }) => formatTree(tiles))).toEqual(['row(a c)', 'row(x y b)'])
    expect(moved.active).toBe('w2')
    expect(findColumnWorkspace(moved, 'b')?.id).toBe('w2')
  })

  test.each([
    ['gone', 'w2'],
    ['x', 'w2'],
    ['x', 'gone'],
  ])('does not move %s to %s', { tags: ['BY-30'] }, (uuid, id) => {
    expect(moveToWorkspace(filled, uuid, id)).toBe(filled)
    expect(findColumnWorkspace(filled, 'gone')).toBeNull()
  })

  test('keeps a separate order and separate sizes for each layout', { tags: ['BY-30'] }, () => {
    const stacked = changeWorkspace(filled, 'w1', (each) =>
      withStrip(each, stackBelow(each.strip, 'new', 'a')),
    )
    expect(formatTree(stacked.list[0].tiles)).toBe('row(a b c new)')
    expect(getColumns(stacked)[0]).toBe('anewbc')

    const tiled = changeWorkspace(filled, 'w1', (each) => withTiles(each, row('c', 'a', 'z')))
    expect(formatTree(tiled.list[0].tiles)).toBe('row(c a b)')
    expect(tiled.list[0].strip).toBe(filled.list[0].strip)
    expect(changeWorkspace(filled, 'w1', (each) => withStrip(each, each.strip))).toBe(filled)
  })
})

test(
  'duplicates columns and layout, inserts the copy after the original and shows it',
  { tags: ['BY-48'] },
  () => {
    let count = 0
    const key = accountKey('ada', 'host.example')
    const columns = ['a', 'b', 'c', 'x', 'y'].map((uuid) => ({
      uuid,
      id: 'HOME',
      accountKey: key,
      params: { from: uuid },
    }))
    const sized = changeWorkspace(filled, 'w1', (each) =>
      withStrip(each, setWidth(each.strip, 'b', 500)),
    )
    const copy = { name: 'Deck 2', makeUuid: () => `n${(count += 1)}` }

    const made = duplicateWorkspace(sized, columns, 'w1', copy)

    expect(made.workspaces.list.map(({ name }) => name)).toEqual(['Deck', 'Deck 2', 'Work'])
    expect(made.workspaces.active).toBe('n4')
    expect(made.workspaces.list[1]).toMatchObject({
      id: 'n4',
      strip: [{ columns: ['n1'] }, { columns: ['n2'], width: 500 }, { columns: ['n3'] }],
      tiles: { direction: 'row', children: ['n1', 'n2', 'n3'] },
    })
    expect(made.columns.slice(0, 5)).toEqual(columns)
    expect(made.columns.slice(5).map(({ uuid, params }) => [uuid, params['from']])).toEqual([
      ['n1', 'a'],
      ['n2', 'b'],
      ['n3', 'c'],
    ])
    expect(duplicateWorkspace(sized, columns, 'gone', copy)).toEqual({ workspaces: sized, columns })
    const empty = duplicateWorkspace(two, [], 'w2', copy)
    expect(empty.workspaces.list.at(-1)).toMatchObject({ name: 'Deck 2', tiles: null })
  },
)

describe('readWorkspaces', () => {
  const fallbacks = () => {
    let count = 0
    return { makeId: () => `made-${(count += 1)}`, name: 'Deck' }
  }
  const read = (raw: unknown, uuids: readonly string[]) =>
    reconcileWorkspaces(readWorkspaces(raw, fallbacks()) ?? createWorkspaces('none', 'Deck'), uuids)

  test('restores saved workspaces unchanged', { tags: ['BY-30'] }, () => {
    const sized = changeWorkspace(filled, 'w1', (each) =>
      withStrip({ ...each, mode: 'tiles' }, setWidth(stackBelow(each.strip, 'c', 'a'), 'b', 444)),
    )

    expect(read(JSON.parse(JSON.stringify(sized)), ['a', 'b', 'c', 'x', 'y'])).toEqual(sized)
  })

  test.each([undefined, null, 7, {}, { list: [] }, { list: [7, null] }])(
    'returns null for %j',
    { tags: ['BY-30'] },
    (raw) => {
      expect(readWorkspaces(raw, fallbacks())).toBeNull()
    },
  )

  test('keeps the slots of columns that do not exist yet', { tags: ['BY-30'] }, () => {
    const saved = readWorkspaces({ list: [{ id: 'w', strip: [{ columns: ['z'] }] }] }, fallbacks())

    expect(saved?.list[0].strip).toMatchObject([{ columns: ['z'] }])
  })

  test(
    'creates missing and repeated IDs and names, and reads an unknown mode as strip',
    { tags: ['BY-30'] },
    () => {
      const { list, active } = read(
        {
          list: [{}, { id: ' ', name: ' ' }, { id: 'w', name: 'x', mode: 'tabs' }, { id: 'w' }],
          active: 'w',
        },
        [],
      )

      expect(list.map(({ id, name, mode }) => [id, name, mode])).toEqual([
        ['made-1', 'Deck', 'strip'],
        ['made-2', 'Deck', 'strip'],
        ['w', 'x', 'strip'],
        ['made-3', 'Deck', 'strip'],
      ])
      expect(active).toBe('w')
      expect(read({ list: [{ id: 'v' }], active: 'gone' }, []).active).toBe('v')
    },
  )

  test('drops damaged slots, widths and tiles', { tags: ['BY-30'] }, () => {
    const strip = [
      { columns: ['a', 7, 'b'], width: 5 },
      { columns: [] },
      { columns: 'c' },
      null,
      { columns: ['c'], width: null },
      { columns: ['d'], width: 'wide' },
      { columns: ['e', 'a'], width: 400.2 },
    ]

    expect(read({ list: [{ strip, tiles: 7 }] }, ['a', 'b', 'c', 'd', 'e']).list[0]).toMatchObject({
      strip: [
        { columns: ['a', 'b'], width: 240 },
        { columns: ['c'], width: null },
        { columns: ['d'], width: null },
        { columns: ['e'], width: 400 },
      ],
      tiles: { direction: 'row', children: ['a', 'b', 'c', 'd', 'e'] },
    })
  })

  test('keeps a column that two workspaces contain in the first', { tags: ['BY-30'] }, () => {
    const strip = [{ columns: ['a'] }]

    expect(getColumns(read({ list: [{ strip }, { strip }] }, ['a', 'b']))).toEqual(['ab', ''])
  })

  test(
    'reads any JSON value without an error, and lists each column once',
    { tags: ['BY-30'] },
    () => {
      const uuid = fc.constantFrom('a', 'b', 'c', 'z')
      const place = fc.oneof(
        fc.jsonValue(),
        fc.record({ columns: fc.array(uuid), width: fc.oneof(fc.jsonValue(), fc.double()) }),
      )
      const workspace = fc.oneof(
        fc.jsonValue(),
        fc.record({
          id: fc.oneof(fc.jsonValue(), fc.constant('w')),
          name: fc.jsonValue(),
          mode: fc.constantFrom('strip', 'tiles', 'x'),
          strip: fc.oneof(fc.jsonValue(), fc.array(place)),
          tiles: fc.oneof(fc.jsonValue(), uuid),
        }),
      )
      const saved = fc.record({ list: fc.array(workspace), active: fc.jsonValue() })
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue(), saved), (raw) => {
          const workspaces = read(raw, ['a', 'b', 'c'])
          const ids = workspaces.list.map(({ id }) => id)
          expect(workspaces.list.flatMap(getWorkspaceColumns).toSorted()).toEqual(['a', 'b', 'c'])
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids).toContain(workspaces.active)
          for (const each of workspaces.list) {
            expect(getTileLeaves(each.tiles).toSorted()).toEqual(
              getWorkspaceColumns(each).toSorted(),
            )
          }
          expect(read(JSON.parse(JSON.stringify(workspaces)), ['a', 'b', 'c'])).toEqual(workspaces)
        }),
      )
    },
  )
})
