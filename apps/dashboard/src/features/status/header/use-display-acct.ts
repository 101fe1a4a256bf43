import { useSyncExternalStore } from 'react'
import { subscribeToAcctFormatter, hasAcctFormatter, formatAcct } from '../../../lib/format-acct.ts'

/**
 * Returns a handle without `@`, with its domain in its native script. Returns the form of the server until the
 * converter is loaded.
 */
export function useDisplayAcct(acct: string): string {
  useSyncExternalStore(subscribeToAcctFormatter, hasAcctFormatter)
  return formatAcct(acct).shown
}
