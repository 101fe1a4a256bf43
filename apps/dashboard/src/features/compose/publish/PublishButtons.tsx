import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import type { PublishButton } from '@colonnade/domain/compose'
import type { Visibility } from '@colonnade/domain/entities'
import { Button } from '../../../ui/button/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { VISIBILITY_FACES } from './VisibilityChoice.tsx'
import styles from '../Composer.module.css'

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
