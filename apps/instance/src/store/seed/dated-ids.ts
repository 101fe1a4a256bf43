import { idAt } from '../ids.ts'
import type { Id } from '../tables.ts'

/** Ids for moments of the past: unique, and sorted as long as the moments come in order. */
export function createDatedIds(): (at: Date) => Id {
  const lastOfMoment = new Map<bigint, bigint>()

  return (at) => {
    const lowest = idAt(at.getTime())
    const id = (lastOfMoment.get(lowest) ?? lowest - 1n) + 1n
    lastOfMoment.set(lowest, id)
    return String(id)
  }
}
