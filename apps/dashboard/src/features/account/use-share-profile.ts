import { useLingui } from '@lingui/react/macro'
import type { AccountRecord } from '@colonnade/domain/entities'
import { showAcct } from '../../lib/handles.ts'
import { useAppAction } from '../../state/react/index.ts'
import { copyLinkAtom } from '../../state/ui/copy-link.ts'

/** Hands a profile's address to the system's share sheet, or to the clipboard where it has none. */
export function useShareProfile({ url, acct }: Pick<AccountRecord, 'acct' | 'url'>): () => void {
  const { t } = useLingui()
  const copyLink = useAppAction(copyLinkAtom)

  return () => {
    const isShareable = typeof navigator.share === 'function'
    // Whoever closes the sheet has thought better of it.
    if (isShareable)
      navigator.share({ title: `@${showAcct(acct).shown}`, url }).catch(() => undefined)
    else void copyLink(url, t`Link copied`)
  }
}
