interface NotificationsView {
  readonly isTabVisible: boolean
  /** How many notification columns are mounted. */
  readonly mounted: number
  readonly atTop: boolean
}

/**
 * Whether somebody sees what comes in, so that it is not unread: what the window's `top` is set from.
 *
 * @see NTF-12, NTF-13
 */
export function isSeen({ isTabVisible, mounted, atTop }: NotificationsView): boolean {
  return isTabVisible && mounted > 0 && atTop
}
