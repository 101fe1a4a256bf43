/** The places where a page that its own server rendered stores its CSRF tokens. */
export interface CsrfSource {
  /** The origin of the page: only requests to it carry the tokens. */
  readonly pageOrigin: string
  /** Returns the cookies of the page, as `document.cookie` does. */
  readonly readCookies: () => string
  /** Returns the content of the csrf-token meta tag; null without one. */
  readonly readMeta: () => string | null
}

/**
 * Returns the CSRF headers of a request; none for another origin. They are read for each request, because servers
 * rotate the tokens.
 */
export function getCsrfHeaders(
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
