import { Trans, useLingui } from '@lingui/react/macro'
import { uploadPercent, type Uploads } from '@colonnade/domain/compose'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx'
import styles from './Attachments.module.css'

interface UploadCardProps {
  readonly upload: Uploads['pending'][number]
  /** The file's. */
  readonly name: string
  readonly onRemove: () => void
}

/** A file on its way, with how far it is. */
export function UploadCard({ upload, name, onRemove }: UploadCardProps) {
  const { t } = useLingui()
  const percent = uploadPercent(upload.loaded, upload.total)

  return (
    <fieldset className={styles['card']} aria-label={name}>
      <div className={styles['way']}>
        <span className={styles['name']} dir="auto">
          {name}
        </span>
        <ProgressBar label={t`Uploading`} value={upload.isProcessing ? 100 : percent} />
        <small>{upload.isProcessing ? <Trans>Being processed</Trans> : `${percent} %`}</small>
      </div>
      <div className={styles['acts']}>
        <IconButton icon="close" iconSize={16} label={t`Remove`} onClick={onRemove} />
      </div>
    </fieldset>
  )
}
