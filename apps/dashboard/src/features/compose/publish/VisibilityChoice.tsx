import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { VISIBILITIES, type Visibility } from '@colonnade/domain/entities'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import { Select } from '../../../ui/select/Select.tsx'
import styles from '../Composer.module.css'

interface VisibilityFace {
  readonly icon: IconName
  readonly label: MessageDescriptor
  readonly description: MessageDescriptor
}

/** Each visibility as the composer offers it, the widest first. */
export const VISIBILITY_FACES: Readonly<Record<Visibility, VisibilityFace>> = {
  public: {
    icon: 'globe',
    label: msg`Public`,
    description: msg`Everyone, also in the public timelines`,
  },
  unlisted: {
    icon: 'unlock',
    label: msg`Unlisted`,
    description: msg`Everyone, but not in the public timelines`,
  },
  private: { icon: 'lock', label: msg`Followers only`, description: msg`Only your followers` },
  direct: { icon: 'mail', label: msg`Direct`, description: msg`Only those you mention` },
}

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
