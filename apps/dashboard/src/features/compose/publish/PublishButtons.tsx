import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import type { PublishButton } from '@colonnade/domain/compose'
import { VISIBILITIES, type Visibility } from '@colonnade/domain/entities'
import { Button } from '../../../ui/button/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import styles from '../Composer.module.css'

interface VisibilityOption {
  readonly icon: IconName
  readonly label: MessageDescriptor
  readonly description: MessageDescriptor
}

/** Each visibility as the composer offers it, from public to direct. */
const VISIBILITY_OPTIONS: Readonly<Record<Visibility, VisibilityOption>> = {
  public: {
    icon: 'globe',
    label: msg`Public`,
    description: msg`Everyone, shown in public timelines`,
  },
  unlisted: {
    icon: 'unlock',
    label: msg`Unlisted`,
    description: msg`Everyone, but hidden from public timelines`,
  },
  private: { icon: 'lock', label: msg`Followers only`, description: msg`Only your followers` },
  direct: { icon: 'mail', label: msg`Direct`, description: msg`Everyone mentioned in the post` },
}

interface VisibilityChoiceProps {
  readonly value: Visibility
  /** Whether the post is already published or being sent. */
  readonly isFixed?: boolean
  readonly onChange: (value: Visibility) => void
}

/** The select for the visibility. Each can be chosen, also a wider one than that of the replied-to post (CMP-23). */
export function VisibilityChoice({ value, isFixed = false, onChange }: VisibilityChoiceProps) {
  const { t, i18n } = useLingui()
  const options = VISIBILITIES.map((visibility) => {
    const { icon, label, description } = VISIBILITY_OPTIONS[visibility]
    return { value: visibility, icon, label: i18n._(label), description: i18n._(description) }
  })
  const chosen = i18n._(VISIBILITY_OPTIONS[value].label)

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

interface PublishButtonsProps {
  readonly isEdit: boolean
  readonly isDisabled: boolean
  /** True from the click until the response. */
  readonly isSending: boolean
  /** Visibility of the second button; null for none. */
  readonly sideArm: Visibility | null
  /** Called with the button that was clicked. */
  readonly onPublish: (button: PublishButton) => void
}

/** The publish button and the optional second one with another visibility. */
export function PublishButtons(props: PublishButtonsProps) {
  const { isEdit, isDisabled, isSending, sideArm, onPublish } = props

  return (
    <span className={styles['buttons']}>
      {sideArm !== null && (
        <SideArm
          visibility={sideArm}
          isDisabled={isDisabled}
          onClick={() => onPublish('side-arm')}
        />
      )}
      <Button
        variant="primary"
        className={styles['go']}
        disabled={isDisabled}
        onMouseDown={keepFocus}
        onClick={() => onPublish('main')}
      >
        {isSending ? (
          <Sending isEdit={isEdit} />
        ) : isEdit ? (
          <Trans>Save changes</Trans>
        ) : (
          <Trans>Publish</Trans>
        )}
      </Button>
    </span>
  )
}

function Sending({ isEdit }: Pick<PublishButtonsProps, 'isEdit'>) {
  return isEdit ? <Trans>Saving…</Trans> : <Trans>Publishing…</Trans>
}

/**
 * Keeps the focus in the current field during a click. Leaving a description field would save it, and nothing can be
 * published while it is being saved, so that the click would be lost. Publishing saves the typed description anyway.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

interface SideArmProps {
  readonly visibility: Visibility
  readonly isDisabled: boolean
  readonly onClick: () => void
}

function SideArm({ visibility, isDisabled, onClick }: SideArmProps) {
  const { t, i18n } = useLingui()
  const { icon, label } = VISIBILITY_OPTIONS[visibility]
  const readers = i18n._(label)
  const name = t`Publish (${readers})`

  return (
    <Button
      variant="primary"
      className={classNames(styles['go'], styles['sideArm'])}
      aria-label={name}
      title={name}
      disabled={isDisabled}
      onMouseDown={keepFocus}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
    </Button>
  )
}
