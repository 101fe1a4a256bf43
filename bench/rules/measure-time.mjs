/**
 * Returns the milliseconds of the clock or of the processor, whichever is less: the clock also runs while other
 * processes use the processor, and the processor time also counts the threads of the garbage collector.
 */
export function measureTime(work) {
  const since = performance.now()
  const cpuSince = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(cpuSince)
  return Math.min(performance.now() - since, (user + system) / 1000)
}
