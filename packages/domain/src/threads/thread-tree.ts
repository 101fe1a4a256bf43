import type { StatusId } from '../entities/ids.ts'

/** A status of a thread and what it replies to. */
export interface ThreadLink {
  readonly id: StatusId
  readonly parent: StatusId | null
}

/** Where a status is in the tree of a thread. */
export interface Branch {
  /** 0 for the posts up to the opened one and for its direct replies, 1 for the replies to those. */
  readonly depth: number
  /** How many statuses below it are part of its branch. */
  readonly replies: number
  /** Whether the status that it replies to is missing, or is not directly above in the visible structure. */
  readonly isParentElsewhere: boolean
}

/** Deeper replies are indented no further. */
export const MAX_INDENT = 4

/**
 * Computes the tree of a thread from its rows.
 *
 * @param before the posts up to and including the opened one
 * @param answers the posts below it, depth-first
 * @returns the branch of each status. Never throws, also when statuses reply to each other in a circle.
 * @see BY-25, TH-02
 */
export function buildThreadTree(
  before: readonly ThreadLink[],
  answers: readonly ThreadLink[],
): ReadonlyMap<StatusId, Branch> {
  const opened = before.at(-1)?.id ?? null
  const replies = countReplies(answers)
  const tree = new Map<StatusId, Branch>()

  for (const [index, { id, parent }] of before.entries()) {
    const isParentElsewhere = parent !== null && parent !== before[index - 1]?.id
    tree.set(id, { depth: 0, replies: 0, isParentElsewhere })
  }
  for (const [index, { id, parent }] of answers.entries()) {
    const isToOpened = parent === opened
    const above = parent === null || isToOpened ? undefined : tree.get(parent)
    const depth = above === undefined ? 0 : above.depth + 1
    const isFollowing = parent === (answers[index - 1]?.id ?? opened)
    const isParentElsewhere =
      !isToOpened &&
      parent !== null &&
      (above === undefined || (depth > MAX_INDENT && !isFollowing))
    tree.set(id, { depth, replies: replies.get(id) ?? 0, isParentElsewhere })
  }
  return tree
}

/** Counts from the end, because replies follow their parent. */
function countReplies(answers: readonly ThreadLink[]): ReadonlyMap<StatusId, number> {
  const counts = new Map<StatusId, number>()
  const known = new Set(answers.map(({ id }) => id))
  for (const { id, parent } of answers.toReversed()) {
    if (parent === null || !known.has(parent)) continue
    counts.set(parent, (counts.get(parent) ?? 0) + (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/**
 * Leaves out the replies inside collapsed branches.
 *
 * @param answers depth-first
 */
export function hideCollapsedReplies(
  answers: readonly StatusId[],
  tree: ReadonlyMap<StatusId, Branch>,
  collapsed: ReadonlySet<StatusId>,
): readonly StatusId[] {
  if (collapsed.size === 0) return answers
  let collapsedDepth = Number.POSITIVE_INFINITY
  return answers.filter((id) => {
    const depth = tree.get(id)?.depth ?? 0
    if (depth > collapsedDepth) return false
    collapsedDepth = collapsed.has(id) ? depth : Number.POSITIVE_INFINITY
    return true
  })
}
