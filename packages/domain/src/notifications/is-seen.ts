interface NotificationsView {
  readonly isTabVisible: boolean
  /** Number of mounted notification columns. */
  readonly mounted: number
  readonly atTop: boolean
}

/**
 * Whether the user sees new notifications, so that they are not unread. Sets the `top` of the window.
 *
 * @see NTF-12, NTF-13
 */
export function isSeen({ isTabVisible, mounted, atTop }: NotificationsView): boolean {
  return isTabVisible && mounted > 0 && atTop
}
