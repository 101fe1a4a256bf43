import type { Persona, Written } from './authoring.ts'
import { shuffled } from './seeded.ts'
import type { Random } from './seeded.ts'

export interface Root {
  readonly persona: Persona
  readonly written: Written
  /** Unique and stable: the author and the place in the author's file. */
  readonly key: string
}

/** Ranks of `fresh` are below this. */
const RANKS_END = 1000
/** So many posts lead that nobody has answered yet: conversations need time. */
const UNANSWERED_LEAD = 12

/**
 * All written posts, newest first: those with a rank lead, the others follow so that no author
 * comes twice in a row where it can be avoided. Then conversations and single posts alternate.
 */
export function arrangeRoots(people: readonly Persona[], random: Random): Root[] {
  const placed = people.flatMap((persona) => {
    const places = shuffled(
      random,
      persona.posts.map((_, index) => index),
    )
    return persona.posts.map((written, index) => ({
      root: { persona, written, key: `${persona.account.username}-${index + 1}` },
      place: written.fresh ?? RANKS_END + ((places[index] ?? 0) + random()) / places.length,
    }))
  })
  const roots = placed.toSorted((a, b) => a.place - b.place).map(({ root }) => root)
  const isConversation = ({ written }: Root) => (written.answers ?? []).length > 0
  const singles = roots.filter((root) => !isConversation(root))
  return [
    ...singles.slice(0, UNANSWERED_LEAD),
    ...alternate(roots.filter(isConversation), singles.slice(UNANSWERED_LEAD)),
  ]
}

function alternate<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  const length = Math.max(some.length, others.length)
  return Array.from({ length }, (_, index) => [
    ...some.slice(index, index + 1),
    ...others.slice(index, index + 1),
  ]).flat()
}

/** Of so many of the newest moments, four of five belong to written posts. */
export const DENSE_MOMENTS = 270
const DENSE_SHARE = 0.8

/**
 * Which moment each written post gets: dense among the newest, thinner the older.
 *
 * @returns for every moment the index of its written post, or null
 */
export function placeRoots(moments: number, roots: number): (number | null)[] {
  const placed: (number | null)[] = Array.from({ length: moments }, () => null)
  const dense = Math.min(roots, Math.floor(DENSE_MOMENTS * DENSE_SHARE))
  for (let index = 0; index < dense; index += 1) placed[Math.floor(index / DENSE_SHARE)] = index

  const rest = roots - dense
  const first = Math.min(moments, DENSE_MOMENTS)
  for (let index = 0; index < rest; index += 1) {
    placed[first + Math.floor((index * (moments - first)) / rest)] = dense + index
  }
  return placed
}
