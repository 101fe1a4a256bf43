import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import type { MediaAttachmentEntity, StatusId } from '@colonnade/domain/entities'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'
import styles from './VideoModal.module.css'

interface VideoModalProps {
  readonly statusId: StatusId
  /** Which of what can be looked at in the post. */
  readonly index: number
  /** Seconds. */
  readonly time: number
  readonly onClose: () => void
}

/** A film of a post of the store, as large as the window. @see VID-19 */
export function VideoModal({ statusId, index, time, onClose }: VideoModalProps) {
  const status = useSessionValue(statusAtoms, statusId)
  const film = status?.media_attachments.filter(
    ({ type }) => type !== 'unknown' && type !== 'audio',
  )[index]
  if (film === undefined) return null

  return <VideoDialog film={film} time={time} onClose={onClose} />
}

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
