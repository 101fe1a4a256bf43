import type { StatusId } from '@colonnade/domain/entities'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { VideoDialog } from './VideoDialog.tsx'

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
