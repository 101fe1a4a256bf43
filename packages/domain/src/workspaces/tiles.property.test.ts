import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyTree, findTreeFaults } from '../testing/sample-tiles.ts'
import {
  equaliseSplit,
  moveTile,
  insertTile,
  readTiles,
  reconcileTiles,
  removeTile,
  resizeTiles,
  getSplit,
  getTileBoxes,
  getTileLeaves,
  getTileSeparators,
  type TileTree,
} from './index.ts'

const uuid = fc.constantFrom(...'abcdefghijxyz'.split(''))
const edge = fc.constantFrom('left', 'right', 'top', 'bottom')
const path = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 })
const share = fc.oneof(fc.double(), fc.double({ min: -10, max: 110, noNaN: true }))

const step = fc.oneof(
  fc.record({ place: uuid, target: uuid, edge }),
  fc.record({ move: uuid, edge }),
  fc.record({ resize: path, index: fc.integer({ min: -1, max: 4 }), share }),
  fc.record({ equalise: path }),
  fc.record({ remove: uuid }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

function applyStep(tree: TileTree, one: Step): TileTree {
  if ('place' in one) return insertTile(tree, one.place, one.target, one.edge)
  if ('move' in one) return moveTile(tree, one.move, one.edge)
  if ('resize' in one) return resizeTiles(tree, one.resize, one.index, one.share)
  return 'equalise' in one ? equaliseSplit(tree, one.equalise) : removeTile(tree, one.remove)
}

test(
  'keeps sizes that add up and lists each column once after any changes',
  { tags: ['BY-30'] },
  () => {
    fc.assert(
      fc.property(anyTree, fc.array(step, { maxLength: 12 }), (start, steps) => {
        let tree = start
        for (const one of steps) {
          tree = applyStep(tree, one)
          expect(findTreeFaults(tree)).toEqual([])
        }
      }),
    )
  },
)

test('loses no column when moving, resizing and equalising', { tags: ['BY-30'] }, () => {
  const gentle = step.filter((one) => !('remove' in one) && !('place' in one))
  fc.assert(
    fc.property(anyTree, fc.array(gentle, { maxLength: 8 }), (start, steps) => {
      const end = steps.reduce<TileTree>(applyStep, start)
      expect(getTileLeaves(end).toSorted()).toEqual(getTileLeaves(start).toSorted())
    }),
  )
})

test(
  'shows exactly the given columns after reconciling, and is stable',
  { tags: ['BY-30'] },
  () => {
    fc.assert(
      fc.property(anyTree, fc.uniqueArray(uuid), (tree, uuids) => {
        const reconciled = reconcileTiles(tree, uuids)
        expect(getTileLeaves(reconciled).toSorted()).toEqual(uuids.toSorted())
        expect(findTreeFaults(reconciled)).toEqual([])
        expect(reconcileTiles(reconciled, uuids)).toBe(reconciled)
      }),
    )
  },
)

test('restores a saved board unchanged', { tags: ['BY-30'] }, () => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      expect(readTiles(JSON.parse(JSON.stringify(tree)))).toEqual(tree)
    }),
  )
})

test('reads any JSON value without an error and returns a valid tree', { tags: ['BY-30'] }, () => {
  const { saved } = fc.letrec((tie) => ({
    saved: fc.oneof(
      { depthSize: 'medium' },
      fc.jsonValue(),
      fc.constantFrom('a', 'b', 'c'),
      fc.record(
        {
          direction: fc.constantFrom('row', 'column', 'other', 3),
          children: fc.array(tie('saved'), { maxLength: 4 }),
          splitPercentages: fc.oneof(fc.jsonValue(), fc.array(fc.double(), { maxLength: 4 })),
          tabs: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    ),
  }))
  fc.assert(
    fc.property(saved, (raw) => {
      const tree = readTiles(raw)
      expect(findTreeFaults(tree).filter((fault) => fault !== 'a column twice')).toEqual([])
      expect(readTiles(tree)).toEqual(tree)
    }),
  )
})

test(
  'covers the board with boxes exactly once, with every divider inside',
  { tags: ['BY-30', 'BY-54'] },
  () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const boxes = [...getTileBoxes(tree).values()]
        const area = boxes.reduce((sum, box) => sum + box.width * box.height, 0)
        expect(area).toBeCloseTo(tree === null ? 0 : 100 * 100, 3)
        expect([...getTileBoxes(tree).keys()]).toEqual(getTileLeaves(tree))
        for (const separator of getTileSeparators(tree)) {
          expect(separator.min).toBeLessThanOrEqual(separator.now)
          expect(separator.now).toBeLessThanOrEqual(separator.max)
          expect(getSplit(tree, separator.path)).not.toBeNull()
          expect(separator.box.left + separator.box.width).toBeLessThanOrEqual(100.0001)
          expect(separator.box.top + separator.box.height).toBeLessThanOrEqual(100.0001)
        }
        expect(getTileSeparators(tree)).toHaveLength(Math.max(0, boxes.length - 1))
      }),
    )
  },
)
