import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { perSession } from '../session.ts'

/** Statuses that an edit gave a new id. Written by `replace-status.ts` only. */
export const replacedIdsAtom = perSession(() => atom<ReadonlyMap<StatusId, StatusId>>(new Map()))

/** The id that a status has now: some servers give an edited one another. */
export const currentIdAtoms = perSession((session) =>
  atomFamily((id: StatusId) =>
    atom((get): StatusId => {
      const replaced = get(replacedIdsAtom(session))
      let current = id
      // Each edit adds one step, and no id comes twice.
      for (let next = replaced.get(id); next !== undefined; next = replaced.get(next))
        current = next
      return current
    }),
  ),
)
