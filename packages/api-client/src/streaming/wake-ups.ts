/**
 * `look`: the network returned, or the page became visible. `slept`: the device slept, or was offline for long, so no
 * socket can be trusted.
 */
export type WakeUp = 'look' | 'slept'

/** How often the clock is read. */
export const TICK_MS = 20_000

/** A tick that is later than this means that the device slept. */
const MAX_TICK_DELAY_MS = 20_000

/** After a longer time offline, the client missed the ping of a server that pings every half minute. */
const LONG_OFFLINE_MS = 25_000

/** Browsers run the timers of hidden pages once a minute. */
const HIDDEN_TICK_MS = 70_000

/**
 * Calls `wake` when a lost connection is worth an immediate attempt, and when an open one is probably dead. A server
 * closes a client that does not answer for half a minute, and a sleeping device does not notice. Does nothing outside
 * a browser.
 *
 * @returns a function that stops listening
 */
export function watchWakeUps(wake: (wakeUp: WakeUp) => void): () => void {
  if (typeof globalThis.addEventListener !== 'function') return () => undefined
  let beatAt = Date.now()
  let wasHidden = isHidden()
  const hasSlept = () => {
    const [before, now] = [beatAt, Date.now()]
    const allowed = (wasHidden ? HIDDEN_TICK_MS : TICK_MS) + MAX_TICK_DELAY_MS
    beatAt = now
    wasHidden = isHidden()
    return now - before > allowed
  }
  const handleBeat = () => {
    if (hasSlept()) wake('slept')
  }
  const handleLook = () => wake(hasSlept() ? 'slept' : 'look')
  let offlineAt: number | null = null
  const handleOffline = () => {
    offlineAt ??= Date.now()
  }
  const handleOnline = () => {
    const isLong = offlineAt !== null && Date.now() - offlineAt > LONG_OFFLINE_MS
    offlineAt = null
    wake(hasSlept() || isLong ? 'slept' : 'look')
  }
  const handlers = [
    ['visibilitychange', handleLook],
    ['offline', handleOffline],
    ['online', handleOnline],
  ] as const
  for (const [event, handle] of handlers) globalThis.addEventListener(event, handle)
  const timer = setInterval(handleBeat, TICK_MS)
  return () => {
    clearInterval(timer)
    for (const [event, handle] of handlers) globalThis.removeEventListener(event, handle)
  }
}

const isHidden = (): boolean =>
  typeof document !== 'undefined' && document.visibilityState === 'hidden'
