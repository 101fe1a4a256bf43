import { logWarning } from './logger.ts'

/** What the server wrote into the page's head; replaceable in a test. */
export interface PageElements {
  /** The parsed initial state, null without one or when it is damaged. */
  readonly initialState: () => unknown
  /** When the server was asked for the page, ms since 1970: what it wrote may be as old. */
  readonly askedAt: () => number
  /** The server's CSRF token for calls on its own origin. */
  readonly csrfToken: () => string | null
  /** The server's public push key, base64url; null where the page says nothing of it. */
  readonly pushKey: () => string | null
  /** As `document.cookie` gives them. */
  readonly cookies: () => string
}

export const browserElements: PageElements = {
  initialState: () => parsed(document.getElementById('initial-state')?.textContent ?? null),
  askedAt: () => performance.timeOrigin,
  csrfToken: () => contentOf('csrf-token'),
  pushKey: () => contentOf('applicationServerKey'),
  cookies: () => document.cookie,
}

const contentOf = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null

function parsed(text: string | null): unknown {
  if (text === null || text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

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

/** What the browser's tab says; replaceable in a test. */
export interface PageTitle {
  /** Puts a number before the page's own title; at 0 it is as it was. */
  readonly count: (count: number) => void
  /** Names the screen that is shown, before the program; the number stays. */
  readonly name: (screen: string) => void
}

const COUNT = /^\(\d+\) /

const PROGRAM = 'Colonnade'

export const browserTitle: PageTitle = {
  count(count) {
    const plain = document.title.replace(COUNT, '')
    document.title = count > 0 ? `(${count}) ${plain}` : plain
  },
  name(screen) {
    const count = COUNT.exec(document.title)?.[0] ?? ''
    document.title = `${count}${screen} · ${PROGRAM}`
  },
}

/** The page's icon, as the browser's tab shows it; replaceable in a test. */
export interface PageIcon {
  /** Draws a number on it; at 0 it is as it was. */
  readonly draw: (count: number) => void
}

const iconLink = () => document.querySelector<HTMLLinkElement>('link[rel~="icon"]')

/** Draws on the icon that the page came with. A page without one stays without. */
export function browserIcon(): PageIcon {
  let plain: { readonly href: string; readonly type: string } | null = null
  let wanted = 0

  return {
    draw(count) {
      const link = iconLink()
      if (link === null) return
      wanted = count
      plain ??= { href: link.href, type: link.type }
      if (count <= 0) {
        Object.assign(link, plain)
        return
      }
      const { href } = plain
      // Most have no number there.
      import('./icon-badge.ts')
        .then(({ iconBadge }) => iconBadge(href, count))
        .then((drawn) => {
          // Another number came while the picture did.
          if (wanted === count) Object.assign(link, { href: drawn, type: 'image/png' })
        })
        .catch((error: unknown) => logWarning('the page’s icon has no number', error))
    },
  }
}
