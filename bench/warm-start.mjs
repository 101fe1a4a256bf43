import { median } from './house.mjs'

const RUNS = 5

/**
 * From a reload, with all code in the browser's cache, to the first post in Home: as somebody who was here before,
 * and once more with nothing of what was seen. The two take turns, so that a busy moment meets both.
 */
export async function measureWarmStart({ browser, server }, storageState) {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1760, height: 1000 },
  })
  const page = await context.newPage()
  await page.goto(server.url)
  await firstPost(page)
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.endsWith('/seen')))
  const [kept, bare] = [[], []]
  for (let run = 0; run < RUNS; run += 1) {
    await page.reload()
    kept.push(await firstPost(page))
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((name) => name.endsWith('/seen')),
    )
    await page.route('**/', async (route) => {
      const answer = await route.fetch()
      const forget = `<script>for (const name of Object.keys(localStorage)) if (name.endsWith('/seen')) localStorage.removeItem(name)</script>`
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('<head>', `<head>${forget}`),
      })
    })
    await page.reload()
    bare.push(await firstPost(page))
    await page.unroute('**/')
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((name) => name.endsWith('/seen')),
    )
  }
  await context.close()
  return {
    'first post, seen before': `${median(kept).toFixed(0)} ms`,
    'first post, nothing kept': `${median(bare).toFixed(0)} ms`,
    ratio: (median(kept) / median(bare)).toFixed(2),
  }
}

/** Milliseconds since the navigation began. */
async function firstPost(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          if (document.querySelector('[role="feed"] article') === null) requestAnimationFrame(look)
          else resolve(performance.now())
        }
        look()
      }),
  )
}
