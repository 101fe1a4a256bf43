/** The page's address; replaceable in a test. */
export interface PageLocation {
  /** The whole address, with query and fragment. */
  readonly href: () => string
  /** Leaves the page. */
  readonly go: (url: string) => void
  /** Changes the address without a history entry and without loading. */
  readonly replace: (url: string) => void
}

export const browserLocation: PageLocation = {
  href: () => window.location.href,
  go: (url) => window.location.assign(url),
  replace: (url) => window.history.replaceState(window.history.state, '', url),
}
