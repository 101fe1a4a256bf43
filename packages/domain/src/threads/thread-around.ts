import type { StatusId } from '../entities/ids.ts'
import { depthFirst, type Answer } from './depth-first.ts'

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
