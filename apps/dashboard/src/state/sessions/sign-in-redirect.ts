/** The key in the tab's storage of the sign-in that is pending. */
export const PENDING_KEY = 'colonnade/pending-sign-in'

/**
 * Returns whether the address is an OAuth redirect. Not every server returns the state: Hollo omits it when the user
 * denies access.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2
 */
export function isSignInRedirect(params: URLSearchParams): boolean {
  return params.has('code') || params.has('error')
}
