import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../icon/Icon.tsx'
import styles from './SensitiveCover.module.css'

interface SensitiveCoverProps {
  readonly isSensitive: boolean
  readonly onReveal: () => void
}

/** Covers hidden attachments and shows the reason. */
export function SensitiveCover({ isSensitive, onReveal }: SensitiveCoverProps) {
  const { t } = useLingui()

  return (
    <button
      type="button"
      className={styles['cover']}
      aria-label={
        isSensitive ? t`Sensitive content, Click to view` : t`Media hidden, Click to view`
      }
      onClick={onReveal}
    >
      <span>
        <Icon name="eye-off" size={22} />
        <b>{isSensitive ? <Trans>Sensitive content</Trans> : <Trans>Media hidden</Trans>}</b>
        <small>
          <Trans>Click to view</Trans>
        </small>
      </span>
    </button>
  )
}
