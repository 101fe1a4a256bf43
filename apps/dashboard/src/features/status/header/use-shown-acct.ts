import { useSyncExternalStore } from 'react'
import { followHandleRule, hasHandleRule, showAcct } from '../../../lib/handles.ts'

/** A handle in its own letters, without `@`; as servers write it until the rule for that has come. */
export function useShownAcct(acct: string): string {
  useSyncExternalStore(followHandleRule, hasHandleRule)
  return showAcct(acct).shown
}
