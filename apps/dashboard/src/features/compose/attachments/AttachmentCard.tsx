import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, type SyntheticEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Upload, getUploadPercent } from '@colonnade/domain/compose'
import type { AttachmentCard as Card } from '../../../state/compose/upload-list.ts'
import type {
  DragListener,
  DragEventName,
} from '../../../ui/dragging/list-dragging/drag-listeners.ts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx'
import { DescriptionField } from './DescriptionField.tsx'
import { FilePreview } from './FilePreview.tsx'
import { UploadFailure } from './UploadFailure.tsx'
import styles from './Attachments.module.css'

export interface AttachmentCardProps {
  readonly card: Card
  /** Whether the post is being sent and must not change. */
  readonly isLocked: boolean
  /** Maximum length of a description, in characters. */
  readonly descriptionLimit: number
  /** Maximum size of such a file, in bytes; null when the server does not report it. */
  readonly sizeLimit: number | null
  readonly onType: (description: string) => void
  /** Called when the field is left. */
  readonly onDescribed: () => void
  /** Opens the dialog for the focal point. */
  readonly onFocus: () => void
  readonly onRetry: () => void
  readonly onRemove: () => void
  /** Position of the card; null for a single card. */
  readonly position: CardPosition | null
  /** @param index counted from 0 */
  readonly onMove: (index: number) => void
  /** Receives every press on the preview, so that the card can be dragged by it. */
  readonly onHandleEvent: DragListener
}

/** One attachment of the draft: preview, description, upload progress and a button to remove it (UPL-14). */
export function AttachmentCard(props: AttachmentCardProps) {
  const { card, isLocked, position, sizeLimit, onFocus, onRetry, onRemove, onHandleEvent } = props
  const { media, upload } = card
  const { t } = useLingui()
  const name = card.name || t`Attachment`
  const error = upload?.error ?? null
  const grip = (event: DragEventName) => (press: SyntheticEvent) => {
    if (!isLocked) onHandleEvent(event, press)
  }

  return (
    <fieldset
      className={styles['card']}
      aria-label={name}
      data-card={card.key}
      data-error={error !== null || undefined}
    >
      {/* The keyboard has its own drag handle; for the pointer the whole preview is one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles['tile']}
        data-movable={position !== null || undefined}
        onMouseDown={grip('onMouseDown')}
        onTouchStart={grip('onTouchStart')}
      >
        <FilePreview media={media} file={card.file} />
        {position !== null && (
          <button
            type="button"
            className={styles['dragHandle']}
            aria-label={t`Move`}
            data-grip
            disabled={isLocked}
            onKeyDown={grip('onKeyDown')}
          >
            <Icon name="grip" size={14} />
          </button>
        )}
      </div>
      <DescriptionField
        value={card.description}
        limit={props.descriptionLimit}
        isLocked={isLocked}
        onType={props.onType}
        onDescribed={props.onDescribed}
      />
      <div className={styles['actions']} data-wide={position !== null || undefined}>
        {media?.type === 'image' && media.preview_url !== null && (
          <IconButton
            icon="target"
            iconSize={16}
            label={t`Edit focal point`}
            aria-haspopup="dialog"
            disabled={isLocked}
            onClick={onFocus}
          />
        )}
        <IconButton
          icon="close"
          iconSize={16}
          label={t`Remove`}
          disabled={isLocked}
          onClick={onRemove}
        />
        {position !== null && (
          <MoveButtons position={position} isLocked={isLocked} onMove={props.onMove} />
        )}
      </div>
      {upload !== null && error === null && <UploadProgress name={name} upload={upload} />}
      {error !== null && (
        <UploadFailure
          name={name}
          error={error}
          limit={sizeLimit}
          isLocked={isLocked}
          onRetry={onRetry}
        />
      )}
    </fieldset>
  )
}

function UploadProgress({ name, upload }: { readonly name: string; readonly upload: Upload }) {
  const { t } = useLingui()
  const { loaded, total, isProcessing } = upload
  const percent = isProcessing ? 100 : getUploadPercent(loaded, total)

  return (
    <div className={styles['progress']}>
      <span className={styles['name']} dir="auto">
        {name}
      </span>
      <small>{isProcessing ? <Trans>Processing…</Trans> : `${percent} %`}</small>
      <ProgressBar className={styles['bar']} label={t`Uploading`} value={percent} />
    </div>
  )
}

/** Position of a file among the attachments of its post. */
interface CardPosition {
  /** Counted from 0. */
  readonly index: number
  readonly total: number
}

interface MoveButtonsProps {
  readonly position: CardPosition
  readonly isLocked: boolean
  readonly onMove: (index: number) => void
}

/** Buttons that move an attachment before or after its neighbour without dragging. */
function MoveButtons({ position: { index, total }, isLocked, onMove }: MoveButtonsProps) {
  const { t } = useLingui()
  const earlier = useRef<HTMLButtonElement>(null)
  const later = useRef<HTMLButtonElement>(null)

  const move = (to: number, used: RefObject<HTMLButtonElement | null>) => {
    flushSync(() => onMove(to))
    // The button was removed from the page and inserted again. At either end it is disabled, so the other one takes
    // the focus.
    const other = used === earlier ? later : earlier
    const next = used.current?.disabled === true ? other : used
    next.current?.focus()
  }

  return (
    <>
      <IconButton
        ref={earlier}
        icon="arrow-up"
        iconSize={16}
        label={t`Move earlier`}
        disabled={isLocked || index === 0}
        onClick={() => move(index - 1, earlier)}
      />
      <IconButton
        ref={later}
        icon="arrow-down"
        iconSize={16}
        label={t`Move later`}
        disabled={isLocked || index === total - 1}
        onClick={() => move(index + 1, later)}
      />
    </>
  )
}
