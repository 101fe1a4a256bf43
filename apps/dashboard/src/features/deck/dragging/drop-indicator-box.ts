import { getOtherSlots, type Strip, type DropTarget } from '@colonnade/domain/workspaces'
import { findColumnElement } from '../column-element.ts'

/** The box of a drop indicator, in CSS pixels of the viewport. */
export interface DropIndicatorBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Width of the line between two slots. */
const LINE_PX = 4
const GAP_PX = 6

const isMirrored = (element: HTMLElement): boolean => getComputedStyle(element).direction === 'rtl'

function getGapBox(others: Strip, index: number): DropIndicatorBox | null {
  const after = findColumnElement(others[index]?.columns[0] ?? '')
  const before = findColumnElement(others[index - 1]?.columns[0] ?? '')
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

function getStackBox(columns: readonly string[], index: number): DropIndicatorBox | null {
  const below = findColumnElement(columns[index] ?? '')?.getBoundingClientRect()
  const above = findColumnElement(columns[index - 1] ?? '')?.getBoundingClientRect()
  if (above !== undefined) {
    const { left, top, width, height } = above
    return { left, top: top + height / 2, width, height: height / 2 }
  }
  if (below === undefined) return null
  return { left: below.left, top: below.top, width: below.width, height: below.height / 2 }
}

/** Returns a box as wide as the dragged column, centred on a line and clipped to the columns. */
function widenBox(line: DropIndicatorBox, uuid: string, others: Strip): DropIndicatorBox {
  const boxes = others.flatMap(
    ({ columns }) => findColumnElement(columns[0] ?? '')?.getBoundingClientRect() ?? [],
  )
  const width = findColumnElement(uuid)?.getBoundingClientRect().width ?? line.width
  const start = Math.min(...boxes.map(({ left }) => left))
  const end = Math.max(...boxes.map(({ right }) => right))
  const left = line.left + (line.width - width) / 2
  return { ...line, width, left: Math.max(start, Math.min(left, end - width)) }
}

/**
 * Returns a line for a drop between slots, or half of the neighbour for a drop into a stack.
 *
 * @param isWide makes the line as wide as the column, because there is no pointer to show the position
 */
export function getDropIndicatorBox(
  strip: Strip,
  uuid: string,
  spot: DropTarget,
  isWide = false,
): DropIndicatorBox | null {
  const others = getOtherSlots(strip, uuid)
  if (spot.kind === 'gap') {
    const line = getGapBox(others, spot.index)
    return line !== null && isWide ? widenBox(line, uuid, others) : line
  }
  return getStackBox(others[spot.slot]?.columns ?? [], spot.index)
}
