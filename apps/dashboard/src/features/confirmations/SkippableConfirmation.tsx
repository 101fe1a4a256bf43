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
import { ClosingLinks } from '../../ui/link/ClosingLinks.tsx'
import { PostPreview } from '../status/index.ts'
import styles from './SkippableConfirmation.module.css'

/** An id that no server gives: looked up where the post is gone. */
const NOBODY = accountId('')

interface SkippableConfirmationProps {
  readonly type: 'BOOST' | 'FAVOURITE'
  readonly statusId: StatusId
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** A question about a post of the store, which Shift skips. */
export function SkippableConfirmation(props: SkippableConfirmationProps) {
  const { type, statusId, onConfirm, onClose } = props
  const { meta } = useSession()
  const status = useSessionValue(statusAtoms, statusId)
  const author = useSessionValue(accountAtoms, status?.account ?? NOBODY)
  if (status === undefined || author === undefined) return null

  return (
    <ClosingLinks onClose={onClose}>
      <SkippableQuestion
        type={type}
        status={status}
        author={author}
        isAnimated={meta.auto_play_gif && !meta.reduce_motion}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    </ClosingLinks>
  )
}

interface SkippableQuestionProps {
  readonly type: 'BOOST' | 'FAVOURITE'
  readonly status: StatusRecord
  readonly author: AccountRecord
  readonly isAnimated: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The post in question, and how not to be asked next time (MOD-08, MOD-09). */
function SkippableQuestion({ type, onConfirm, onClose, ...post }: SkippableQuestionProps) {
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
  /** What is read aloud in its place. */
  readonly name: string
}

/** A picture that stands for a word in a sentence. */
function NamedIcon({ icon, name }: NamedIconProps) {
  return (
    <span className={styles['icon']} title={name}>
      <Icon name={icon} size={14} />
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
