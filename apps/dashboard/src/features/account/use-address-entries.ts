import { useLingui } from '@lingui/react/macro'
import type { AccountRecord } from '@colonnade/domain/entities'
import { acctDomain } from '@colonnade/domain/people'
import { showAcct } from '../../lib/handles.ts'
import type { MenuEntries } from '../../ui/menu/menu-entries.ts'
import { useComposerStarts } from '../status/index.ts'
import { useShareProfile } from './use-share-profile.ts'

/** To write to somebody, or to tell others of them. */
export function useAddressEntries(account: AccountRecord): () => MenuEntries {
  const { t } = useLingui()
  const composer = useComposerStarts()
  const share = useShareProfile(account)
  const { id, url } = account
  const acct = showAcct(account.acct).shown

  return () => {
    const domain = acctDomain(acct)
    return [
      {
        id: 'mention',
        icon: 'pen',
        label: t`Mention @${acct}`,
        onSelect: () => composer.mention(id),
      },
      {
        id: 'direct',
        icon: 'mail',
        label: t`Direct message @${acct}`,
        onSelect: () => composer.direct(id),
      },
      { id: 'share', icon: 'link', label: t`Share profile`, onSelect: share },
      ...(domain === null || url === ''
        ? []
        : [{ id: 'original', icon: 'external', label: t`Open on ${domain}`, href: url } as const]),
    ]
  }
}
