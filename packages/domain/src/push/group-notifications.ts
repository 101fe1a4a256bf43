/** A desktop notification, as a service worker shows it. */
export interface PushNotification {
  readonly title: string
  readonly body: string
  /** URL of an image; empty for none. */
  readonly icon: string
  /** A later notification with the same tag replaces the earlier one. */
  readonly tag: string
  /** Path in the dashboard that a click on it opens. */
  readonly path: string
  /** Number of notifications that it represents. */
  readonly count: number
}

/** Maximum number of separate notifications. More would cover the screen. */
export const MAX_NOTIFICATIONS = 5

const GROUP_TAG = 'group'

/** Which notification to show, and which shown ones to close. */
export interface NotificationUpdate {
  readonly show: PushNotification
  /** Tags. */
  readonly close: readonly string[]
}

/**
 * Adds a notification to the shown ones. It is shown separately up to five; beyond that all are grouped into one,
 * whose body has their titles, the latest first. Later ones join the group. Never throws.
 *
 * @param shown the notifications on screen, the latest first
 * @param getTitle returns the title of a group for its count
 * @see PSH-14
 */
export function addPushNotification(
  shown: readonly PushNotification[],
  next: PushNotification,
  getTitle: (count: number) => string,
): NotificationUpdate {
  const others = shown.filter(({ tag }) => tag !== next.tag)
  const group = others.find(({ tag }) => tag === GROUP_TAG)
  if (group === undefined && others.length < MAX_NOTIFICATIONS) return { show: next, close: [] }
  const lines = others.map((notice) => (notice.tag === GROUP_TAG ? notice.body : notice.title))
  const count = others.reduce((sum, notice) => sum + notice.count, next.count)
  return {
    show: {
      title: getTitle(count),
      body: [next.title, ...lines].join('\n'),
      icon: group?.icon ?? '',
      tag: GROUP_TAG,
      path: '/notifications',
      count,
    },
    close: others.flatMap(({ tag }) => (tag === GROUP_TAG ? [] : [tag])),
  }
}
