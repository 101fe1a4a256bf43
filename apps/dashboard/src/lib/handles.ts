import type { getShownAcct, ShownAcct } from '@colonnade/domain/handles'
import { whenArrived } from './late-code.ts'

/** Few servers have a domain in other letters than those of ASCII: what reads them comes when the first is met. */
let rule: typeof getShownAcct | null = null
let isAsked = false
const followers = new Set<() => void>()

/** Whether the domain of a handle may have two forms. */
export const isInternational = (acct: string): boolean => /xn--|[^\0-\u{7f}]/iu.test(acct)

/** How a handle is shown, and as servers write it; as it came until the rule is there. */
export function showAcct(acct: string): ShownAcct {
  if (!isInternational(acct)) return { shown: acct, ascii: acct }
  if (!isAsked) {
    isAsked = true
    whenArrived(
      () => import('@colonnade/domain/handles'),
      (part) => {
        rule = part.getShownAcct
        for (const notify of followers) notify()
      },
      'handles cannot be shown in their own letters',
    )
  }
  return rule?.(acct) ?? { shown: acct, ascii: acct }
}

/** For `useSyncExternalStore`: a handle may read otherwise once the rule is there. */
export function followHandleRule(notify: () => void): () => void {
  followers.add(notify)
  return () => followers.delete(notify)
}

export const hasHandleRule = (): boolean => rule !== null
