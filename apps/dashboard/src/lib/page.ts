import { logWarning } from './logger.ts'

/** The values that the server wrote into the page's head. Replaceable in tests. */
export interface PageElements {
  /** Returns the parsed initial state, or null when it is missing or damaged. */
  readonly initialState: () => unknown
  /** Returns when the page was requested, in ms since 1970. What the server wrote may be as old. */
  readonly requestedAt: () => number
  /** Returns the server's CSRF token for requests to its own origin. */
  readonly csrfToken: () => string | null
  /** Returns the server's public push key, base64url, or null when the page has none. */
  readonly pushKey: () => string | null
  /** Returns `document.cookie`. */
  readonly cookies: () => string
}

export const browserElements: PageElements = {
  initialState: () => parseText(document.getElementById('initial-state')?.textContent ?? null),
  requestedAt: () => performance.timeOrigin,
  csrfToken: () => getMetaContent('csrf-token'),
  pushKey: () => getMetaContent('applicationServerKey'),
  cookies: () => document.cookie,
}

const getMetaContent = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null

function parseText(text: string | null): unknown {
  if (text === null || text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The page's address. Replaceable in tests. */
export interface PageLocation {
  /** Returns the whole URL, with query and fragment. */
  readonly href: () => string
  /** Navigates to another page. */
  readonly navigate: (url: string) => void
  /**
   * Changes the address without a history entry and without loading.
   *
   * @param path path, query and fragment on this origin; a leading `//` does not change the origin
   */
  readonly replace: (path: string) => void
}

export const browserLocation: PageLocation = {
  href: () => window.location.href,
  navigate: (url) => window.location.assign(url),
  replace: (path) =>
    window.history.replaceState(window.history.state, '', window.location.origin + path),
}

/** The title of the browser tab. Replaceable in tests. */
export interface PageTitle {
  /** Puts a count before the page's title. 0 removes it. */
  readonly setCount: (setCount: number) => void
  /** Puts the name of the current screen before the app's name. The count stays. */
  readonly setScreen: (screen: string) => void
}

const COUNT_PATTERN = /^\(\d+\) /

const APP_NAME = 'Colonnade'

export const browserTitle: PageTitle = {
  setCount(count) {
    const original = document.title.replace(COUNT_PATTERN, '')
    document.title = count > 0 ? `(${count}) ${original}` : original
  },
  setScreen(screen) {
    const count = COUNT_PATTERN.exec(document.title)?.[0] ?? ''
    document.title = `${count}${screen} · ${APP_NAME}`
  },
}

/** The favicon. Replaceable in tests. */
export interface PageIcon {
  /** Draws a count on it. 0 restores the original. */
  readonly draw: (count: number) => void
}

const findIconLink = () => document.querySelector<HTMLLinkElement>('link[rel~="icon"]')

/** Draws on the page's own favicon. Does nothing on a page without one. */
export function createPageIcon(): PageIcon {
  let original: { readonly href: string; readonly type: string } | null = null
  let wanted = 0

  return {
    draw(count) {
      const link = findIconLink()
      if (link === null) return
      wanted = count
      original ??= { href: link.href, type: link.type }
      if (count <= 0) {
        Object.assign(link, original)
        return
      }
      const { href } = original
      // Loaded on demand, because most users have no count there.
      import('./icon-badge.ts')
        .then(({ drawIconBadge }) => drawIconBadge(href, count))
        .then((drawn) => {
          // The count may have changed while the image was drawn.
          if (wanted === count) Object.assign(link, { href: drawn, type: 'image/png' })
        })
        .catch((error: unknown) =>
          logWarning('the count on the page’s icon could not be drawn', error),
        )
    },
  }
}
