/** Back to where the composer was called from; to the deck where there is no way back (RTE-03). */
export function leaveComposeScreen(navigate: (path: string) => void): void {
  if (window.history.length > 1) window.history.back()
  else navigate('/')
}
