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
  /** Index among the attachments that the viewer can show. */
  readonly index: number
  /** In seconds. */
  readonly time: number
  readonly onClose: () => void
}

/** The video of a post in the store, as large as the window. @see VID-19 */
export function VideoModal({ statusId, index, time, onClose }: VideoModalProps) {
  const status = useSessionValue(statusAtoms, statusId)
  const film = status?.media_attachments.filter(
    ({ type }) => type !== 'unknown' && type !== 'audio',
  )[index]
  if (film === undefined) return null

  return <VideoDialog video={film} time={time} onClose={onClose} />
}

interface VideoDialogProps {
  readonly video: MediaAttachmentEntity
  /** Start position, in seconds. */
  readonly time: number
  readonly onClose: () => void
}

/** A video as large as the window. */
export function VideoDialog({ video, time, onClose }: VideoDialogProps) {
  const { t } = useLingui()
  const { width, height } = video.meta?.original ?? {}
  const handleClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose()
  }

  return (
    <Dialog title={t`Video`} isTitleHidden size="full" onClose={onClose}>
      {/* Escape and the Close button are the keyboard equivalents of a click beside the video. */}
      {/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles['stage']} onClick={handleClick}>
        <div className={styles['video']} style={{ '--film': (width ?? 16) / (height ?? 9) }}>
          <VideoPlayer
            src={video.url ?? video.remote_url}
            preview={video.preview_url}
            alt={video.description?.trim() ?? ''}
            width={width}
            height={height}
            duration={video.meta?.duration}
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
