/** Opens and closes windows of this app. Replaceable in tests. */
export interface AppWindows {
  /**
   * Opens a window with a name, or shows the one that has it.
   *
   * @param width in px. Its height is that of the screen
   * @returns null when the browser blocks it
   */
  readonly open: (name: string, width: number) => { readonly closed: boolean } | null
  /** Closes this window, if a script has opened it. One that the browser keeps has no name from then on. */
  readonly close: () => void
}

export const browserWindows: AppWindows = {
  open: (name, width) =>
    window.open('/', name, `popup,width=${width},height=${screen.availHeight}`),
  close() {
    window.name = ''
    window.close()
  },
}
