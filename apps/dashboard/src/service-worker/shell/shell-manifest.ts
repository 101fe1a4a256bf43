/** The files of the app, as the build made them. */
export interface Shell {
  /** Differs between any two different builds. */
  readonly version: string
  /** The text of each page as built, without anything that a server writes into it. */
  readonly pages: Readonly<Record<PageName, string>>
  /**
   * The headers of the pages, whatever their source. The content security policy lists the hashes of what the pages
   * contain.
   */
  readonly headers: Readonly<Record<string, string>>
  readonly files: readonly ShellFile[]
}

export type PageName = 'index.html' | 'share.html'

export interface ShellFile {
  /** The path on the page's origin, with a leading slash. */
  readonly path: string
  /** The subresource integrity hash. Files that do not match are not cached. */
  readonly integrity: string
  /** `ahead` is precached. `asked` is cached on the first request, because it is large and rarely needed. */
  readonly when: 'ahead' | 'asked'
}

/** Returns whether the name contains a content hash, so that the content never changes. */
export function isImmutable(path: string): boolean {
  return path.startsWith('/assets/')
}
