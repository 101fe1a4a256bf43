import { Trans, useLingui } from '@lingui/react/macro'
import { TextArea } from '../../../ui/text-field/TextArea.tsx'
import { TAKES_EMOJI } from '../emoji-target.ts'
import styles from './Attachments.module.css'

/** From this part of the limit on it is told how much was written. */
const COUNTED_FROM = 0.8

interface DescriptionFieldProps {
  readonly value: string
  /** Characters. */
  readonly limit: number
  /** It can be read, and keeps the focus. */
  readonly isLocked: boolean
  /** How many lines are shown at least. */
  readonly rows?: number
  readonly onType: (value: string) => void
  /** The field was left. */
  readonly onDescribed: () => void
}

/** What there is to see or hear, in words. */
export function DescriptionField({
  value,
  limit,
  isLocked,
  rows = 2,
  onType,
  onDescribed,
}: DescriptionFieldProps) {
  const { t } = useLingui()
  const { length } = value

  return (
    <div className={styles['words']}>
      <TextArea
        {...TAKES_EMOJI}
        className={styles['description']}
        aria-label={t`Description`}
        placeholder={t`Describe this for people who can't see or hear it`}
        dir="auto"
        rows={rows}
        maxLength={limit}
        value={value}
        readOnly={isLocked}
        onChange={onType}
        onBlur={onDescribed}
      />
      {length >= limit * COUNTED_FROM && (
        <small className={styles['count']} data-full={length >= limit || undefined}>
          <Trans>
            {length} of {limit}
          </Trans>
        </small>
      )}
    </div>
  )
}
