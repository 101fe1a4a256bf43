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
import { focalPosition, type Focus, focusUnder, stepFocus } from '@colonnade/domain/media'
import { Button } from '../../../../ui/button/Button.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { Blurhash } from '../../../status/index.ts'
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

/** What is left of the picture in three shapes, as the focus moves. */
function FocusCrops({ media, focus }: FocusCropsProps) {
  const { t, i18n } = useLingui()
  const { x, y } = focalPosition(focus)

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
  readonly moved: ReturnType<typeof useMovedFocus>
  /** The element that says how it is done. */
  readonly hintId: string
}

/** The whole picture with the circle on it. Until a large one is there its preview stands in its place. */
function FocusPicture({ media, moved, hintId }: FocusPictureProps) {
  const { t } = useLingui()
  const reticle = useRef<HTMLButtonElement>(null)
  /** From the middle of the circle to where it was taken hold of. */
  const grip = useRef({ x: 0, y: 0 })
  const { x, y } = focalPosition(moved.focus)

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const point = { x: clientX - grip.current.x, y: clientY - grip.current.y }
    return focusUnder(point, currentTarget.getBoundingClientRect())
  }
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    grip.current = gripOn(reticle.current, event)
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
      style={ratioOf(media)}
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

/** Who takes hold of the circle moves it from where it is; elsewhere it comes to the pointer. */
function gripOn(reticle: HTMLElement | null, { target, clientX, clientY }: PointerEvent) {
  if (reticle === null || target !== reticle) return { x: 0, y: 0 }
  const { left, top, width, height } = reticle.getBoundingClientRect()
  return { x: clientX - (left + width / 2), y: clientY - (top + height / 2) }
}

/** As tall as it will be, before it is there. */
function ratioOf({ meta }: MediaAttachmentEntity): CSSProperties | undefined {
  const { width = 0, height = 0 } = meta?.original ?? meta?.small ?? {}
  return width > 0 && height > 0 ? { '--ratio': width / height } : undefined
}
