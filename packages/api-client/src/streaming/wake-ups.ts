/**
 * Calls when a lost connection is worth an attempt at once: the network is back, or somebody looks.
 * Does nothing outside a browser.
 *
 * @returns stops listening
 */
export function browserWakeUps(wake: () => void): () => void {
  if (typeof globalThis.addEventListener !== 'function') return () => undefined
  const events = ['online', 'visibilitychange'] as const
  for (const event of events) globalThis.addEventListener(event, wake)
  return () => {
    for (const event of events) globalThis.removeEventListener(event, wake)
  }
}
