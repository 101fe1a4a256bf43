import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import {
  dragFocus,
  focalPosition,
  focusUnder,
  releaseFocus,
  stepFocus,
  type Focus,
  type FocusDrag,
} from '@colonnade/domain/media'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import styles from './FocusDialog.module.css'

interface FocusDialogProps {
  readonly media: MediaAttachmentEntity
  readonly onSave: (focus: Focus) => void
  readonly onClose: () => void
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y })

/** The whole picture, and the point of it that every crop keeps in view (FOC-01 to FOC-06). */
export function FocusDialog({ media, onSave, onClose }: FocusDialogProps) {
  const { t } = useLingui()
  const saved = media.meta?.focus ?? { x: 0, y: 0 }
  const [drag, setDrag] = useState<FocusDrag>({ focus: saved, isDragging: false })
  const { x, y } = focalPosition(drag.focus)

  const follow = (event: PointerEvent<HTMLElement>, isDown?: boolean) => {
    const box = event.currentTarget.getBoundingClientRect()
    setDrag(dragFocus(drag, focusUnder(pointOf(event), box), isDown))
  }
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    follow(event, true)
  }
  const handleUp = () => {
    const released = releaseFocus(drag)
    setDrag(released.drag)
    if (released.save !== null) onSave(released.save)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const focus = stepFocus(drag.focus, event.key, event.shiftKey)
    if (focus === null) return
    event.preventDefault()
    setDrag({ focus, isDragging: false })
  }
  const handleKeyUp = () => {
    if (drag.focus.x !== saved.x || drag.focus.y !== saved.y) onSave(drag.focus)
  }

  return (
    <Dialog title={t`Edit focal point`} closeLabel={t`Close`} size="large" onClose={onClose}>
      <p className={styles['hint']}>
        <Trans>Drag the circle to what should stay in view where the picture is cropped.</Trans>
      </p>
      <div
        className={styles['picture']}
        onPointerDown={handleDown}
        onPointerMove={(event) => {
          follow(event)
        }}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
      >
        <img
          src={media.url ?? media.preview_url ?? ''}
          alt={media.description ?? ''}
          draggable={false}
        />
        <button
          type="button"
          data-autofocus
          className={styles['reticle']}
          aria-label={t`Focal point`}
          style={{ left: `${x}%`, top: `${y}%` }}
          onKeyDown={handleKeyDown}
          onKeyUp={handleKeyUp}
        />
      </div>
    </Dialog>
  )
}
