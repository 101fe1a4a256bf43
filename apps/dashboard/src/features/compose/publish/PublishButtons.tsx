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

interface VisibilityFace {
  readonly icon: IconName
  readonly label: MessageDescriptor
  readonly description: MessageDescriptor
}

/** Each visibility as the composer offers it, the widest first. */
const VISIBILITY_FACES: Readonly<Record<Visibility, VisibilityFace>> = {
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

interface PublishButtonsProps {
  readonly isEdit: boolean
  readonly isDisabled: boolean
  /** From the press until the answer. */
  readonly isSending: boolean
  /** Whom the second button publishes for; null for none. */
  readonly sideArm: Visibility | null
  /** Told which of the two was pressed. */
  readonly onPublish: (button: PublishButton) => void
}

/** The one thing that the composer is for, and the same again for other readers. */
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
        onMouseDown={keepCaret}
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
 * Until the press is done nobody leaves the field that they wrote in: leaving a description saves it, and while that is on
 * its way nothing can be published, so that the press would be lost. Publishing saves what is typed by itself.
 */
function keepCaret(event: MouseEvent): void {
  event.preventDefault()
}

interface SideArmProps {
  readonly visibility: Visibility
  readonly isDisabled: boolean
  readonly onClick: () => void
}

function SideArm({ visibility, isDisabled, onClick }: SideArmProps) {
  const { t, i18n } = useLingui()
  const { icon, label } = VISIBILITY_FACES[visibility]
  const readers = i18n._(label)
  const name = t`Publish (${readers})`

  return (
    <Button
      variant="primary"
      className={classNames(styles['go'], styles['sideArm'])}
      aria-label={name}
      title={name}
      disabled={isDisabled}
      onMouseDown={keepCaret}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
    </Button>
  )
}
