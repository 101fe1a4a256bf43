import { readFileSync } from 'node:fs'
import { say } from './say.mjs'

/** What a stop may take before we leave anyhow. */
const GRACE_MS = 8_000
const PARENT_WATCH_MS = 200
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

const closers = new Set()
let leaving = false
let isServing = false

/** Runs `close` before the process ends, whatever ends it. Returns the way to take it back. */
export function onShutdown(close) {
  closers.add(close)
  return () => closers.delete(close)
}

/** From now on a signal is the ordinary end of the command, not an interruption. */
export function servesUntilStopped() {
  isServing = true
}

export const isLeaving = () => leaving

export async function leave(code) {
  if (leaving) return
  leaving = true
  setTimeout(() => process.exit(code), GRACE_MS).unref()
  await Promise.allSettled([...closers].map((close) => close()))
  process.exit(code)
}

/**
 * Signals end everything. When npm wraps us and dies without telling (SIGKILL, or a shell between that keeps the
 * signal for itself), the change of parent tells.
 */
export function watchSignals() {
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    process.on(signal, () => {
      if (leaving) return
      if (isServing) say('Stopping.')
      void leave(isServing ? 0 : code)
    })
  }

  if (process.env.npm_lifecycle_event === undefined) return
  const family = ancestry()
  setInterval(() => {
    if (ancestry() !== family) void leave(EXIT_CODES.SIGHUP)
  }, PARENT_WATCH_MS).unref()
}

/**
 * Who started us, and where that is only a shell that npm asked to run a script, who stands behind it. Nobody further
 * off: npm outlives the terminal that it was typed in.
 */
function ancestry() {
  const parent = process.ppid
  try {
    if (!readFileSync(`/proc/${parent}/cmdline`, 'utf8').includes('run.mjs')) return `${parent}`
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
    return `${parent} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`
  } catch {
    return `${parent}`
  }
}
