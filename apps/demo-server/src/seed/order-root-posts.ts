import type { Persona, WrittenPost } from './persona-schema.ts'
import { shuffle } from './random.ts'
import type { Random } from './random.ts'

export interface RootPost {
  readonly persona: Persona
  readonly written: WrittenPost
  /** Unique and stable: the author's username and the position in the author's file. */
  readonly key: string
}

/** Exceeds every rank in `fresh`. */
const RANK_LIMIT = 1000
/** How many posts without replies come first, because conversations need time to develop. */
const NEWEST_WITHOUT_REPLIES = 12

/**
 * Sorts all written posts, newest first. Ranked posts come first. The others are ordered so that no author comes
 * twice in a row where possible. Then conversations and single posts alternate.
 */
export function orderRootPosts(people: readonly Persona[], random: Random): RootPost[] {
  const placed = people.flatMap((persona) => {
    const places = shuffle(
      random,
      persona.posts.map((_, index) => index),
    )
    return persona.posts.map((written, index) => ({
      root: { persona, written, key: `${persona.account.username}-${index + 1}` },
      place: written.fresh ?? RANK_LIMIT + ((places[index] ?? 0) + random()) / places.length,
    }))
  })
  const roots = placed.toSorted((a, b) => a.place - b.place).map(({ root }) => root)
  const isConversation = ({ written }: RootPost) => (written.answers ?? []).length > 0
  const singles = roots.filter((root) => !isConversation(root))
  return [
    ...singles.slice(0, NEWEST_WITHOUT_REPLIES),
    ...interleave(roots.filter(isConversation), singles.slice(NEWEST_WITHOUT_REPLIES)),
  ]
}

function interleave<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  const length = Math.max(some.length, others.length)
  return Array.from({ length }, (_, index) => [
    ...some.slice(index, index + 1),
    ...others.slice(index, index + 1),
  ]).flat()
}

/** Among this many newest times, four of five belong to written posts. */
export const DENSE_TIME_COUNT = 270
const DENSE_SHARE = 0.8

/**
 * Assigns the written posts to times: densely among the newest, sparsely among the older.
 *
 * @returns for each time the index of its written post, or null
 */
export function assignRootPosts(times: number, roots: number): (number | null)[] {
  const placed: (number | null)[] = Array.from({ length: times }, () => null)
  const denseCount = Math.min(roots, Math.floor(DENSE_TIME_COUNT * DENSE_SHARE))
  for (let index = 0; index < denseCount; index += 1)
    placed[Math.floor(index / DENSE_SHARE)] = index

  const rest = roots - denseCount
  const first = Math.min(times, DENSE_TIME_COUNT)
  for (let index = 0; index < rest; index += 1) {
    placed[first + Math.floor((index * (times - first)) / rest)] = denseCount + index
  }
  return placed
}
