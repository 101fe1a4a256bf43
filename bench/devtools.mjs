const BYTES_OF_A_MB = 1_000_000
const PERCENT = 100

/** What the browser's own tools know of a page. */
export async function openDevtools(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')

  const metrics = async () => {
    const { metrics: found } = await session.send('Performance.getMetrics')
    return new Map(found.map(({ name, value }) => [name, value]))
  }
  return {
    session,
    /** The parts of the time in which the main thread works, in percent, while something happens. */
    async workDuring(happening) {
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
    /** After a forced collection: MB of script heap, nodes and listeners that the renderer holds, elements on the page. */
    async held() {
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
