/** What the program is made of, as the build made it. */
export interface Shell {
  /** Another for every build that differs. */
  readonly version: string
  /** The text of each page: the build's own, into which no server wrote anything. */
  readonly pages: Readonly<Record<PageName, string>>
  /** What they are sent with, wherever they come from: their policy names what stands in them. */
  readonly headers: Readonly<Record<string, string>>
  readonly files: readonly ShellFile[]
}

export type PageName = 'index.html' | 'share.html'

export interface ShellFile {
  /** Where it stands on the page's origin, beginning with a slash. */
  readonly path: string
  /** As browsers check it: nothing but these bytes is ever kept. */
  readonly integrity: string
  /** Kept ahead with all else, or once somebody has asked for it, since it is large and few do. */
  readonly when: 'ahead' | 'asked'
}

/** Whether its name changes with its content: then it is the same for ever. */
export function isLasting(path: string): boolean {
  return path.startsWith('/assets/')
}
