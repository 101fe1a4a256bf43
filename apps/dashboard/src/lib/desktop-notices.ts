/** A message outside of the page, as the system shows it. */
export interface DesktopNotice {
  readonly title: string
  readonly body: string
  /** Address of a picture. */
  readonly icon: string
  /** A later notice of the same tag takes the place of the earlier. */
  readonly tag: string
}

/** `unsupported`: the browser has no such notices, or not on an insecure page. */
export type NoticePermission = NotificationPermission | 'unsupported'

/** The system's notices; replaceable in a test. */
export interface DesktopNotices {
  readonly permission: () => NoticePermission
  /** Asks the user; browsers let that happen after a press only. */
  readonly ask: () => Promise<NoticePermission>
  /** A press on the notice leads to the window. Does nothing without permission. Never throws. */
  readonly show: (notice: DesktopNotice) => void
}

export const browserNotices: DesktopNotices = {
  permission: () => (typeof Notification === 'undefined' ? 'unsupported' : Notification.permission),
  async ask() {
    return typeof Notification === 'undefined' ? 'unsupported' : Notification.requestPermission()
  },
  show({ title, ...options }) {
    if (browserNotices.permission() !== 'granted') return
    try {
      const notice = new Notification(title, options)
      notice.addEventListener('click', () => {
        window.focus()
        notice.close()
      })
    } catch {
      // Android has them for service workers alone, and says so only now.
    }
  },
}
