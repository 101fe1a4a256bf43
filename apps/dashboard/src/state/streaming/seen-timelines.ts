import type { TimelineKey } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { columnsOf, openColumns } from '../timelines/timelines.ts'

/** Whether a column of this timeline is drawn now: what is out of sight is not. @see BY-33 */
export const isSeen = (session: Session, key: TimelineKey): boolean =>
  columnsOf(openColumns(session), key).length > 0
