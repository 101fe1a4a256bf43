/** A notice of the system, as a service worker shows it. */
export interface PushNotice {
  readonly title: string
  readonly body: string
  /** Address of a picture; empty for none. */
  readonly icon: string
  /** A later one of the same tag takes the place of the earlier. */
  readonly tag: string
  /** Where a press on it leads: a path of the dashboard. */
  readonly path: string
  /** How many it stands for. */
  readonly count: number
}

/** More than these would bury the screen. */
export const MOST_NOTICES = 5

const GROUP_TAG = 'group'

/** What is to be shown after a notice came, and which of those that stand are to go. */
export interface NoticeStep {
  readonly show: PushNotice
  /** Tags. */
  readonly close: readonly string[]
}

/**
 * A new notice among those that stand: by itself while there is room for it; beyond five all become
 * one, with their titles in it, the latest first; and what comes then joins that one. Never throws.
 *
 * @param standing those on screen, the latest first
 * @param titleOf says how many there are
 * @see PSH-14
 */
export function addNotice(
  standing: readonly PushNotice[],
  next: PushNotice,
  titleOf: (count: number) => string,
): NoticeStep {
  const others = standing.filter(({ tag }) => tag !== next.tag)
  const group = others.find(({ tag }) => tag === GROUP_TAG)
  if (group === undefined && others.length < MOST_NOTICES) return { show: next, close: [] }
  const lines = others.map((notice) => (notice.tag === GROUP_TAG ? notice.body : notice.title))
  const count = others.reduce((sum, notice) => sum + notice.count, next.count)
  return {
    show: {
      title: titleOf(count),
      body: [next.title, ...lines].join('\n'),
      icon: group?.icon ?? '',
      tag: GROUP_TAG,
      path: '/notifications',
      count,
    },
    close: others.flatMap(({ tag }) => (tag === GROUP_TAG ? [] : [tag])),
  }
}
