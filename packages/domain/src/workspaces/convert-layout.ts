import { getStackShares, type Strip, type StripSlot } from './stack-shares.ts'
import { DEFAULT_COLUMN_PX, getSlotWidth } from './strip.ts'
import { buildSplit, type TileNode, type TileTree } from './tile-tree.ts'

/**
 * Converts a strip to a board with the same columns side by side and stacked, in the proportions of their widths.
 * @see BY-30
 */
export function convertStripToTiles(strip: Strip): TileTree {
  const parts = strip.flatMap((slot) => {
    const shares = getStackShares(slot)
    const node = buildSplit(
      'column',
      slot.columns.map((uuid, index) => ({ node: uuid, share: shares[index] ?? 0 })),
    )
    return node === null ? [] : [{ node, share: slot.width ?? DEFAULT_COLUMN_PX }]
  })
  return buildSplit('row', parts)
}

function getSlots(node: TileNode, strip: Strip): readonly StripSlot[] {
  const width = (uuid: string) => getSlotWidth(strip, uuid)
  if (typeof node === 'string') return [{ columns: [node], width: width(node), shares: null }]
  const leaves = node.children.filter((child) => typeof child === 'string')
  const [first] = leaves
  const isStack = node.direction === 'column' && leaves.length === node.children.length
  if (!isStack || first === undefined)
    return node.children.flatMap((child) => getSlots(child, strip))
  return [{ columns: leaves, width: width(first), shares: node.splitPercentages }]
}

/**
 * Converts a board to a strip with the same columns in order, stacked where tiles are above each other. Arrangements
 * that a strip cannot show, such as columns side by side above another one, become columns side by side.
 *
 * @param strip the previous strip, whose column widths are kept
 * @see BY-30
 */
export function convertTilesToStrip(tree: TileTree, strip: Strip): Strip {
  return tree === null ? strip : getSlots(tree, strip)
}
