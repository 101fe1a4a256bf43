import { t } from '@lingui/core/macro'

/** The sentence over a notice of the system; a kind that this version does not know is named as the server names it. */
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
    default:
      return t`${name}: ${type}`
  }
}
