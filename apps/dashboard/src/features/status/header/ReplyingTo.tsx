import { Trans } from '@lingui/react/macro'
import type { AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { getStatusPath } from '../content/link-target.ts'
import { useDisplayAcct } from './use-display-acct.ts'
import styles from './StatusHeader.module.css'

export interface ReplyingToProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
}

/**
 * Names the author that a reply is addressed to, with a link to the parent, when the parent is not the post above.
 * @see BY-25
 */
export function ReplyingTo({ status, author }: ReplyingToProps) {
  const { in_reply_to_id: parent } = status
  const acct = useDisplayAcct(findParentAcct(status, author))
  if (parent === null) return null

  return (
    <div className={styles['reason']} data-reason="reply">
      <Icon name="reply" size={15} />
      <AppLink to={getStatusPath(parent)}>
        {acct === '' ? <Trans>In reply to another post</Trans> : <Trans>In reply to @{acct}</Trans>}
      </AppLink>
    </div>
  )
}

/** Servers mention the author of the parent, except in self-replies. Returns '' if unknown. */
function findParentAcct(status: StatusRecord, author: AccountRecord): string {
  const { in_reply_to_account_id: id, mentions } = status
  if (id === author.id) return author.acct
  return mentions.find((mention) => mention.id === id)?.acct ?? ''
}
