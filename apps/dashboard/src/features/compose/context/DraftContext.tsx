import { Trans, useLingui } from '@lingui/react/macro'
import { usePathname } from 'wouter/use-browser-location'
import {
  accountId,
  type AccountRecord,
  getSpokenName,
  type StatusId,
  type StatusRecord,
} from '@colonnade/domain/entities'
import { type DisplayMedia, shouldRevealInitially } from '@colonnade/domain/media'
import { isRtl } from '@colonnade/domain/text'
import { draftOptionsAtom } from '../../../state/compose/draft-parts.ts'
import { isSubmittingAtom } from '../../../state/compose/draft.ts'
import { cancelReplyAtom, finishThreadAtom } from '../../../state/compose/reply.ts'
import { cancelEditAtom } from '../../../state/drafts/discard-draft.ts'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { statusAtoms } from '../../../state/entities/statuses.ts'
import { useSession, useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { goBack } from '../../../ui/link/go-back.ts'
import { Handle, useDisplayAcct } from '../../status/index.ts'
import { ReplyMedia } from './ReplyMedia.tsx'
import styles from './ReplyContext.module.css'

interface DraftContextProps {
  readonly inReplyTo: StatusId | null
  readonly isEdit: boolean
}

/** Shows that the draft is a reply or an edit; empty for a new post. */
export function DraftContext({ inReplyTo, isEdit }: DraftContextProps) {
  const cancelEdit = useSessionAction(cancelEditAtom)
  const isLocked = useSessionValue(isSubmittingAtom)

  if (isEdit) return <EditContext isLocked={isLocked} onCancel={() => void cancelEdit()} />
  return inReplyTo === null ? null : <ReplyingTo id={inReplyTo} isLocked={isLocked} />
}

const COMPOSE_PATH = '/statuses/new'

/** An id that no server assigns, used while the post has not loaded. */
const NO_ACCOUNT = accountId('')

interface ReplyingToProps {
  readonly id: StatusId
  readonly isLocked: boolean
}

/** The post that the draft replies to. */
function ReplyingTo({ id, isLocked }: ReplyingToProps) {
  const { meta, me } = useSession()
  const status = useSessionValue(statusAtoms, id)
  const author = useSessionValue(accountAtoms, status?.account ?? NO_ACCOUNT)
  const { threaded } = useSessionValue(draftOptionsAtom)
  const finishThread = useSessionAction(finishThreadAtom)
  const isScreen = usePathname() === COMPOSE_PATH
  const cancelReply = useSessionAction(cancelReplyAtom)

  return (
    <ReplyContext
      status={status ?? null}
      author={author ?? null}
      displayMedia={meta.display_media}
      isLocked={isLocked}
      onCancel={cancelReply}
      onFinish={
        threaded && status?.account === me
          ? () => {
              if (finishThread() && isScreen) goBack()
            }
          : undefined
      }
    />
  )
}

interface EditContextProps {
  /** Whether the edit is being sent and cannot be cancelled any more. */
  readonly isLocked: boolean
  readonly onCancel: () => void
}

/** Shows that a published post is being edited. Its text is in the field below. */
export function EditContext({ isLocked, onCancel }: EditContextProps) {
  const { t } = useLingui()

  return (
    <fieldset className={styles['reply']} aria-label={t`Editing your post`}>
      <div className={styles['head']}>
        <Icon name="pen" size={16} />
        <b className={styles['what']}>
          <Trans>Editing your post</Trans>
        </b>
        <IconButton
          icon="close"
          iconSize={16}
          label={t`Cancel editing`}
          disabled={isLocked}
          onClick={onCancel}
        />
      </div>
      <p className={styles['note']}>
        <Trans>Others can see that you edited this post, along with its previous versions.</Trans>
      </p>
    </fieldset>
  )
}

interface ReplyContextProps {
  /** null while the replied-to post is unknown, for example after a reload. */
  readonly status: StatusRecord | null
  readonly author: AccountRecord | null
  /** The media setting of the user. */
  readonly displayMedia?: DisplayMedia
  /** Whether the reply is being sent and cannot be cancelled any more. */
  readonly isLocked: boolean
  readonly onCancel: () => void
  /** Ends the thread after the previous part; without it no thread is being written. */
  readonly onFinish?: (() => void) | undefined
}

/** Shows the replied-to post above the text. */
export function ReplyContext(props: ReplyContextProps) {
  const { status, author, displayMedia = 'default', isLocked, onCancel, onFinish } = props
  const { t } = useLingui()
  const acct = useDisplayAcct(author?.acct ?? '')
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
          isHidden={!shouldRevealInitially(displayMedia, status.sensitive)}
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
