import type { StatusId } from '../entities/ids.ts'
import type { StatusEntity } from '../entities/status.ts'
import { parseDate } from '../time/parse-date.ts'

/** The properties that the order depends on. */
export type ThreadReply = Pick<StatusEntity, 'id' | 'in_reply_to_id' | 'created_at'>

/**
 * Sorts replies depth-first: each is followed by its own replies, siblings oldest first. A reply whose parent is
 * missing (deleted, or unknown to the server) is at the end.
 *
 * @param root the status that the thread was opened at
 * @see TH-02
 */
export function sortDepthFirst(
  root: StatusId,
  answers: readonly ThreadReply[],
): readonly StatusId[] {
  const oldestFirst = answers.toSorted(
    (a, b) => (parseDate(a.created_at) ?? 0) - (parseDate(b.created_at) ?? 0),
  )
  const children = new Map<StatusId | null, ThreadReply[]>()
  for (const answer of oldestFirst) {
    const siblings = children.get(answer.in_reply_to_id)
    if (siblings === undefined) children.set(answer.in_reply_to_id, [answer])
    else siblings.push(answer)
  }
  const read = new Set<StatusId>()
  visitReplies(root, children, read)
  for (const { id } of oldestFirst) {
    if (read.has(id)) continue
    read.add(id)
    visitReplies(id, children, read)
  }
  return [...read]
}

/** Uses its own stack, because a long chain of replies would overflow the call stack. */
function visitReplies(
  root: StatusId,
  children: ReadonlyMap<StatusId | null, readonly ThreadReply[]>,
  read: Set<StatusId>,
): void {
  const waiting = [...(children.get(root) ?? [])].reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (read.has(next.id)) continue
    read.add(next.id)
    waiting.push(...[...(children.get(next.id) ?? [])].reverse())
  }
}

interface OrderedThread {
  /** From the start of the conversation to the parent of the status. */
  readonly ancestors: readonly StatusId[]
  /** In depth-first order. */
  readonly descendants: readonly StatusId[]
}

/**
 * Orders a thread and lists each status once. A server may send the opened status itself, or one post both before and
 * after it. Never throws.
 *
 * @param opened the status that the thread was opened at
 * @see TH-02
 */
export function orderThread(
  opened: StatusId,
  ancestors: readonly Pick<ThreadReply, 'id'>[],
  answers: readonly ThreadReply[],
): OrderedThread {
  const above = new Set(ancestors.map(({ id }) => id).filter((id) => id !== opened))
  return {
    ancestors: [...above],
    descendants: sortDepthFirst(opened, answers).filter((id) => id !== opened && !above.has(id)),
  }
}
