/**
 * For pages that act in somebody's name: they run nothing, take nothing from elsewhere, send their forms
 * nowhere else, and stand in nobody's frame.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
}
