import type { PageLifecycle } from './page-lifecycle.ts'

/** A window beside this page that shows a page of another site. */
export interface PopUp {
  /**
   * Shows a page.
   *
   * @param kept what the tab's storage contains when the window returns to this site
   * @returns false if the browser does not allow that
   */
  readonly navigate: (url: string, kept: ReadonlyMap<string, string>) => boolean
  /** May be true too early: a site may cut the connection to the window that opened it. */
  readonly isClosed: () => boolean
  /** Works only while the window shows a page of this site. */
  readonly close: () => void
}

const SIZE = { width: 520, height: 720 }

/** A narrower window shows one page at a time, and a phone has no windows. Unit: CSS pixels. */
const NARROW_WIDTH = 630

/** Opens an empty window, within a click. @returns null if the browser does not allow that */
export function openPopUp({ openWindow }: Pick<PageLifecycle, 'openWindow'>): PopUp | null {
  const { innerWidth, outerWidth, outerHeight, screenX, screenY } = globalThis
  if (innerWidth <= NARROW_WIDTH) return null
  const left = Math.round(screenX + (outerWidth - SIZE.width) / 2)
  const top = Math.round(screenY + (outerHeight - SIZE.height) / 2)
  const opened = openWindow(
    `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`,
  )
  if (opened === null) return null
  return {
    navigate(url, kept) {
      try {
        // The browser copies the storage of this tab: its open drafts are none of that window.
        opened.sessionStorage.clear()
        for (const [key, text] of kept) opened.sessionStorage.setItem(key, text)
        // That site must not be able to send this page anywhere.
        opened.opener = null
        opened.location.replace(url)
        return true
      } catch {
        opened.close()
        return false
      }
    },
    isClosed: () => opened.closed,
    close: () => opened.close(),
  }
}
