import type { ShownAcct } from '@colonnade/domain/handles'
import { lazyModule, loadInBackground } from './lazy-module.ts'

/** Loaded with the first internationalised domain, because few servers have one. */
const acctFormatter = lazyModule(
  async () => (await import('@colonnade/domain/handles')).getShownAcct,
)
let isRequested = false

/** Returns whether the domain of a handle may have two forms. */
export const isInternational = (acct: string): boolean => /xn--|[^\0-\u{7f}]/iu.test(acct)

function loadFormatter(): void {
  loadInBackground(
    acctFormatter,
    () => {},
    'the formatter of international handles could not be loaded',
  )
}

/** Returns a handle as it is displayed and as servers write it. Returns it unchanged until the formatter is loaded. */
export function formatAcct(acct: string): ShownAcct {
  if (!isInternational(acct)) return { shown: acct, ascii: acct }
  if (!isRequested) {
    isRequested = true
    // After the frame that shows the handle: its request would delay those for the first posts.
    requestAnimationFrame(() => setTimeout(loadFormatter))
  }
  return acctFormatter.peek()?.(acct) ?? { shown: acct, ascii: acct }
}

/** For `useSyncExternalStore`: a handle may change once the formatter is loaded. */
export const subscribeToAcctFormatter = acctFormatter.watch

export const hasAcctFormatter = (): boolean => acctFormatter.peek() !== null
