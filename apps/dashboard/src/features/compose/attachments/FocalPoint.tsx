import { useEffect } from 'react'
import type { MediaId } from '@colonnade/domain/entities'
import { changeAttachmentAtom } from '../../../state/compose/change-attachment.ts'
import { uploadsAtom } from '../../../state/compose/upload-list.ts'
import { useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import { FocusDialog } from './FocusDialog.tsx'

interface FocalPointProps {
  readonly mediaId: MediaId
  readonly onClose: () => void
}

/** The focal point of an attachment of the draft, as long as it is one. */
export function FocalPoint({ mediaId, onClose }: FocalPointProps) {
  const { attachments } = useSessionValue(uploadsAtom)
  const change = useSessionAction(changeAttachmentAtom)
  const media = attachments.find(({ id }) => id === mediaId)
  const isGone = media === undefined

  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])

  if (isGone) return null
  return (
    <FocusDialog
      media={media}
      onSave={(focus) => void change(mediaId, { focus })}
      onClose={onClose}
    />
  )
}
