/** A notification that the operating system shows. */
export interface DesktopNotification {
  readonly title: string
  readonly body: string
  /** URL of an image. */
  readonly icon: string
  /** A later notification with the same tag replaces the earlier one. */
  readonly tag: string
}

/** `unsupported`: the browser has no notifications, or not on an insecure page. */
export type DesktopNotificationPermission = NotificationPermission | 'unsupported'

/** Desktop notifications. Replaceable in tests. */
export interface DesktopNotifications {
  readonly getPermission: () => DesktopNotificationPermission
  /** Asks the user. Browsers allow this only after a click. */
  readonly requestPermission: () => Promise<DesktopNotificationPermission>
  /** Shows a notification. A click on it focuses the window. Does nothing without permission. Never throws. */
  readonly show: (notice: DesktopNotification) => void
}

export const browserNotifications: DesktopNotifications = {
  getPermission: () =>
    typeof Notification === 'undefined' ? 'unsupported' : Notification.permission,
  async requestPermission() {
    return typeof Notification === 'undefined' ? 'unsupported' : Notification.requestPermission()
  },
  show({ title, ...options }) {
    if (browserNotifications.getPermission() !== 'granted') return
    try {
      const notice = new Notification(title, options)
      notice.addEventListener('click', () => {
        window.focus()
        notice.close()
      })
    } catch {
      // Android supports them only in service workers, and throws only now.
    }
  },
}
