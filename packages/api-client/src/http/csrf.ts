/** Where a page that its own server rendered keeps its CSRF tokens. */
export interface CsrfSource {
  /** The origin of the page: only calls to it carry the tokens. */
  readonly pageOrigin: string
  /** The page's cookies, as `document.cookie` gives them. */
  readonly readCookies: () => string
  /** The content of the csrf-token meta tag; null without one. */
  readonly readMeta: () => string | null
}

/** The CSRF headers of a call; none for another origin. Read anew for each call: servers rotate them. */
export function csrfHeaders(
  source: CsrfSource | undefined,
  origin: string,
): Record<string, string> {
  if (source === undefined || source.pageOrigin !== origin) return {}
  const cookie = readCookie(source.readCookies(), 'XSRF-TOKEN')
  const meta = source.readMeta()
  return {
    ...(cookie && { 'X-XSRF-TOKEN': cookie }),
    ...(meta && { 'X-CSRF-Token': meta }),
  }
}

function readCookie(cookies: string, name: string): string | null {
  const start = `${name}=`
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(start))
  if (pair === undefined) return null
  const value = pair.slice(start.length)
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
