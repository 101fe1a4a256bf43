/** The page's address; replaceable in a test. */
export interface PageLocation {
  /** The whole address, with query and fragment. */
  readonly href: () => string
  /** Leaves the page. */
  readonly go: (url: string) => void
  /**
   * Changes the address without a history entry and without loading.
   *
   * @param path of this origin, with what follows it; two slashes at its beginning name no other
   */
  readonly replace: (path: string) => void
}

export const browserLocation: PageLocation = {
  href: () => window.location.href,
  go: (url) => window.location.assign(url),
  replace: (path) =>
    window.history.replaceState(window.history.state, '', window.location.origin + path),
}
