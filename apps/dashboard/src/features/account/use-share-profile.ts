import { useLingui } from '@lingui/react/macro'
import type { AccountRecord } from '@colonnade/domain/entities'
import { formatAcct } from '../../lib/format-acct.ts'
import { useAppAction } from '../../state/react/index.ts'
import { copyLinkAtom } from '../../state/ui/copy-link.ts'

/** Opens the share sheet of the system with the address of a profile, or copies it when there is none. */
export function useShareProfile({ url, acct }: Pick<AccountRecord, 'acct' | 'url'>): () => void {
  const { t } = useLingui()
  const copyLink = useAppAction(copyLinkAtom)

  return () => {
    const isShareable = typeof navigator.share === 'function'
    // Rejects when the user closes the share sheet.
    if (isShareable)
      navigator.share({ title: `@${formatAcct(acct).shown}`, url }).catch(() => undefined)
    else void copyLink(url, t`Link copied`)
  }
}
