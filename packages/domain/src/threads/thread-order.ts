import type { StatusId } from '../entities/ids.ts'
import type { StatusEntity } from '../entities/status.ts'
import { parseDate } from '../time/parse-date.ts'

/** What the order of reading depends on. */
export type Answer = Pick<StatusEntity, 'id' | 'in_reply_to_id' | 'created_at'>

/**
 * The order in which answers are read: each followed by its own answers, siblings oldest first.
 * An answer whose parent is missing (deleted, or unknown to the server) comes at the end.
 *
 * @param root the status that the thread was opened at
 * @see TH-02
 */
export function depthFirst(root: StatusId, answers: readonly Answer[]): readonly StatusId[] {
  const oldestFirst = answers.toSorted(
    (a, b) => (parseDate(a.created_at) ?? 0) - (parseDate(b.created_at) ?? 0),
  )
  const children = new Map<StatusId | null, Answer[]>()
  for (const answer of oldestFirst) {
    const siblings = children.get(answer.in_reply_to_id)
    if (siblings === undefined) children.set(answer.in_reply_to_id, [answer])
    else siblings.push(answer)
  }
  const read = new Set<StatusId>()
  follow(root, children, read)
  for (const { id } of oldestFirst) {
    if (read.has(id)) continue
    read.add(id)
    follow(id, children, read)
  }
  return [...read]
}

/** A stack of its own: a long chain of answers must not use up the program's. */
function follow(
  root: StatusId,
  children: ReadonlyMap<StatusId | null, readonly Answer[]>,
  read: Set<StatusId>,
): void {
  const waiting = [...(children.get(root) ?? [])].reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (read.has(next.id)) continue
    read.add(next.id)
    waiting.push(...[...(children.get(next.id) ?? [])].reverse())
  }
}

interface Around {
  /** From the beginning of the conversation to what the status answers. */
  readonly ancestors: readonly StatusId[]
  /** As they are read. */
  readonly descendants: readonly StatusId[]
}

/**
 * A thread in the order in which it is read, with each status once: what servers send may name the status
 * itself, or one post before it and after it.
 *
 * @param opened the status that the thread was opened at. Never throws.
 * @see TH-02
 */
export function threadAround(
  opened: StatusId,
  ancestors: readonly Pick<Answer, 'id'>[],
  answers: readonly Answer[],
): Around {
  const above = new Set(ancestors.map(({ id }) => id).filter((id) => id !== opened))
  return {
    ancestors: [...above],
    descendants: depthFirst(opened, answers).filter((id) => id !== opened && !above.has(id)),
  }
}
