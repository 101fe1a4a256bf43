import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, type SyntheticEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Upload, uploadPercent } from '@colonnade/domain/compose'
import type { AttachmentCard as Card } from '../../../state/compose/upload-list.ts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx'
import { DescriptionField } from './DescriptionField.tsx'
import type { CardGrip, GripEvent } from './dragging/card-grips.ts'
import { FilePreview } from './FilePreview.tsx'
import { UploadFailure } from './UploadFailure.tsx'
import styles from './Attachments.module.css'

export interface AttachmentCardProps {
  readonly card: Card
  /** The post is on its way and must not change. */
  readonly isLocked: boolean
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
  /** Where it stands; null while it stands alone. */
  readonly place: Place | null
  /** @param index counted from 0 */
  readonly onMove: (index: number) => void
  /** Told of every press on its preview, so that it can be dragged by it. */
  readonly onGrip: CardGrip
}

/** One file of the draft: what it shows, what it says, how far it is, and the way out (UPL-14). */
export function AttachmentCard(props: AttachmentCardProps) {
  const { card, isLocked, place, sizeLimit, onFocus, onRetry, onRemove, onGrip } = props
  const { media, upload } = card
  const { t } = useLingui()
  const name = card.name || t`Attachment`
  const trouble = upload?.trouble ?? null
  const grip = (event: GripEvent) => (press: SyntheticEvent) => {
    if (!isLocked) onGrip(event, press)
  }

  return (
    <fieldset
      className={styles['card']}
      aria-label={name}
      data-card={card.key}
      data-trouble={trouble !== null || undefined}
    >
      {/* The keyboard has a handle of its own; the preview is a larger one for the pointer. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles['tile']}
        data-movable={place !== null || undefined}
        onMouseDown={grip('onMouseDown')}
        onTouchStart={grip('onTouchStart')}
      >
        <FilePreview media={media} file={card.file} />
        {place !== null && (
          <button
            type="button"
            className={styles['grip']}
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
      <div className={styles['acts']} data-wide={place !== null || undefined}>
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
        {place !== null && <MoveButtons place={place} isLocked={isLocked} onMove={props.onMove} />}
      </div>
      {upload !== null && trouble === null && <Way name={name} upload={upload} />}
      {trouble !== null && (
        <UploadFailure
          name={name}
          trouble={trouble}
          limit={sizeLimit}
          isLocked={isLocked}
          onRetry={onRetry}
        />
      )}
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
      <small>{isProcessing ? <Trans>Processing…</Trans> : `${percent} %`}</small>
      <ProgressBar className={styles['bar']} label={t`Uploading`} value={percent} />
    </div>
  )
}

/** Where a file stands among those of its post. */
interface Place {
  /** Counted from 0. */
  readonly index: number
  readonly total: number
}

interface MoveButtonsProps {
  readonly place: Place
  readonly isLocked: boolean
  readonly onMove: (index: number) => void
}

/** Puts a file before or behind its neighbour, without dragging. */
function MoveButtons({ place: { index, total }, isLocked, onMove }: MoveButtonsProps) {
  const { t } = useLingui()
  const earlier = useRef<HTMLButtonElement>(null)
  const later = useRef<HTMLButtonElement>(null)

  const move = (to: number, used: RefObject<HTMLButtonElement | null>) => {
    flushSync(() => onMove(to))
    // It was taken out of the page and put in again; at either end the other one goes on.
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
