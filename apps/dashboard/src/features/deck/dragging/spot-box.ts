import { otherPlaces, type Strip, type StripSpot } from '@colonnade/domain/workspaces'
import { columnElement } from '../column-element.ts'

/** Where a spot shows itself, in CSS pixels of the window. */
export interface SpotBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A line between two places is so wide. */
const LINE_PX = 4
const GAP_PX = 6

const isMirrored = (element: HTMLElement): boolean => getComputedStyle(element).direction === 'rtl'

function gapBox(others: Strip, index: number): SpotBox | null {
  const after = columnElement(others[index]?.columns[0] ?? '')
  const before = columnElement(others[index - 1]?.columns[0] ?? '')
  const beside = after ?? before
  const page = beside?.parentElement
  if (beside === null || page === null || page === undefined) return null
  const { left, right } = beside.getBoundingClientRect()
  const isLeft = (after !== null) !== isMirrored(beside)
  const middle = isLeft ? left - GAP_PX / 2 : right + GAP_PX / 2
  const { top, height } = page.getBoundingClientRect()
  return {
    left: middle - LINE_PX / 2,
    top: top + GAP_PX,
    width: LINE_PX,
    height: height - 2 * GAP_PX,
  }
}

function stackBox(columns: readonly string[], index: number): SpotBox | null {
  const below = columnElement(columns[index] ?? '')?.getBoundingClientRect()
  const above = columnElement(columns[index - 1] ?? '')?.getBoundingClientRect()
  if (above !== undefined) {
    const { left, top, width, height } = above
    return { left, top: top + height / 2, width, height: height / 2 }
  }
  if (below === undefined) return null
  return { left: below.left, top: below.top, width: below.width, height: below.height / 2 }
}

/** As wide as the column that would stand there, around a line, and no further than the columns go. */
function widened(line: SpotBox, uuid: string, others: Strip): SpotBox {
  const boxes = others.flatMap(
    ({ columns }) => columnElement(columns[0] ?? '')?.getBoundingClientRect() ?? [],
  )
  const width = columnElement(uuid)?.getBoundingClientRect().width ?? line.width
  const start = Math.min(...boxes.map(({ left }) => left))
  const end = Math.max(...boxes.map(({ right }) => right))
  const left = line.left + (line.width - width) / 2
  return { ...line, width, left: Math.max(start, Math.min(left, end - width)) }
}

/**
 * A line where a column would get a place of its own, half of its neighbour where it would be stacked.
 *
 * @param isWide the line is as wide as the column: no pointer shows where it is
 */
export function spotBox(
  strip: Strip,
  uuid: string,
  spot: StripSpot,
  isWide = false,
): SpotBox | null {
  const others = otherPlaces(strip, uuid)
  if (spot.kind === 'gap') {
    const line = gapBox(others, spot.index)
    return line !== null && isWide ? widened(line, uuid, others) : line
  }
  return stackBox(others[spot.place]?.columns ?? [], spot.index)
}
