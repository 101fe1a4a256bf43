import { t } from '@lingui/core/macro'
import { isReaction } from '@colonnade/domain/notifications'

/** The sentence over a notice of the system. The emoji of a reaction stands in its text. */
export function noticeTitle(type: string, name: string): string {
  switch (type) {
    case 'favourite':
      return t`${name} favourited your post`
    case 'reblog':
      return t`${name} boosted your post`
    case 'follow':
      return t`${name} followed you`
    case 'follow_request':
      return t`${name} asks to follow you`
    case 'mention':
      return t`${name} mentioned you`
    case 'poll':
      return t`A poll of ${name} has ended`
    case 'status':
      return t`${name} published a post`
    case 'update':
      return t`${name} edited a post`
    case 'quote':
      return t`${name} quoted your post`
    case 'quoted_update':
      return t`${name} edited a post that you quoted`
    case 'admin.sign_up':
      return t`${name} signed up`
    case 'admin.report':
      return t`${name} filed a report`
    case 'severed_relationships':
      return t`The server cut connections with ${name}`
    case 'moderation_warning':
      return t`The moderators sent you a warning`
    default:
      return isReaction(type)
        ? t`${name} reacted to your post`
        : t`${name} did something that this version does not know`
  }
}
