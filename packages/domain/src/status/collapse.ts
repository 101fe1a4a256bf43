import type { LocalSettings } from '../settings/local-settings.ts'

/** Taller than this, in CSS pixels, a status is lengthy … */
const LENGTHY_PX = 400
/** … with media outside of notifications, taller than this. */
const LENGTHY_WITH_MEDIA_PX = 650

export interface CollapseInput {
  readonly settings: LocalSettings['collapsed']
  /** A favourite or boost row of the notifications column. */
  readonly isReactionRow: boolean
  readonly isInNotifications: boolean
  readonly isBoost: boolean
  readonly isReply: boolean
  readonly hasMedia: boolean
  readonly hasWarning: boolean
  /** CSS pixels, at its full height. */
  readonly height: number
}

function isLengthy({ height, hasMedia, isInNotifications }: CollapseInput): boolean {
  return height > (hasMedia && !isInNotifications ? LENGTHY_WITH_MEDIA_PX : LENGTHY_PX)
}

/** Whether a status is collapsed when it is first shown: any condition that is switched on will do. @see ST-30, ST-31 */
export function startsCollapsed(input: CollapseInput): boolean {
  const { enabled, auto } = input.settings
  if (!enabled) return false
  return (
    auto.all ||
    (auto.notifications && input.isReactionRow) ||
    (auto.lengthy && isLengthy(input)) ||
    (auto.reblogs && input.isBoost) ||
    (auto.replies && input.isReply) ||
    (auto.media && input.hasMedia && !input.hasWarning)
  )
}
