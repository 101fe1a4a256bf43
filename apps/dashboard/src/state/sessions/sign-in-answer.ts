/** Whether the address is one that a server sent the user back to. */
export function isSignInAnswer(params: URLSearchParams): boolean {
  return params.has('state') && (params.has('code') || params.has('error'))
}
