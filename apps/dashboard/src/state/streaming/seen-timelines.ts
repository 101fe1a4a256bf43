import type { TimelineKey } from '@colonnade/domain/timeline'
import { outOfSightAtom } from '../columns/sight.ts'
import type { Session } from '../session.ts'
import { columnsOf, openColumns } from '../timelines/timelines.ts'

/** Whether somebody sees a column of this timeline now. */
export function isSeen(session: Session, key: TimelineKey): boolean {
  const hidden = session.app.get(outOfSightAtom)
  return columnsOf(openColumns(session), key).some((uuid) => !hidden.has(uuid))
}
