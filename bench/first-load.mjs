import { median } from './house.mjs'

const RUNS = 5

/** From nothing in the cache to the first post in Home, with a session; the median of five. */
export async function measureFirstLoad({ browser, server }, storageState) {
  const runs = []
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await loadOnce(browser, server.url, storageState))
  return {
    'first post in Home': `${median(runs.map((run) => run.firstPostMs)).toFixed(0)} ms`,
    'largest contentful paint': `${median(runs.map((run) => run.lcpMs)).toFixed(0)} ms`,
    'JavaScript, as sent': `${(median(runs.map((run) => run.scriptBytes)) / 1000).toFixed(0)} kB`,
  }
}

async function loadOnce(browser, url, storageState) {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1760, height: 1000 },
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    globalThis.largestPaintMs = 0
    new PerformanceObserver((list) => {
      globalThis.largestPaintMs = list.getEntries().at(-1).startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(url)
  await page.getByRole('region', { name: 'Home' }).getByRole('article').first().waitFor()
  const figures = await page.evaluate(() => ({
    firstPostMs: performance.now(),
    lcpMs: globalThis.largestPaintMs,
    scriptBytes: performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  }))
  await context.close()
  return figures
}
