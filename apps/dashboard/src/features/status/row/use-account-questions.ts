import { useLingui } from '@lingui/react/macro'
import type { AccountRecord, StatusId } from '@colonnade/domain/entities'
import { setBlockAtom } from '../../../state/actions/block-account.ts'
import { setDomainBlockAtom } from '../../../state/actions/block-domain.ts'
import { useAppAction, useSession, useSessionAction } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'

type Asked = Pick<AccountRecord, 'id' | 'acct'>

/** What takes people out of sight: each asks first (ACC-10, ACC-11, DOM-01). */
export function useAccountQuestions() {
  const { t } = useLingui()
  const { key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)
  const setBlock = useSessionAction(setBlockAtom)
  const setDomainBlock = useSessionAction(setDomainBlockAtom)

  return {
    mute({ id }: Asked) {
      openModal({ type: 'MUTE', accountKey, accountId: id })
    },
    block({ id, acct }: Asked) {
      openModal({
        type: 'CONFIRM',
        message: t`Block @${acct}?`,
        details: t`Neither of you will see or follow the other.`,
        confirm: t`Block`,
        isDangerous: true,
        onConfirm: () => void setBlock(id, true),
      })
    },
    /** @param statusId the post that it is about, if any */
    report({ id }: Asked, statusId: StatusId | null = null) {
      openModal({ type: 'REPORT', accountKey, accountId: id, statusId })
    },
    blockDomain(domain: string) {
      openModal({
        type: 'CONFIRM',
        message: t`Block everybody on ${domain}?`,
        details: t`You will see nothing from this server, and nobody there will follow you any longer.`,
        confirm: t`Block domain`,
        isDangerous: true,
        onConfirm: () => void setDomainBlock(domain, true),
      })
    },
  }
}
