import { FileLinks } from '../../../ui/file-links/FileLinks.tsx'
import { isListed } from './is-listed.ts'
import type { SlotProps } from './slot-props.ts'

/** The attachments of a post that are only listed. */
export function FilesSlot({ status }: SlotProps) {
  const files = status.media_attachments.filter(isListed)
  if (files.length === 0) return null

  return <FileLinks files={files} />
}
