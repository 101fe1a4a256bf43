import { Trans, useLingui } from '@lingui/react/macro'
import { type AccountRecord, getSpokenName, type StatusRecord } from '@colonnade/domain/entities'
import { revealAtStart, type DisplayMedia } from '@colonnade/domain/media'
import { isRtl } from '@colonnade/domain/text'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Handle, useShownAcct } from '../../status/index.ts'
import { ReplyMedia } from './ReplyMedia.tsx'
import styles from './ReplyContext.module.css'

interface ReplyContextProps {
  /** null while the answered post is not known: after a reload it may not be there yet. */
  readonly status: StatusRecord | null
  readonly author: AccountRecord | null
  /** Which media the reader wants to see. */
  readonly displayMedia?: DisplayMedia
  /** The answer is on its way: there is nothing to cancel any more. */
  readonly isLocked: boolean
  readonly onCancel: () => void
  /** Says that the part before was the last one; without it this is no thread that is being written. */
  readonly onFinish?: (() => void) | undefined
}

/** What is being answered, so that nobody has to look for it. */
export function ReplyContext(props: ReplyContextProps) {
  const { status, author, displayMedia = 'default', isLocked, onCancel, onFinish } = props
  const { t } = useLingui()
  const acct = useShownAcct(author?.acct ?? '')
  const label = author === null ? t`Replying to a post` : t`Replying to @${acct}`
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
        <ReplyMedia
          media={status.media_attachments}
          isHidden={!revealAtStart(displayMedia, status.sensitive)}
        />
      )}
      {onFinish !== undefined && (
        <Button className={styles['finish']} icon="check" disabled={isLocked} onClick={onFinish}>
          <Trans>Finish thread</Trans>
        </Button>
      )}
    </fieldset>
  )
}
