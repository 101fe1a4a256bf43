const BYTES_OF_A_MB = 1_000_000
const PERCENT = 100

/** Reads the figures of a page from the Chrome DevTools Protocol. */
export async function openDevtools(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')

  const metrics = async () => {
    const { metrics: found } = await session.send('Performance.getMetrics')
    return new Map(found.map(({ name, value }) => [name, value]))
  }
  return {
    session,
    /** Measures the share of the time in which the main thread works, in percent, while something happens. */
    async measureWork(happening) {
      const before = await metrics()
      const result = await happening()
      const after = await metrics()
      const grown = (name) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
      const part = (...names) =>
        (PERCENT * names.reduce((sum, name) => sum + grown(name), 0)) / grown('Timestamp')
      const work = {
        busy: part('TaskDuration'),
        script: part('ScriptDuration'),
        layout: part('LayoutDuration', 'RecalcStyleDuration'),
      }
      return { work, result }
    },
    /**
     * Measures after a forced collection: MB of script heap, nodes and listeners of the renderer, elements of the
     * page.
     */
    async measureMemory() {
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      const counts = await metrics()
      return {
        heapMb: usedSize / BYTES_OF_A_MB,
        nodes: counts.get('Nodes') ?? 0,
        listeners: counts.get('JSEventListeners') ?? 0,
        elements: await page.evaluate(() => document.querySelectorAll('*').length),
      }
    },
  }
}
