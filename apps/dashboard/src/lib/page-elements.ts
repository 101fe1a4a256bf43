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
