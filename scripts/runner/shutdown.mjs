import { readFileSync } from 'node:fs'
import { log } from './log.mjs'

/** Longest time for a shutdown. The process exits after it in any case. */
const GRACE_MS = 8_000
const PARENT_WATCH_MS = 200
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

const closers = new Set()
let exiting = false
let isServing = false

/** Runs `close` before the process ends, whatever the reason. Returns a function that unregisters it. */
export function onShutdown(close) {
  closers.add(close)
  return () => closers.delete(close)
}

/** Makes a signal the normal end of the command from now on, with exit code 0. */
export function markAsServing() {
  isServing = true
}

export const isExiting = () => exiting

export async function exit(code) {
  if (exiting) return
  exiting = true
  setTimeout(() => process.exit(code), GRACE_MS).unref()
  await Promise.allSettled([...closers].map((close) => close()))
  process.exit(code)
}

/**
 * Exits on signals. When npm dies without forwarding a signal (SIGKILL, or a shell in between that keeps it), the
 * change of the parent process triggers the exit.
 */
export function watchSignals() {
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    process.on(signal, () => {
      if (exiting) return
      if (isServing) log('Stopping …')
      void exit(isServing ? 0 : code)
    })
  }

  if (process.env.npm_lifecycle_event === undefined) return
  const ancestry = getAncestry()
  setInterval(() => {
    if (getAncestry() !== ancestry) void exit(EXIT_CODES.SIGHUP)
  }, PARENT_WATCH_MS).unref()
}

/**
 * Returns the parent process, and when that is only a shell that npm started for a script, also its parent. Not
 * further up: npm outlives its terminal.
 */
function getAncestry() {
  const parent = process.ppid
  try {
    if (!readFileSync(`/proc/${parent}/cmdline`, 'utf8').includes('run.mjs')) return `${parent}`
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
    return `${parent} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`
  } catch {
    return `${parent}`
  }
}
