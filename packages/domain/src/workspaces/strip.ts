/** One place of a strip: a column, or several stacked from top to bottom. */
export interface StripPlace {
  /** Uuids; never empty. */
  readonly columns: readonly string[]
  /** CSS pixels, as the user dragged it; null follows the settings. */
  readonly width: number | null
}

/** A deck that scrolls sideways, from its start to its end. */
export type Strip = readonly StripPlace[]

export const stripColumns = (strip: Strip): readonly string[] =>
  strip.flatMap(({ columns }) => columns)

/** @returns -1 for a column that is not there */
export function placeIndex(strip: Strip, uuid: string): number {
  return strip.findIndex(({ columns }) => columns.includes(uuid))
}

const alone = (uuid: string): StripPlace => ({ columns: [uuid], width: null })

/** Keeps the columns that a rule names; places that are left empty go with their width. */
export function keepColumns(strip: Strip, isKept: (uuid: string) => boolean): Strip {
  const kept = strip.flatMap((place) => {
    const columns = place.columns.filter(isKept)
    if (columns.length === place.columns.length) return [place]
    return columns.length === 0 ? [] : [{ ...place, columns }]
  })
  const isSame = kept.length === strip.length && kept.every((one, index) => one === strip[index])
  return isSame ? strip : kept
}

/** Takes a column out. @returns the same strip when it is not there */
export function removeFromStrip(strip: Strip, uuid: string): Strip {
  return keepColumns(strip, (column) => column !== uuid)
}

/**
 * The strip for a list of columns: what vanished and what is repeated is dropped, what is new stands at
 * the end in the list's order.
 *
 * @returns the same strip when nothing has to change
 * @see BY-30
 */
export function reconcileStrip(strip: Strip, uuids: readonly string[]): Strip {
  const waiting = new Set(uuids)
  const kept = keepColumns(strip, (uuid) => waiting.delete(uuid))
  return waiting.size === 0 ? kept : [...kept, ...[...waiting].map(alone)]
}

/** Moves a whole place one step. @returns the same strip at either end @see COL-04 */
export function moveInStrip(strip: Strip, uuid: string, step: -1 | 1): Strip {
  const from = placeIndex(strip, uuid)
  const place = strip[from]
  const neighbour = strip[from + step]
  if (place === undefined || neighbour === undefined) return strip
  return strip.with(from, neighbour).with(from + step, place)
}

/** Moves a whole place to where the target's stands; those between close up. @see COL-04 */
export function placeInStrip(strip: Strip, uuid: string, target: string): Strip {
  const from = placeIndex(strip, uuid)
  const to = placeIndex(strip, target)
  const place = strip[from]
  if (place === undefined || to === -1 || from === to) return strip
  return strip.toSpliced(from, 1).toSpliced(to, 0, place)
}
