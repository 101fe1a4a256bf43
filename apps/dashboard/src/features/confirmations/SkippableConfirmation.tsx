import { Trans, useLingui } from '@lingui/react/macro'
import {
  accountId,
  type AccountRecord,
  type StatusId,
  type StatusRecord,
} from '@colonnade/domain/entities'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { CloseOnNavigate } from '../../ui/link/CloseOnNavigate.tsx'
import { PostPreview } from '../status/index.ts'
import styles from './SkippableConfirmation.module.css'

/** An id that no server assigns, used when the post was deleted. */
const NO_ACCOUNT = accountId('')

interface SkippableConfirmationProps {
  readonly type: 'BOOST' | 'FAVOURITE'
  readonly statusId: StatusId
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** A confirmation for a post of the store, which Shift+click skips. */
export function SkippableConfirmation(props: SkippableConfirmationProps) {
  const { type, statusId, onConfirm, onClose } = props
  const { meta } = useSession()
  const status = useSessionValue(statusAtoms, statusId)
  const author = useSessionValue(accountAtoms, status?.account ?? NO_ACCOUNT)
  if (status === undefined || author === undefined) return null

  return (
    <CloseOnNavigate onClose={onClose}>
      <SkippableDialog
        type={type}
        status={status}
        author={author}
        isAnimated={meta.auto_play_gif && !meta.reduce_motion}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    </CloseOnNavigate>
  )
}

interface SkippableDialogProps {
  readonly type: 'BOOST' | 'FAVOURITE'
  readonly status: StatusRecord
  readonly author: AccountRecord
  readonly isAnimated: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Shows the post, and how to skip the confirmation next time (MOD-08, MOD-09). */
function SkippableDialog({ type, onConfirm, onClose, ...post }: SkippableDialogProps) {
  const { t } = useLingui()
  const isBoost = type === 'BOOST'

  return (
    <ConfirmDialog
      question={isBoost ? t`Boost this post?` : t`Favourite this post?`}
      verb={isBoost ? <Trans>Boost</Trans> : <Trans>Favourite</Trans>}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <PostPreview {...post} />
      <p className={styles['hint']}>
        {isBoost ? (
          <Trans>
            You can press Shift + <NamedIcon icon="boost" name={t`boost`} /> to skip this next time
          </Trans>
        ) : (
          <Trans>
            You can press Shift + <NamedIcon icon="star" name={t`star`} /> to skip this next time
          </Trans>
        )}
      </p>
    </ConfirmDialog>
  )
}

interface NamedIconProps {
  readonly icon: IconName
  /** The text for screen readers. */
  readonly name: string
}

/** An icon that replaces a word in a sentence. */
function NamedIcon({ icon, name }: NamedIconProps) {
  return (
    <span className={styles['icon']} title={name}>
      <Icon name={icon} size={14} />
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
