/** A source of numbers from 0 up to 1. */
export type Random = () => number

/** A random source that gives the same numbers for the same seed, on every machine. */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)

  // Mulberry32: 32 bits of state are plenty for pictures and timetables.
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** @returns a whole number from `low` to `high`, both included */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** @returns one of the items; throws on an empty list, which is a mistake of the author */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** Draws every item once in a random order before any of them comes again. */
export function shuffleBag<Item>(random: Random, items: readonly Item[]): () => Item {
  let rest: Item[] = []
  return () => {
    if (rest.length === 0) rest = shuffled(random, items)
    const item = rest.pop()
    if (item === undefined) throw new Error('nothing to draw from')
    return item
  }
}
