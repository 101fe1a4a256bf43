/** The page's address; replaceable in a test. */
export interface PageLocation {
  /** The whole address, with query and fragment. */
  href(): string
  /** Leaves the page. */
  go(url: string): void
  /** Changes the address without a history entry and without loading. */
  replace(url: string): void
}

export const browserLocation: PageLocation = {
  href: () => window.location.href,
  go: (url) => window.location.assign(url),
  replace: (url) => window.history.replaceState(window.history.state, '', url),
}
