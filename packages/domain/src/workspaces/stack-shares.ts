import { createEqualShares, fitShares } from './tile-tree.ts'

/** A slot of a strip: one column, or several stacked from top to bottom. */
export interface StripSlot {
  /** Uuids; never empty. */
  readonly columns: readonly string[]
  /** CSS pixels, set by dragging; null follows the settings. */
  readonly width: number | null
  /** The heights of its columns in percent from the top, 100 in total; null means equal heights. */
  readonly shares: readonly number[] | null
}

/** A deck that scrolls horizontally, from its start to its end. */
export type Strip = readonly StripSlot[]

/** The minimum height of a stacked column in percent of its slot. It can only be lower with many columns. */
export const MIN_STACK_PERCENT = 10

/** A column of a stack with its share of the height. */
interface StackPart {
  readonly uuid: string
  /** In any unit. */
  readonly share: number
}

/** Returns the heights of a slot's columns in percent from the top, 100 in total. */
export function getStackShares({ columns, shares }: StripSlot): readonly number[] {
  return shares ?? createEqualShares(columns.length)
}

function getStackParts(slot: StripSlot): readonly StackPart[] {
  const shares = getStackShares(slot)
  return slot.columns.map((uuid, index) => ({ uuid, share: shares[index] ?? 0 }))
}

/** Replaces the columns of a slot. Equal heights stay equal. */
function withParts(slot: StripSlot, parts: readonly StackPart[]): StripSlot {
  const isEqual = slot.shares === null || parts.length < 2
  return {
    ...slot,
    columns: parts.map(({ uuid }) => uuid),
    shares: isEqual ? null : fitShares(parts.map(({ share }) => share)),
  }
}

/** Removes columns from a slot; the others share their height. @returns null for an empty slot */
export function filterSlot(slot: StripSlot, isKept: (uuid: string) => boolean): StripSlot | null {
  const parts = getStackParts(slot).filter(({ uuid }) => isKept(uuid))
  if (parts.length === slot.columns.length) return slot
  return parts.length === 0 ? null : withParts(slot, parts)
}

/** Inserts a column directly above or below another one of the slot, which gives up half of its height. */
export function insertInSlot(
  slot: StripSlot,
  uuid: string,
  target: string,
  side: 'above' | 'below',
): StripSlot {
  const parts = getStackParts(slot).flatMap((part): readonly StackPart[] => {
    if (part.uuid !== target) return [part]
    const half = { ...part, share: part.share / 2 }
    const own = { uuid, share: part.share / 2 }
    return side === 'above' ? [own, half] : [half, own]
  })
  return withParts(slot, parts)
}

/** Swaps two columns of a slot; each keeps its height. */
export function swapInSlot(slot: StripSlot, one: string, other: string): StripSlot {
  const parts = getStackParts(slot)
  const of = (uuid: string) => parts.find((part) => part.uuid === uuid)
  const swapped = parts.map((part) => {
    if (part.uuid === one) return of(other) ?? part
    return part.uuid === other ? (of(one) ?? part) : part
  })
  return withParts(slot, swapped)
}

/** Returns the minimum and maximum height of the column above a divider, in percent of its stack. */
export function getStackRange(
  shares: readonly number[],
  index: number,
): { readonly min: number; readonly max: number } | null {
  const above = shares[index]
  const below = shares[index + 1]
  if (above === undefined || below === undefined) return null
  const min = Math.min(MIN_STACK_PERCENT, 100 / shares.length, above, below)
  return { min, max: above + below - min }
}

/** Whether saved numbers are valid shares for this number of columns. */
export function areShares(raw: unknown, count: number): raw is readonly number[] {
  if (!Array.isArray(raw) || raw.length !== count || count < 2) return false
  const numbers = raw.filter((each) => typeof each === 'number')
  return numbers.length === count && fitShares(numbers) === numbers
}
