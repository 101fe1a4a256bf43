import { useEffect, useState } from 'react'
import { logError } from '../../../lib/logger.ts'
import type { AttachmentDraggingProps } from './dragging/AttachmentDragging.tsx'

const loadDragging = async () => {
  const { AttachmentDragging } = await import('./dragging/AttachmentDragging.tsx')
  return { Part: AttachmentDragging }
}

/** What drags attachments, fetched once there are two. Should it never arrive, buttons move them too. */
export function LateDragging(props: AttachmentDraggingProps) {
  const [dragging, setDragging] = useState<Awaited<ReturnType<typeof loadDragging>> | null>(null)

  useEffect(() => {
    let isGone = false
    loadDragging().then(
      (part) => {
        if (!isGone) setDragging(part)
      },
      (error: unknown) => logError('attachments cannot be dragged', error),
    )
    return () => {
      isGone = true
    }
  }, [])

  return dragging === null ? null : <dragging.Part {...props} />
}
