import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { focalPosition, type Focus } from '@colonnade/domain/media'
import { Button } from '../../../../ui/button/Button.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { FocusPicture } from './FocusPicture.tsx'
import { useMovedFocus } from './use-moved-focus.ts'
import styles from './FocusDialog.module.css'

interface FocusDialogProps {
  readonly media: MediaAttachmentEntity
  /** Where the picture is described. */
  readonly description?: ReactNode
  readonly onSave: (focus: Focus) => void
  readonly onClose: () => void
}

const CENTRE: Focus = { x: 0, y: 0 }

/** The whole picture beside its description, the point of it that every crop keeps in view, and what those crops are (FOC-01 to FOC-06). */
export function FocusDialog({ media, description, onSave, onClose }: FocusDialogProps) {
  const { t } = useLingui()
  const hintId = useId()
  const moved = useMovedFocus(media.meta?.focus ?? CENTRE, onSave)
  const position = focalPosition(moved.focus)
  const x = Math.round(position.x)
  const y = Math.round(position.y)

  return (
    <Dialog title={t`Edit focal point`} closeLabel={t`Close`} size="large" onClose={onClose}>
      <p id={hintId} className={styles['hint']}>
        <Trans>
          Drag the circle, or move it with the arrow keys, to what should stay in view where the
          picture is cropped.
        </Trans>
      </p>
      <div className={styles['layout']}>
        <FocusPicture media={media} moved={moved} hintId={hintId} />
        <div className={styles['side']}>
          {description}
          <FocusCrops media={media} focus={moved.focus} />
          <Button
            disabled={moved.focus.x === 0 && moved.focus.y === 0}
            onClick={() => moved.moveTo(CENTRE)}
          >
            <Trans>Move to the centre</Trans>
          </Button>
        </div>
      </div>
      <output className="visually-hidden">
        {moved.isDragging ? '' : t`${x} % from the left, ${y} % from the top`}
      </output>
    </Dialog>
  )
}

const SHAPES = [
  { name: msg`Wide`, shape: 'wide' },
  { name: msg`Square`, shape: 'square' },
  { name: msg`Tall`, shape: 'tall' },
] as const

interface FocusCropsProps {
  readonly media: MediaAttachmentEntity
  readonly focus: Focus
}

/** What is left of the picture in three shapes, as the focus moves. */
function FocusCrops({ media, focus }: FocusCropsProps) {
  const { t, i18n } = useLingui()
  const { x, y } = focalPosition(focus)

  return (
    <fieldset className={styles['crops']} aria-label={t`How it is cropped`}>
      {SHAPES.map(({ name, shape }) => (
        <figure key={shape} data-shape={shape}>
          <img
            src={media.preview_url ?? media.url ?? undefined}
            alt=""
            draggable={false}
            style={{ objectPosition: `${x}% ${y}%` }}
          />
          <figcaption>{i18n._(name)}</figcaption>
        </figure>
      ))}
    </fieldset>
  )
}
