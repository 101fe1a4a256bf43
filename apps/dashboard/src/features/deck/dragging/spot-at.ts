import { otherPlaces, spotOf, type Strip, type StripSpot } from '@colonnade/domain/workspaces'
import { columnElement } from '../column-element.ts'

/** Where a column on its way is, in CSS pixels of the window. */
interface Whereabouts {
  /** The pointer. */
  readonly x: number
  readonly y: number
  /** The middle of the column itself, which hangs on the pointer somewhere. */
  readonly middle: number
}

/** So far down from the top of the strip a column is led past others, not into a stack with them; in CSS pixels. */
const HEADER_PX = 64

/** The part of a place's width at either side that means beside it. */
const SIDE = 0.2

/** A place's extent along the strip, in the direction of reading. */
interface Extent {
  readonly start: number
  readonly end: number
}

function extentOf(element: HTMLElement, sign: number): Extent {
  const { left, right } = element.getBoundingClientRect()
  return sign === 1 ? { start: left, end: right } : { start: -right, end: -left }
}

/** How many of a stack's columns lie above a height. */
function columnsAbove(columns: readonly string[], y: number): number {
  return columns.filter((uuid) => {
    const box = columnElement(uuid)?.getBoundingClientRect()
    return box !== undefined && box.top + box.height / 2 < y
  }).length
}

/** Beside which side of a place a header goes that is led over others: past them, in its direction. */
function gapBeside(place: number, part: number, origin: StripSpot): number {
  const from = origin.kind === 'gap' ? origin.index : origin.place
  const isPast = place >= from ? part >= SIDE : part > 1 - SIDE
  return isPast ? place + 1 : place
}

/**
 * Where a dragged column would stand, were it let go: led along the headers where it covers another most,
 * lower down beside the places whose sides the pointer is at, else above or below the columns there.
 *
 * @returns null when the column is not in the strip
 */
export function spotAt(
  strip: Strip,
  uuid: string,
  { x, y, middle }: Whereabouts,
): StripSpot | null {
  const origin = spotOf(strip, uuid)
  const page = columnElement(uuid)?.parentElement
  if (origin === null || page === null || page === undefined) return null
  const sign = getComputedStyle(page).direction === 'rtl' ? -1 : 1
  const others = otherPlaces(strip, uuid)
  const isLedPast = y < page.getBoundingClientRect().top + HEADER_PX
  const at = sign * (isLedPast ? middle : x)
  for (const [index, { columns }] of others.entries()) {
    const element = columnElement(columns[0] ?? '')
    if (element === null) continue
    const { start, end } = extentOf(element, sign)
    if (at < start) return { kind: 'gap', index }
    if (at > end) continue
    const part = (at - start) / (end - start)
    if (isLedPast) return { kind: 'gap', index: gapBeside(index, part, origin) }
    if (part < SIDE) return { kind: 'gap', index }
    if (part > 1 - SIDE) return { kind: 'gap', index: index + 1 }
    return { kind: 'stack', place: index, index: columnsAbove(columns, y) }
  }
  return { kind: 'gap', index: others.length }
}
