import { Trans, useLingui } from '@lingui/react/macro'
import { TextArea } from '../../../ui/text-field/TextArea.tsx'
import { TAKES_EMOJI } from '../emoji-target.ts'
import styles from './Attachments.module.css'

/** From this share of the limit on the number of characters is shown. */
const SHOW_COUNT_FROM_SHARE = 0.8

interface DescriptionFieldProps {
  readonly value: string
  /** Maximum length, in characters. */
  readonly limit: number
  /** Read-only: the field can be read and keeps the focus. */
  readonly isLocked: boolean
  /** Minimum number of visible lines. */
  readonly rows?: number
  readonly onType: (value: string) => void
  /** Called when the field is left. */
  readonly onDescribed: () => void
}

/** The field for the alt text of a file. */
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
      {length >= limit * SHOW_COUNT_FROM_SHARE && (
        <small className={styles['count']} data-full={length >= limit || undefined}>
          <Trans>
            {length} of {limit}
          </Trans>
        </small>
      )}
    </div>
  )
}
