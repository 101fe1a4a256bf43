import { useLingui } from '@lingui/react/macro'
import type { Visibility } from '@colonnade/domain/entities'
import type { SelectOption } from '../../ui/select/select-option.ts'
import { Select } from '../../ui/select/Select.tsx'
import styles from './Composer.module.css'

interface VisibilityChoiceProps {
  readonly value: Visibility
  /** It is published already. */
  readonly isFixed?: boolean
  readonly onChange: (value: Visibility) => void
}

/** Who will be able to read it. Any may be chosen, also one wider than what is answered (CMP-23). */
export function VisibilityChoice({ value, isFixed = false, onChange }: VisibilityChoiceProps) {
  const { t } = useLingui()
  const options: readonly SelectOption<Visibility>[] = [
    {
      value: 'public',
      icon: 'globe',
      label: t`Public`,
      description: t`Everyone, also in the public timelines`,
    },
    {
      value: 'unlisted',
      icon: 'unlock',
      label: t`Unlisted`,
      description: t`Everyone, but not in the public timelines`,
    },
    {
      value: 'private',
      icon: 'lock',
      label: t`Followers only`,
      description: t`Only your followers`,
    },
    { value: 'direct', icon: 'mail', label: t`Direct`, description: t`Only those you mention` },
  ]
  const chosen = options.find((option) => option.value === value)?.label ?? ''

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
