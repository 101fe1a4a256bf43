/** Where a tab keeps the sign-in that it waits for. */
export const PENDING_KEY = 'colonnade/pending-sign-in'

/**
 * Whether the address is one that a server sent the user back to. Not every server gives back the state: Hollo leaves it
 * out where the user says no.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2
 */
export function isSignInAnswer(params: URLSearchParams): boolean {
  return params.has('code') || params.has('error')
}
