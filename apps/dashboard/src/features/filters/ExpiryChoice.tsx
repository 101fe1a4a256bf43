import { Trans, useLingui } from '@lingui/react/macro'
import { FILTER_EXPIRIES, type FilterExpiry } from '@colonnade/domain/filters'
import { Select } from '../../ui/select/Select.tsx'
import { useFilterWords } from './use-filter-words.ts'
import styles from './FilterForm.module.css'

interface ExpiryChoiceProps {
  readonly expiry: FilterExpiry
  /** When it ends as it is; ISO 8601, null for never. */
  readonly end: string | null
  readonly onChange: (expiry: FilterExpiry) => void
}

/** How long a filter lasts. */
export function ExpiryChoice({ expiry, end, onChange }: ExpiryChoiceProps) {
  const { t } = useLingui()
  const words = useFilterWords()
  const options = [
    ...(end === null ? [] : [{ value: 'keep', label: t`Until ${words.date(end)}` }]),
    { value: 'never', label: t`For good` },
    ...FILTER_EXPIRIES.map((seconds) => ({ value: String(seconds), label: words.span(seconds) })),
  ]
  const value = String(expiry)
  const chosen = options.find((option) => option.value === value)?.label ?? ''

  return (
    <div className={styles['row']}>
      <span aria-hidden="true">
        <Trans>How long</Trans>
      </span>
      <Select
        label={t`How long`}
        buttonLabel={t`How long: ${chosen}`}
        value={value}
        options={options}
        onChange={(next) => onChange(next === 'keep' || next === 'never' ? next : Number(next))}
      />
    </div>
  )
}
