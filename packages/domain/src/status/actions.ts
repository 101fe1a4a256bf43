import type { AccountId } from '../entities/ids.ts'
import type { StatusRecord } from '../entities/status.ts'
import { isOwn } from '../session/own-account.ts'

type Audience = Pick<StatusRecord, 'account' | 'visibility'>

/** Direct statuses and others' followers-only ones cannot be boosted. @see ST-04 */
export function canBoost(status: Audience, me: AccountId): boolean {
  if (status.visibility === 'private') return isOwn(me, status)
  return status.visibility !== 'direct'
}

const isForEverybody = ({ visibility }: Pick<Audience, 'visibility'>): boolean =>
  visibility === 'public' || visibility === 'unlisted'

/** Own statuses that anybody may see can be pinned to the profile. @see ST-10 */
export function canPin(status: Audience, me: AccountId): boolean {
  return isOwn(me, status) && isForEverybody(status)
}

/** What anybody may see, and has an address, can be shown on other pages. @see ST-11, ST-12 */
export function canEmbed(status: Pick<StatusRecord, 'url' | 'visibility'>): boolean {
  return status.url !== null && isForEverybody(status)
}

/** What the reply button says of its count. @see ST-29 */
export function replyCountLabel(count: number): '0' | '1' | '1+' {
  if (count <= 0) return '0'
  return count === 1 ? '1' : '1+'
}

/** A press that moves this far, both directions added, selects text instead. Unit: CSS pixels. */
export const CLICK_TOLERANCE_PX = 5

/** Whether a press that moved this far still opens what it stands on. @see ST-34, MOB-08 */
export function isClick(dx: number, dy: number): boolean {
  return Math.abs(dx) + Math.abs(dy) < CLICK_TOLERANCE_PX
}
