import type { AccountId } from '../entities/ids.ts'

/** Whether something was written by the signed-in account. @see SES-02 */
export function isOwn(me: AccountId, authored: { readonly account: AccountId }): boolean {
  return authored.account === me
}
