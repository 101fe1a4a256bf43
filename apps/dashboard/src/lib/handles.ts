import type { ShownAcct } from '@colonnade/domain/handles'
import { lazyModule, loadUntilArrived } from './lazy-module.ts'

/** Few servers have a domain in other letters than those of ASCII: what reads them comes when the first is met. */
const rule = lazyModule(async () => (await import('@colonnade/domain/handles')).getShownAcct)
let isAsked = false

/** Whether the domain of a handle may have two forms. */
export const isInternational = (acct: string): boolean => /xn--|[^\0-\u{7f}]/iu.test(acct)

/** How a handle is shown, and as servers write it; as it came until the rule is there. */
export function showAcct(acct: string): ShownAcct {
  if (!isInternational(acct)) return { shown: acct, ascii: acct }
  if (!isAsked) {
    isAsked = true
    loadUntilArrived(rule, () => {}, 'handles cannot be shown in their own letters')
  }
  return rule.peek()?.(acct) ?? { shown: acct, ascii: acct }
}

/** For `useSyncExternalStore`: a handle may read otherwise once the rule is there. */
export const followHandleRule = rule.watch

export const hasHandleRule = (): boolean => rule.peek() !== null
