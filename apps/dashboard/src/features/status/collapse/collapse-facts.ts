import type { CollapseInput } from '@colonnade/domain/status'
import { hasContentWarning } from '@colonnade/domain/text'
import type { StatusViewProps } from '../status-view-props.ts'

/** All that the rule for collapsed rows asks, but for the height. @see ST-31 */
export function collapseFacts({
  status,
  booster,
  options,
  isInNotifications = false,
}: StatusViewProps): Omit<CollapseInput, 'height'> {
  return {
    settings: options.collapsed,
    isReactionRow: false,
    isInNotifications,
    isBoost: booster !== null,
    isReply: status.in_reply_to_id !== null,
    hasMedia: status.media_attachments.length > 0,
    hasWarning: hasContentWarning(status),
  }
}
