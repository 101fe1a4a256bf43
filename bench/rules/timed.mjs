/**
 * Milliseconds of the clock or of the processor, whichever are fewer: the clock goes on while others have the processor,
 * and the processor counts the garbage collector's other threads too.
 */
export function timed(work) {
  const since = performance.now()
  const cpuSince = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(cpuSince)
  return Math.min(performance.now() - since, (user + system) / 1000)
}
