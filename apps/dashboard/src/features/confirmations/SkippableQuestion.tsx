import { Trans, useLingui } from '@lingui/react/macro'
import type { AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { PostPreview } from '../status/index.ts'
import styles from './SkippableConfirmation.module.css'

interface SkippableQuestionProps {
  readonly type: 'BOOST' | 'FAVOURITE'
  readonly status: StatusRecord
  readonly author: AccountRecord
  readonly isAnimated: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The post in question, and how not to be asked next time (MOD-08, MOD-09). */
export function SkippableQuestion({ type, onConfirm, onClose, ...post }: SkippableQuestionProps) {
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
