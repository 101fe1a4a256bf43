import { useLingui } from '@lingui/react/macro'
import { VISIBILITIES, type Visibility } from '@colonnade/domain/entities'
import { Select } from '../../ui/select/Select.tsx'
import { VISIBILITY_FACES } from './visibility-faces.ts'
import styles from './Composer.module.css'

interface VisibilityChoiceProps {
  readonly value: Visibility
  /** It is published already, or on its way. */
  readonly isFixed?: boolean
  readonly onChange: (value: Visibility) => void
}

/** Who will be able to read it. Any may be chosen, also one wider than what is answered (CMP-23). */
export function VisibilityChoice({ value, isFixed = false, onChange }: VisibilityChoiceProps) {
  const { t, i18n } = useLingui()
  const options = VISIBILITIES.map((visibility) => {
    const { icon, label, description } = VISIBILITY_FACES[visibility]
    return { value: visibility, icon, label: i18n._(label), description: i18n._(description) }
  })
  const chosen = i18n._(VISIBILITY_FACES[value].label)

  return (
    <Select
      className={styles['visibility']}
      label={t`Visibility`}
      buttonLabel={t`Visibility: ${chosen}`}
      value={value}
      options={options}
      isDisabled={isFixed}
      onChange={onChange}
    />
  )
}
