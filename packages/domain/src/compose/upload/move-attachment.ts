import type { MediaId } from '../../entities/ids.ts'
import type { Uploads } from './uploads.ts'

/**
 * Puts an attachment in another place of the post; one beyond either end is the end itself. What is
 * not attached moves nothing, which the same record says. Never throws.
 *
 * @param place counted from 0
 */
export function moveAttachment(uploads: Uploads, id: MediaId, place: number): Uploads {
  const { attachments } = uploads
  const from = attachments.findIndex((each) => each.id === id)
  const to = Math.max(0, Math.min(place, attachments.length - 1))
  const moved = attachments[from]
  if (moved === undefined || from === to) return uploads
  return { ...uploads, attachments: attachments.toSpliced(from, 1).toSpliced(to, 0, moved) }
}
