import { useLingui } from '@lingui/react/macro'
import { DOODLE_SIZES, type DoodleSizeId } from '@colonnade/domain/doodle'
import { Select } from '../../ui/select/Select.tsx'
import styles from './Doodle.module.css'

interface SizeChoiceProps {
  readonly value: DoodleSizeId
  readonly onChange: (size: DoodleSizeId) => void
}

/** The canvas: one of five. */
export function SizeChoice({ value, onChange }: SizeChoiceProps) {
  const { t } = useLingui()
  const names: Partial<Record<DoodleSizeId, string>> = {
    normal: t`Square 500`,
    banner: t`Banner`,
  }
  const options = DOODLE_SIZES.map(({ id, width, height }) => {
    const measure = `${width} × ${height}`
    const label = names[id]
    return label === undefined
      ? { value: id, label: measure }
      : { value: id, label, description: measure }
  })
  const chosen = options.find((option) => option.value === value)?.label ?? ''

  return (
    <div className={styles['size']}>
      <span aria-hidden="true">{t`Canvas size`}</span>
      <Select
        label={t`Canvas size`}
        buttonLabel={t`Canvas size: ${chosen}`}
        value={value}
        options={options}
        onChange={onChange}
      />
    </div>
  )
}
