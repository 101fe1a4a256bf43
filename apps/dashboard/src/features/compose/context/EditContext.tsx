import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './ReplyContext.module.css'

interface EditContextProps {
  /** It is on its way: there is nothing to cancel any more. */
  readonly isLocked: boolean
  readonly onCancel: () => void
}

/** Says that a published post is in the composer; its words stand in the text below. */
export function EditContext({ isLocked, onCancel }: EditContextProps) {
  const { t } = useLingui()

  return (
    <fieldset className={styles['reply']} aria-label={t`Editing your post`}>
      <div className={styles['head']}>
        <Icon name="pen" size={16} />
        <b className={styles['what']}>
          <Trans>Editing your post</Trans>
        </b>
        <IconButton
          icon="close"
          iconSize={16}
          label={t`Cancel editing`}
          disabled={isLocked}
          onClick={onCancel}
        />
      </div>
      <p className={styles['note']}>
        <Trans>Readers see that it was edited, and what it said before.</Trans>
      </p>
    </fieldset>
  )
}
