import { useLatePart } from '../../ui/later/late-part.ts'
import { replyReason } from './late-parts.ts'
import type { ReplyReasonProps } from './ReplyReason.tsx'

/** Threads alone say whom a post answers. */
export function LateReplyReason(props: ReplyReasonProps) {
  const { Part } = useLatePart(replyReason, 'now')
  return Part === null ? null : <Part {...props} />
}
