import type { DeletedStatusEntity } from '@colonnade/domain/entities'
import { fieldsOf, textOrNull } from './fields.ts'
import { mediaAttachments } from './media-attachment.ts'

/** Whatever a server answers, the status is gone: `{}` before 2.9, and snac leaves things out. Never throws. */
export function decodeDeletedStatus(raw: unknown): DeletedStatusEntity {
  const fields = fieldsOf<DeletedStatusEntity>(raw)
  return {
    text: textOrNull(fields?.text),
    media_attachments: mediaAttachments(fields?.media_attachments),
  }
}
