/** How often a long step reports that it is still running. */
const HEARTBEAT_MS = 15_000

export function log(line) {
  process.stdout.write(`${line}\n`)
}

/** An error with a message for the user. It is printed without a stack trace. */
export class UserError extends Error {}

export function formatSeconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

/** Logs regularly that `what` is still running, until the returned function is called. */
export function startHeartbeat(what) {
  const since = performance.now()
  const timer = setInterval(() => log(`  … ${what}, ${formatSeconds(since)}`), HEARTBEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}
