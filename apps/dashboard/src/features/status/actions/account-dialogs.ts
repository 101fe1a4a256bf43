import { t } from '@lingui/core/macro'
import type { AccountRecord, StatusId } from '@colonnade/domain/entities'
import { formatAcct } from '../../../lib/format-acct.ts'
import { setDomainBlockAtom } from '../../../state/actions/block-domain.ts'
import { setBlockAtom } from '../../../state/actions/relationship-action.ts'
import { useSession } from '../../../state/react/index.ts'
import type { Session } from '../../../state/session.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'

type DialogAccount = Pick<AccountRecord, 'id' | 'acct'>

/** Opens the dialogs that mute, block or report an account, or block its domain (ACC-10, ACC-11, DOM-01). */
export function createAccountDialogs(session: Session) {
  const { app, store, key: accountKey } = session

  return {
    mute({ id }: DialogAccount) {
      app.set(openModalAtom, { type: 'MUTE', accountKey, accountId: id })
    },
    block({ id, acct: sentAcct }: DialogAccount) {
      const acct = formatAcct(sentAcct).shown
      app.set(openModalAtom, {
        type: 'CONFIRM',
        message: t`Block @${acct}?`,
        details: t`They can't see your content and you won't see theirs.`,
        confirm: t`Block`,
        isDangerous: true,
        onConfirm: () => void store.set(setBlockAtom, session, id, true),
      })
    },
    /** @param statusId the reported post, if any */
    report({ id }: DialogAccount, statusId: StatusId | null = null) {
      app.set(openModalAtom, { type: 'REPORT', accountKey, accountId: id, statusId })
    },
    blockDomain(sentDomain: string) {
      const domain = formatAcct(`@${sentDomain}`).shown.slice(1)
      app.set(openModalAtom, {
        type: 'CONFIRM',
        message: t`Block domain ${domain}?`,
        details: t`You won't see posts or notifications from users on this server. No one from this server can follow you.`,
        confirm: t`Block domain`,
        isDangerous: true,
        onConfirm: () => void store.set(setDomainBlockAtom, session, sentDomain, true),
      })
    },
  }
}

/** The same, for the account of the context. */
export const useAccountDialogs = () => createAccountDialogs(useSession())
