import type { AccountId } from '../entities/ids.ts'
import type { StatusRecord } from '../entities/status.ts'
import { isOwn } from '../session/own-account.ts'

type Audience = Pick<StatusRecord, 'account' | 'visibility'>

/** Whether a status can be boosted. Direct statuses and other accounts' followers-only ones cannot. @see ST-04 */
export function canBoost(status: Audience, me: AccountId): boolean {
  if (status.visibility === 'private') return isOwn(me, status)
  return status.visibility !== 'direct'
}

const isPublicOrUnlisted = ({ visibility }: Pick<Audience, 'visibility'>): boolean =>
  visibility === 'public' || visibility === 'unlisted'

/** Whether a status can be pinned to the profile: own public and unlisted ones. @see ST-10 */
export function canPin(status: Audience, me: AccountId): boolean {
  return isOwn(me, status) && isPublicOrUnlisted(status)
}

/** Whether a status can be embedded on other pages: public and unlisted ones that have a URL. @see ST-11, ST-12 */
export function canEmbed(status: Pick<StatusRecord, 'url' | 'visibility'>): boolean {
  return status.url !== null && isPublicOrUnlisted(status)
}

/** Formats the count of the reply button. @see ST-29 */
export function formatReplyCount(count: number): '0' | '1' | '1+' {
  if (count <= 0) return '0'
  return count === 1 ? '1' : '1+'
}

/**
 * A pointer that moves at least this far, both directions added, selects text instead of clicking. Unit: CSS pixels.
 */
export const CLICK_TOLERANCE_PX = 5

/** Whether a pointer that moved this far is still a click. @see ST-34, MOB-08 */
export function isClick(dx: number, dy: number): boolean {
  return Math.abs(dx) + Math.abs(dy) < CLICK_TOLERANCE_PX
}
