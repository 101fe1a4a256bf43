import { equalShares, fitShares } from './tile-tree.ts'

/** One place of a strip: a column, or several stacked from top to bottom. */
export interface StripPlace {
  /** Uuids; never empty. */
  readonly columns: readonly string[]
  /** CSS pixels, as the user dragged it; null follows the settings. */
  readonly width: number | null
  /** How its columns share the height, in percent from the top, together 100; null is equally. */
  readonly shares: readonly number[] | null
}

/** A deck that scrolls sideways, from its start to its end. */
export type Strip = readonly StripPlace[]

/** Lower than this part of its place's height, in percent, a stacked column is only with many others. */
export const MIN_STACK_PERCENT = 10

/** A column of a stack with the part of the height that it takes. */
interface StackPart {
  readonly uuid: string
  /** In any unit. */
  readonly share: number
}

/** How the columns of a place share its height, in percent from the top: together 100. */
export function stackShares({ columns, shares }: StripPlace): readonly number[] {
  return shares ?? equalShares(columns.length)
}

function stackParts(place: StripPlace): readonly StackPart[] {
  const shares = stackShares(place)
  return place.columns.map((uuid, index) => ({ uuid, share: shares[index] ?? 0 }))
}

/** The same place with other columns in it; who shared equally goes on doing so. */
function withParts(place: StripPlace, parts: readonly StackPart[]): StripPlace {
  const isEqual = place.shares === null || parts.length < 2
  return {
    ...place,
    columns: parts.map(({ uuid }) => uuid),
    shares: isEqual ? null : fitShares(parts.map(({ share }) => share)),
  }
}

/** Leaves out columns of a place; the others share their room. @returns null for an empty place */
export function keepInPlace(
  place: StripPlace,
  isKept: (uuid: string) => boolean,
): StripPlace | null {
  const parts = stackParts(place).filter(({ uuid }) => isKept(uuid))
  if (parts.length === place.columns.length) return place
  return parts.length === 0 ? null : withParts(place, parts)
}

/** Puts a column right above or below another one of the place, which gives it half of its room. */
export function insertInPlace(
  place: StripPlace,
  uuid: string,
  target: string,
  side: 'above' | 'below',
): StripPlace {
  const parts = stackParts(place).flatMap((part): readonly StackPart[] => {
    if (part.uuid !== target) return [part]
    const half = { ...part, share: part.share / 2 }
    const own = { uuid, share: part.share / 2 }
    return side === 'above' ? [own, half] : [half, own]
  })
  return withParts(place, parts)
}

/** Changes the order of a place's columns: each keeps its room. */
export function swapInPlace(place: StripPlace, one: string, other: string): StripPlace {
  const parts = stackParts(place)
  const of = (uuid: string) => parts.find((part) => part.uuid === uuid)
  const swapped = parts.map((part) => {
    if (part.uuid === one) return of(other) ?? part
    return part.uuid === other ? (of(one) ?? part) : part
  })
  return withParts(place, swapped)
}

/** How little and how much of its stack the column before a divider can take, in percent. */
export function stackRange(
  shares: readonly number[],
  index: number,
): { readonly min: number; readonly max: number } | null {
  const above = shares[index]
  const below = shares[index + 1]
  if (above === undefined || below === undefined) return null
  const min = Math.min(MIN_STACK_PERCENT, 100 / shares.length, above, below)
  return { min, max: above + below - min }
}

/** Whether saved numbers can be the shares of so many columns. */
export function areShares(raw: unknown, count: number): raw is readonly number[] {
  if (!Array.isArray(raw) || raw.length !== count || count < 2) return false
  const numbers = raw.filter((each) => typeof each === 'number')
  return numbers.length === count && fitShares(numbers) === numbers
}
