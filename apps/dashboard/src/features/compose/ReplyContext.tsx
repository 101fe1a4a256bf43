import { useLingui } from '@lingui/react/macro'
import { type AccountRecord, getSpokenName, type StatusRecord } from '@colonnade/domain/entities'
import { isRtl } from '@colonnade/domain/text'
import { showAcct } from '../../lib/handles.ts'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { FileLinks } from '../../ui/file-links/FileLinks.tsx'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Handle } from '../status/index.ts'
import styles from './ReplyContext.module.css'

interface ReplyContextProps {
  /** null while the answered post is not known: after a reload it may not be there yet. */
  readonly status: StatusRecord | null
  readonly author: AccountRecord | null
  /** The answer is on its way: there is nothing to cancel any more. */
  readonly isLocked: boolean
  readonly onCancel: () => void
}

/** What is being answered, so that nobody has to look for it. */
export function ReplyContext({ status, author, isLocked, onCancel }: ReplyContextProps) {
  const { t } = useLingui()
  const label =
    author === null ? t`Replying to a post` : t`Replying to @${showAcct(author.acct).shown}`
  const name = author === null ? label : getSpokenName(author)

  return (
    <fieldset className={styles['reply']} aria-label={label}>
      <div className={styles['head']}>
        {author !== null && <Avatar src={author.avatar_static} name={name} size="small" />}
        <b dir="auto">{name}</b>
        {author !== null && <Handle acct={author.acct} className={styles['acct']} />}
        <IconButton
          icon="close"
          iconSize={16}
          label={t`Cancel reply`}
          disabled={isLocked}
          onClick={onCancel}
        />
      </div>
      {status !== null && (
        <p className={styles['text']} dir={isRtl(status.search_index) ? 'rtl' : 'ltr'}>
          {status.search_index}
        </p>
      )}
      {status !== null && status.media_attachments.length > 0 && (
        <FileLinks files={status.media_attachments} />
      )}
    </fieldset>
  )
}
