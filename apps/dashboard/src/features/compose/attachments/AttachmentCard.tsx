import { Trans, useLingui } from '@lingui/react/macro'
import { uploadPercent, type Upload } from '@colonnade/domain/compose'
import type { AttachmentCard as Card } from '../../../state/compose/attachment-cards.ts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx'
import { DescriptionField } from './DescriptionField.tsx'
import { FilePreview } from './FilePreview.tsx'
import { UploadFailure } from './UploadFailure.tsx'
import styles from './Attachments.module.css'

export interface AttachmentCardProps {
  readonly card: Card
  /** Characters of a description. */
  readonly descriptionLimit: number
  /** Bytes of such a file; null where the server does not say. */
  readonly sizeLimit: number | null
  readonly onType: (description: string) => void
  /** What was typed is complete for now. */
  readonly onDescribed: () => void
  /** Asks for its focal point. */
  readonly onFocus: () => void
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** One file of the draft: what it shows, what it says, how far it is, and the way out (UPL-14). */
export function AttachmentCard(props: AttachmentCardProps) {
  const { card, sizeLimit, onFocus, onRetry, onRemove } = props
  const { media, upload } = card
  const { t } = useLingui()
  const name = card.name || t`Attachment`
  const trouble = upload?.trouble ?? null

  return (
    <fieldset
      className={styles['card']}
      aria-label={name}
      data-trouble={trouble !== null || undefined}
    >
      <FilePreview media={media} file={card.file} />
      <DescriptionField
        value={card.description}
        limit={props.descriptionLimit}
        onType={props.onType}
        onDescribed={props.onDescribed}
      />
      <div className={styles['acts']}>
        <IconButton icon="close" iconSize={16} label={t`Remove`} onClick={onRemove} />
        {media?.type === 'image' && media.preview_url !== null && (
          <IconButton
            icon="target"
            iconSize={16}
            label={t`Edit focal point`}
            aria-haspopup="dialog"
            onClick={onFocus}
          />
        )}
      </div>
      {upload !== null && trouble === null && <Way name={name} upload={upload} />}
      {trouble !== null && <UploadFailure trouble={trouble} limit={sizeLimit} onRetry={onRetry} />}
    </fieldset>
  )
}

function Way({ name, upload }: { readonly name: string; readonly upload: Upload }) {
  const { t } = useLingui()
  const { loaded, total, isProcessing } = upload
  const percent = isProcessing ? 100 : uploadPercent(loaded, total)

  return (
    <div className={styles['way']}>
      <span className={styles['name']} dir="auto">
        {name}
      </span>
      <small>{isProcessing ? <Trans>Being processed</Trans> : `${percent} %`}</small>
      <ProgressBar className={styles['bar']} label={t`Uploading`} value={percent} />
    </div>
  )
}
