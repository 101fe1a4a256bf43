import type { AccountId } from '../entities/ids.ts'

/** What is asked before an account is muted. */
export interface MuteDraft {
  readonly account_id: AccountId
  /** Whether its notifications are muted too. */
  readonly notifications: boolean
  /** Seconds; 0 until it is unmuted. */
  readonly duration: number
}

/** A question that is asked anew begins anew: notifications are muted too. @see ACC-11 */
export function startMute(account_id: AccountId): MuteDraft {
  return { account_id, notifications: true, duration: 0 }
}
