import { COLUMN_COLOURS, type ColumnColour } from '../columns/column-look.ts'
import { isJsonObject } from '../json/json-object.ts'
import { isHexColour } from '../theme/is-hex-colour.ts'
import { readPlace } from './account-place.ts'

/** A named colour, which has a shade for each theme, or the user's own as `#rrggbb`. */
export type AccountColour = ColumnColour | `#${string}`

/** How one of several signed-in accounts is shown. It belongs to this browser. */
export interface AccountLook {
  /** Null until one is chosen or assigned. */
  readonly colour: AccountColour | null
  /** Its position among the accounts; null for the end. */
  readonly place: number | null
}

/** Reads a stored look. Unknown colours and positions count as not chosen. Never throws. @see BY-02, BY-37 */
export function readAccountLook(raw: unknown): AccountLook {
  const { colour } = isJsonObject(raw) ? raw : {}
  return {
    colour: readColour(colour),
    place: readPlace(raw),
  }
}

function readColour(colour: unknown): AccountColour | null {
  if (typeof colour !== 'string') return null
  if (isHexColour(colour)) return `#${colour.slice(1).toLowerCase()}`
  return COLUMN_COLOURS.find((name) => name === colour) ?? null
}

/**
 * Returns the colour of each account: the chosen one, otherwise the first that no other account has. With more accounts
 * than colours they repeat.
 */
export function assignAccountColours(looks: readonly AccountLook[]): readonly AccountColour[] {
  const used = new Map<AccountColour, number>(COLUMN_COLOURS.map((name) => [name, 0]))
  const markUsed = (colour: AccountColour) => used.set(colour, (used.get(colour) ?? 0) + 1)
  for (const { colour } of looks) if (colour !== null) markUsed(colour)
  return looks.map(({ colour }) => {
    if (colour !== null) return colour
    const [first] = COLUMN_COLOURS.toSorted(
      (left, right) => (used.get(left) ?? 0) - (used.get(right) ?? 0),
    )
    const assigned = first ?? COLUMN_COLOURS[0]
    markUsed(assigned)
    return assigned
  })
}
