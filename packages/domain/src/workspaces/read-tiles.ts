import { isJsonObject, type JsonObject } from '../json/json-object.ts'
import { buildSplit } from './build-split.ts'
import { equalShares } from './fit-shares.ts'
import type { TileTree } from './tile-tree.ts'

/** Deeper than anybody splits; what is forged deeper is left out. */
const DEEPEST = 64

function sharesOf(raw: unknown, count: number): readonly number[] {
  const shares: readonly unknown[] = Array.isArray(raw) ? raw : []
  const numbers = shares.filter((share) => typeof share === 'number')
  return numbers.length === count && shares.length === count ? numbers : equalShares(count)
}

function readSplit(raw: JsonObject, children: readonly unknown[], depth: number): TileTree {
  const shares = sharesOf(raw['splitPercentages'], children.length)
  const parts = children.flatMap((child, index) => {
    const node = readNode(child, depth + 1)
    return node === null ? [] : [{ node, share: shares[index] ?? 0 }]
  })
  return buildSplit(raw['direction'] === 'column' ? 'column' : 'row', parts)
}

function readNode(raw: unknown, depth: number): TileTree {
  if (typeof raw === 'string') return raw === '' ? null : raw
  if (!isJsonObject(raw) || depth > DEEPEST) return null
  const { children, tabs } = raw
  if (Array.isArray(children)) return readSplit(raw, children, depth)
  return Array.isArray(tabs) ? readSplit({ direction: 'column' }, tabs, depth) : null
}

/**
 * A tree in whatever was saved, or in what the tiling library hands over: damaged branches are left out,
 * sizes that are none become equal, tabs become a stack. Uuids may still be unknown or repeated: see
 * `reconcileTiles`. Never throws.
 *
 * @param raw any JSON value
 */
export function readTiles(raw: unknown): TileTree {
  return readNode(raw, 0)
}
