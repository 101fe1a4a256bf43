import type { StatusId } from '@colonnade/domain/entities'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { ViewerDialog } from './ViewerDialog.tsx'

interface MediaViewerProps {
  readonly statusId: StatusId
  /** Which of what can be looked at is shown first. */
  readonly index: number
  readonly onClose: () => void
}

/** The pictures and films of a post, one at a time, as large as the window. */
export function MediaViewer({ statusId, index, onClose }: MediaViewerProps) {
  const status = useSessionValue(statusAtoms, statusId)
  const media =
    status?.media_attachments.filter(({ type }) => type !== 'unknown' && type !== 'audio') ?? []
  if (media.length === 0) return null

  return <ViewerDialog media={media} start={index} onClose={onClose} />
}
