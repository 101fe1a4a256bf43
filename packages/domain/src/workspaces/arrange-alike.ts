import { stackShares, type Strip, type StripPlace } from './stack-shares.ts'
import { DEFAULT_COLUMN_PX, widthOf } from './strip.ts'
import { buildSplit, type TileNode, type TileTree } from './tile-tree.ts'

/** A board with the columns side by side and stacked as a strip has them, in the proportions of their widths. @see BY-30 */
export function arrangeLikeStrip(strip: Strip): TileTree {
  const parts = strip.flatMap((place) => {
    const shares = stackShares(place)
    const node = buildSplit(
      'column',
      place.columns.map((uuid, index) => ({ node: uuid, share: shares[index] ?? 0 })),
    )
    return node === null ? [] : [{ node, share: place.width ?? DEFAULT_COLUMN_PX }]
  })
  return buildSplit('row', parts)
}

function placesOf(node: TileNode, strip: Strip): readonly StripPlace[] {
  const width = (uuid: string) => widthOf(strip, uuid)
  if (typeof node === 'string') return [{ columns: [node], width: width(node), shares: null }]
  const leaves = node.children.filter((child) => typeof child === 'string')
  const [first] = leaves
  const isStack = node.direction === 'column' && leaves.length === node.children.length
  if (!isStack || first === undefined)
    return node.children.flatMap((child) => placesOf(child, strip))
  return [{ columns: leaves, width: width(first), shares: node.splitPercentages }]
}

/**
 * A strip with the columns in the order of a board, stacked where they stand one above the other. What a strip cannot
 * show, as columns side by side above another one, stands side by side.
 *
 * @param strip what there was: columns keep their widths
 * @see BY-30
 */
export function arrangeLikeTiles(tree: TileTree, strip: Strip): Strip {
  return tree === null ? strip : placesOf(tree, strip)
}
