/** How often a long step says that it is still at work. */
const HEARTBEAT_MS = 15_000

export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** An error with a sentence for people: it is shown alone, without a stack. */
export class PlainError extends Error {}

export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

/** Says now and then that `what` goes on, until the returned function is called. */
export function heartbeat(what) {
  const since = performance.now()
  const timer = setInterval(() => say(`  … ${what}, ${seconds(since)}`), HEARTBEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}
