/** A source of numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/** Creates a random source that gives the same numbers for the same seed on every machine. */
export function createSeededRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)

  // Mulberry32: 32 bits of state are enough for pictures and timetables.
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** @returns an integer from `low` to `high`, both inclusive */
export function drawInteger(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** @returns one of the items; throws on an empty list, which is an authoring error */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** Draws every item once in random order before it repeats one. */
export function createShuffleBag<Item>(random: Random, items: readonly Item[]): () => Item {
  let rest: Item[] = []
  return () => {
    if (rest.length === 0) rest = shuffle(random, items)
    const item = rest.pop()
    if (item === undefined) throw new Error('nothing to draw from')
    return item
  }
}
