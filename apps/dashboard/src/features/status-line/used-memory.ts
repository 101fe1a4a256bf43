/** Megabytes of the page's own memory; null where the browser does not tell. */
export function usedMemory(): number | null {
  const memory: unknown = Reflect.get(performance, 'memory')
  if (typeof memory !== 'object' || memory === null) return null
  const used: unknown = Reflect.get(memory, 'usedJSHeapSize')
  return typeof used === 'number' ? Math.round(used / 1_000_000) : null
}
