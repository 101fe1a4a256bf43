import { useLingui } from '@lingui/react/macro'
import type { AccountRecord } from '@colonnade/domain/entities'
import { useAppAction } from '../../state/react/index.ts'
import { showNoticeAtom } from '../../state/ui/notices.ts'

/** Hands a profile's address to the system's share sheet, or to the clipboard where it has none. */
export function useShareProfile({ url, acct }: Pick<AccountRecord, 'acct' | 'url'>): () => void {
  const { t } = useLingui()
  const showNotice = useAppAction(showNoticeAtom)

  const copy = async () => {
    try {
      // Absent on pages that came over plain http from another machine.
      await navigator.clipboard.writeText(url)
      showNotice({ kind: 'text', text: t`Link copied` })
    } catch {
      showNotice({ kind: 'text', text: url, time: LONG_ENOUGH_TO_COPY_MS })
    }
  }
  return () => {
    const isShareable = typeof navigator.share === 'function'
    // Whoever closes the sheet has thought better of it.
    if (isShareable) navigator.share({ title: `@${acct}`, url }).catch(() => undefined)
    else void copy()
  }
}

const LONG_ENOUGH_TO_COPY_MS = 10_000
