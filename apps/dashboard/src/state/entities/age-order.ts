import type { Getter } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { parseDate } from '@colonnade/domain/time'
import type { Session } from '../session.ts'
import { idOrder } from './id-order.ts'
import { serverStatusAtoms } from './statuses.ts'

/** Which of two statuses is newer (positive: `a`): by the ids where they tell, else by when they were made. */
export function ageOrder(get: Getter, session: Session): (a: StatusId, b: StatusId) => number {
  const byId = idOrder(session)
  if (byId !== undefined) return byId
  const madeAt = (id: StatusId) => parseDate(get(serverStatusAtoms(session)(id))?.created_at) ?? 0
  return (a, b) => madeAt(a) - madeAt(b)
}
