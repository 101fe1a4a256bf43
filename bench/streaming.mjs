const POSTS = 200
const PER_SECOND = 20

/** Posts come in at the top of Home, Local and Federated at once, while every frame is timed. */
export async function measureStreaming({ browser, server }, storageState) {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1760, height: 1000 },
  })
  const page = await context.newPage()
  await page.goto(server.url)
  for (const kind of ['Local', 'Federated']) {
    await page.getByRole('button', { name: 'Add column' }).click()
    await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click()
    await page.getByRole('region', { name: kind }).getByRole('article').first().waitFor()
  }
  const devtools = await context.newCDPSession(page)
  const heapBefore = await heapMb(devtools)

  await page.evaluate(watchFrames)
  const since = performance.now()
  for (let post = 1; post <= POSTS; post += 1) {
    await server.controls.say({ acct: 'kwame', text: `Buoy ${post} reports` })
    await dueAt(since + (post * 1000) / PER_SECOND)
  }
  const sent = performance.now()
  await page.getByRole('region', { name: 'Home' }).getByText(`Buoy ${POSTS} reports`).waitFor()
  const latencyMs = performance.now() - sent
  const frames = await page.evaluate(() => globalThis.frameTimes)
  const heapAfter = await heapMb(devtools)
  await context.close()

  const sorted = frames.toSorted((a, b) => a - b)
  return {
    'posts streamed into 3 columns': `${POSTS} in ${((sent - since) / 1000).toFixed(1)} s`,
    'frames per second': (1000 / (frames.reduce((sum, ms) => sum + ms, 0) / frames.length)).toFixed(
      0,
    ),
    'frame, 95th percentile': `${sorted[Math.floor(sorted.length * 0.95)].toFixed(0)} ms`,
    'longest frame': `${sorted.at(-1).toFixed(0)} ms`,
    'last post shown after': `${latencyMs.toFixed(0)} ms`,
    'heap, collected': `${heapBefore.toFixed(1)} MB before, ${heapAfter.toFixed(1)} MB after`,
  }
}

function watchFrames() {
  globalThis.frameTimes = []
  let last = performance.now()
  const tick = (now) => {
    globalThis.frameTimes.push(now - last)
    last = now
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}

async function heapMb(devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

function dueAt(moment) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())))
}
