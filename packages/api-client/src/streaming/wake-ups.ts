/** `look`: the network is back, or somebody looks. `slept`: the device did, or was offline for long, so no socket can be trusted. */
export type WakeUp = 'look' | 'slept'

/** How often the clock is read. */
export const BEAT_MS = 20_000

/** Who comes so late to a beat has slept. */
const LATE_MS = 20_000

/** Whoever was offline for longer did not answer a server that asks every half minute. */
const LONG_OFFLINE_MS = 25_000

/** Browsers let hidden pages beat once a minute. */
const HIDDEN_BEAT_MS = 70_000

/**
 * Calls when a lost connection is worth an attempt at once, and when a seeming one is probably none:
 * a server ends what does not answer it for half a minute, and who slept does not hear of that.
 * Does nothing outside a browser.
 *
 * @returns stops listening
 */
export function browserWakeUps(wake: (wakeUp: WakeUp) => void): () => void {
  if (typeof globalThis.addEventListener !== 'function') return () => undefined
  let beatAt = Date.now()
  let wasHidden = isHidden()
  const hasSlept = () => {
    const [before, now] = [beatAt, Date.now()]
    const allowed = (wasHidden ? HIDDEN_BEAT_MS : BEAT_MS) + LATE_MS
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
  const timer = setInterval(handleBeat, BEAT_MS)
  return () => {
    clearInterval(timer)
    for (const [event, handle] of handlers) globalThis.removeEventListener(event, handle)
  }
}

const isHidden = (): boolean =>
  typeof document !== 'undefined' && document.visibilityState === 'hidden'
