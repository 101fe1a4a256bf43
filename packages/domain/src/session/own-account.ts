import type { AccountId } from '../entities/ids.ts'

/** Whether the signed-in account is the author. @see SES-02 */
export function isOwn(me: AccountId, authored: { readonly account: AccountId }): boolean {
  return authored.account === me
}
