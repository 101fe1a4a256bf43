import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'
import styles from './VideoDialog.module.css'

interface VideoDialogProps {
  readonly film: MediaAttachmentEntity
  /** Where it goes on, in seconds. */
  readonly time: number
  readonly onClose: () => void
}

/** A film as large as the window. */
export function VideoDialog({ film, time, onClose }: VideoDialogProps) {
  const { t } = useLingui()
  const { width, height } = film.meta?.original ?? {}
  const handleClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose()
  }

  return (
    <Dialog title={t`Video`} isTitleHidden size="full" onClose={onClose}>
      {/* Escape and the Close button are the key twins of a press beside the film. */}
      {/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles['stage']} onClick={handleClick}>
        <div className={styles['film']} style={{ '--film': (width ?? 16) / (height ?? 9) }}>
          <VideoPlayer
            src={film.url ?? film.remote_url}
            preview={film.preview_url}
            alt={film.description?.trim() ?? ''}
            width={width}
            height={height}
            duration={film.meta?.duration}
            startTime={time}
            isRevealed
            isLetterboxed
            isDetailed
            onClose={onClose}
          />
        </div>
      </div>
    </Dialog>
  )
}
