import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { toFocalPosition, type Focus, getFocusAtPointer, stepFocus } from '@colonnade/domain/media'
import { Button } from '../../../../ui/button/Button.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { Blurhash } from '../../../status/index.ts'
import { useFocalPointDrag } from './use-focal-point-drag.ts'
import styles from './FocusDialog.module.css'

interface FocusDialogProps {
  readonly media: MediaAttachmentEntity
  /** The field for the description. */
  readonly description?: ReactNode
  readonly onSave: (focus: Focus) => void
  readonly onClose: () => void
}

const CENTRE: Focus = { x: 0, y: 0 }

/** The whole picture with its focal point, the description, and previews of how it is cropped (FOC-01 to FOC-06). */
export function FocusDialog({ media, description, onSave, onClose }: FocusDialogProps) {
  const { t } = useLingui()
  const hintId = useId()
  const moved = useFocalPointDrag(media.meta?.focus ?? CENTRE, onSave)
  const position = toFocalPosition(moved.focus)
  const x = Math.round(position.x)
  const y = Math.round(position.y)

  return (
    <Dialog title={t`Edit focal point`} closeLabel={t`Close`} size="large" onClose={onClose}>
      <p id={hintId} className={styles['hint']}>
        <Trans>
          Drag the circle, or use the arrow keys, to choose what stays visible when the image is
          cropped.
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

/** Previews of three crops of the picture, updated while the focal point moves. */
function FocusCrops({ media, focus }: FocusCropsProps) {
  const { t, i18n } = useLingui()
  const { x, y } = toFocalPosition(focus)

  return (
    <fieldset className={styles['crops']} aria-label={t`Cropped previews`}>
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

interface FocusPictureProps {
  readonly media: MediaAttachmentEntity
  readonly moved: ReturnType<typeof useFocalPointDrag>
  /** Id of the element with the instructions. */
  readonly hintId: string
}

/** The whole picture with the focal point circle on it. The preview image is shown until the full image has loaded. */
function FocusPicture({ media, moved, hintId }: FocusPictureProps) {
  const { t } = useLingui()
  const reticle = useRef<HTMLButtonElement>(null)
  /** Offset from the middle of the circle to the pointer, in px. */
  const grip = useRef({ x: 0, y: 0 })
  const { x, y } = toFocalPosition(moved.focus)

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const point = { x: clientX - grip.current.x, y: clientY - grip.current.y }
    return getFocusAtPointer(point, currentTarget.getBoundingClientRect())
  }
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    grip.current = getGrabOffset(reticle.current, event)
    event.currentTarget.setPointerCapture(event.pointerId)
    moved.drag(placeOf(event), true)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const focus = stepFocus(moved.focus, event.key, event.shiftKey)
    if (focus === null) return
    event.preventDefault()
    moved.moveTo(focus)
  }

  return (
    <div
      className={styles['picture']}
      style={getRatioStyle(media)}
      data-dragging={moved.isDragging || undefined}
      onPointerDown={handleDown}
      onPointerMove={(event) => {
        if (event.isPrimary && moved.isDragging) moved.drag(placeOf(event))
      }}
      onPointerUp={moved.release}
      onPointerCancel={moved.release}
    >
      {media.blurhash !== null && <Blurhash hash={media.blurhash} />}
      {media.preview_url !== null && media.url !== null && (
        <img className={styles['early']} src={media.preview_url} alt="" draggable={false} />
      )}
      <img
        className={styles['whole']}
        src={media.url ?? media.preview_url ?? undefined}
        alt={media.description ?? ''}
        draggable={false}
      />
      <button
        ref={reticle}
        type="button"
        data-autofocus
        className={styles['reticle']}
        aria-label={t`Focal point`}
        aria-describedby={hintId}
        style={{ left: `${x}%`, top: `${y}%` }}
        onKeyDown={handleKeyDown}
        onBlur={moved.settle}
      />
    </div>
  )
}

/**
 * Returns the offset at which the circle was grabbed. A press elsewhere has no offset, so the circle jumps to the
 * pointer.
 */
function getGrabOffset(reticle: HTMLElement | null, { target, clientX, clientY }: PointerEvent) {
  if (reticle === null || target !== reticle) return { x: 0, y: 0 }
  const { left, top, width, height } = reticle.getBoundingClientRect()
  return { x: clientX - (left + width / 2), y: clientY - (top + height / 2) }
}

/** Reserves the height of the picture before it loads. */
function getRatioStyle({ meta }: MediaAttachmentEntity): CSSProperties | undefined {
  const { width = 0, height = 0 } = meta?.original ?? meta?.small ?? {}
  return width > 0 && height > 0 ? { '--ratio': width / height } : undefined
}
