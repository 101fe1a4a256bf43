import { atom } from 'jotai/vanilla'
import { isKept, parseTimelineKey, pollDelay, type TimelineKey } from '@colonnade/domain/timeline'
import { perSession, type Session } from '../session.ts'
import { isSeen } from './heard-timelines.ts'

/** How far apart two polls are on average, in milliseconds. Written by `poll-unheard.ts` only. */
export const pollPaceAtom = perSession(() => atom(pollDelay(false, 0.5)))

/** Whether a timeline is asked for seldom, while no stream tells of it. @see BY-33 */
export function isQuiet(session: Session, key: TimelineKey): boolean {
  const params = parseTimelineKey(key)
  if (params.kind === 'account' || isKept(params) || !isSeen(session, key)) return true
  return session.platform.page.isHidden() && params.kind !== 'home'
}
