import { Trans } from '@lingui/react/macro'
import type { AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { statusPath } from '../content/link-target.ts'
import { useShownAcct } from './use-shown-acct.ts'
import styles from './StatusHeader.module.css'

export interface ReplyReasonProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
}

/** Says who a reply answers, with a link to that post, where that post is not the one above it. @see BY-25 */
export function ReplyReason({ status, author }: ReplyReasonProps) {
  const { in_reply_to_id: parent } = status
  const acct = useShownAcct(findParentAcct(status, author))
  if (parent === null) return null

  return (
    <div className={styles['reason']} data-reason="reply">
      <Icon name="reply" size={15} />
      <AppLink to={statusPath(parent)}>
        {acct === '' ? <Trans>In reply to another post</Trans> : <Trans>In reply to @{acct}</Trans>}
      </AppLink>
    </div>
  )
}

/** Servers mention the author of what is replied to, except in replies to oneself. '' where nobody knows. */
function findParentAcct(status: StatusRecord, author: AccountRecord): string {
  const { in_reply_to_account_id: id, mentions } = status
  if (id === author.id) return author.acct
  return mentions.find((mention) => mention.id === id)?.acct ?? ''
}
