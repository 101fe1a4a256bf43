import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { perSession } from '../session.ts'

/** Statuses that got a new ID with an edit. Written only by `replace-status.ts`. */
export const replacedIdsAtom = perSession(() => atom<ReadonlyMap<StatusId, StatusId>>(new Map()))

/** The current ID of a status. Some servers give an edited status a new one. */
export const currentIdAtoms = perSession((session) =>
  atomFamily((id: StatusId) =>
    atom((get): StatusId => {
      const replaced = get(replacedIdsAtom(session))
      let current = id
      // Each edit adds one step, and no ID occurs twice.
      for (let next = replaced.get(id); next !== undefined; next = replaced.get(next))
        current = next
      return current
    }),
  ),
)
