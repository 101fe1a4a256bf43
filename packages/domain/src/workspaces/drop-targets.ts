import type { Strip, StripSlot } from './stack-shares.ts'
import { findSlotIndex, removeFromStrip, stackBeside } from './strip.ts'

/**
 * A position where a dragged column can be dropped: `gap` is an own slot before the other slot with this index,
 * `stack` is a position in a stack. Indexes do not count the dragged column.
 */
export type DropTarget =
  | { readonly kind: 'gap'; readonly index: number }
  | { readonly kind: 'stack'; readonly slot: number; readonly index: number }

/** The directions of a key: along the strip, or up and down a stack. */
export type DropStep = 'start' | 'end' | 'up' | 'down'

/** Returns the slots without the dragged column. */
export function getOtherSlots(strip: Strip, uuid: string): Strip {
  return removeFromStrip(strip, uuid)
}

/** Returns the current position of a column. @returns null when it is not in the strip */
export function getCurrentTarget(strip: Strip, uuid: string): DropTarget | null {
  const at = findSlotIndex(strip, uuid)
  const slot = strip[at]
  if (slot === undefined) return null
  if (slot.columns.length === 1) return { kind: 'gap', index: at }
  return { kind: 'stack', slot: at, index: slot.columns.indexOf(uuid) }
}

/**
 * Returns the target in a neighbouring stack: that of the slot before the gap, or for the first gap the one after it.
 */
function getStackTarget(others: Strip, gap: number, step: 'up' | 'down'): DropTarget | null {
  const at = gap === 0 ? 0 : gap - 1
  const slot = others[at]
  if (slot === undefined) return null
  return { kind: 'stack', slot: at, index: step === 'up' ? 0 : slot.columns.length }
}

/**
 * Returns the next target in a direction: along the strip from gap to gap, up and down within a stack, or from a gap
 * into the stack before it.
 *
 * @returns null when there is none
 * @see BY-30, BY-54
 */
export function getNextTarget(
  strip: Strip,
  uuid: string,
  spot: DropTarget,
  step: DropStep,
): DropTarget | null {
  const others = getOtherSlots(strip, uuid)
  const isAlong = step === 'start' || step === 'end'
  if (spot.kind === 'gap') {
    if (!isAlong) return getStackTarget(others, spot.index, step)
    const index = spot.index + (step === 'end' ? 1 : -1)
    return index < 0 || index > others.length ? null : { kind: 'gap', index }
  }
  if (isAlong) return { kind: 'gap', index: step === 'end' ? spot.slot + 1 : spot.slot }
  const index = spot.index + (step === 'down' ? 1 : -1)
  const count = others[spot.slot]?.columns.length ?? 0
  return index < 0 || index > count ? null : { ...spot, index }
}

/**
 * Moves a column to a drop target. A column that gets its own slot keeps its width.
 *
 * @returns the same strip when it is already there, or when the column or the target is unknown
 * @see BY-30, COL-04
 */
export function moveToTarget(strip: Strip, uuid: string, spot: DropTarget): Strip {
  const from = strip[findSlotIndex(strip, uuid)]
  if (from === undefined || isSameTarget(getCurrentTarget(strip, uuid), spot)) return strip
  const others = getOtherSlots(strip, uuid)
  if (spot.kind === 'gap') {
    const own: StripSlot = { columns: [uuid], width: from.width, shares: null }
    return others.toSpliced(Math.max(0, spot.index), 0, own)
  }
  const columns = others[spot.slot]?.columns ?? []
  const below = columns[spot.index]
  const above = columns[spot.index - 1]
  if (below !== undefined && above === undefined) return stackBeside(strip, uuid, below, 'above')
  return above === undefined ? strip : stackBeside(strip, uuid, above, 'below')
}

/** Whether two targets are the same position. */
export function isSameTarget(one: DropTarget | null, other: DropTarget | null): boolean {
  if (one === null || other === null || one.kind !== other.kind) return one === other
  if (one.kind === 'stack' && other.kind === 'stack' && one.slot !== other.slot) return false
  return one.index === other.index
}
