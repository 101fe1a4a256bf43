import { useLingui } from '@lingui/react/macro'
import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { focalPosition, focusUnder, stepFocus } from '@colonnade/domain/media'
import { Blurhash } from '../../../status/index.ts'
import type { useMovedFocus } from './use-moved-focus.ts'
import styles from './FocusDialog.module.css'

interface FocusPictureProps {
  readonly media: MediaAttachmentEntity
  readonly moved: ReturnType<typeof useMovedFocus>
  /** The element that says how it is done. */
  readonly hintId: string
}

/** The whole picture with the circle on it. Until a large one is there its preview stands in its place. */
export function FocusPicture({ media, moved, hintId }: FocusPictureProps) {
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
