import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { CDPSession } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { distDir } from '../instance.ts'
import { column } from '../page-objects.ts'
import { restoreSignIn } from '../saved-sign-in.ts'
import { visitAllScreens } from '../visit-all-screens.ts'

/** Excludes images of posts and preflights. */
const MAX_REQUESTS = 12

/** What the browser really loaded, the page with its boot script included. Unit: 1000 bytes, compressed by Brotli. */
const MAX_SCRIPT_KB = 173.5

/** For twelve columns on a wide screen. Rows, headers and controls share this budget of elements. */
const MAX_ELEMENTS = 6_000
const MAX_ROWS = 120

/**
 * For twelve columns without a cache. Strict servers allow 300 requests in five minutes, so that the page can be
 * loaded five times.
 */
const MAX_API_REQUESTS = 60

/** Allowed growth between the first visit of all screens and three more. */
const MAX_GROWTH = 1.05

test.describe('first load', () => {
  test('needs few requests and little script before the first post is rendered, signed in at another origin', async ({
    page,
    instance,
    staticOrigin,
  }) => {
    await restoreSignIn(page.context(), instance.url, staticOrigin.url)
    await page.addInitScript(() => {
      const look = () => {
        const row = document.querySelector('[role="feed"] article')
        if (row === null || row.getBoundingClientRect().height === 0) requestAnimationFrame(look)
        else document.documentElement.dataset['firstPost'] = String(Date.now())
      }
      requestAnimationFrame(look)
    })
    const finished: { readonly url: string; readonly at: number }[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'image' || request.url().startsWith('data:')) return
      finished.push({ url: request.url(), at: request.timing().startTime })
    })

    await page.goto(staticOrigin.url)
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await page.waitForLoadState('networkidle')

    const first = Number(await page.locator('html').getAttribute('data-first-post'))
    const before = finished.filter(({ at }) => at <= first).map(({ url }) => url)
    expect(before.length).toBeGreaterThan(5)
    expect(before.length, before.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS)
    const scripts = before.filter((url) => url.startsWith(staticOrigin.url) && url.endsWith('.js'))
    expect(scripts.length).toBeGreaterThanOrEqual(3)
    const files = [staticOrigin.url + '/index.html', ...scripts]
    expect(measureScriptKb(files), scripts.join('\n')).toBeLessThanOrEqual(MAX_SCRIPT_KB)
  })
})

/** Returns the size of built scripts as Brotli compresses them at most. Unit: 1000 bytes. */
function measureScriptKb(urls: readonly string[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const sizes = urls.map(
    (url) =>
      brotliCompressSync(readFileSync(join(distDir, new URL(url).pathname)), { params }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

const KINDS = ['HOME', 'COMMUNITY', 'PUBLIC'] as const
const TAGS = ['tides', 'birds', 'aves', 'seafog', 'bread', 'trains', 'lighthouses', 'fog', 'rope']

const columns = [
  ...KINDS.map((id) => ({ id, params: {} })),
  ...TAGS.map((tag) => ({ id: 'HASHTAG', params: { id: tag } })),
].map((one, index) => ({ ...one, uuid: `column-${index + 1}` }))

/** Runs in the page. Collects what a screen reader announces from live regions. */
function collectAnnouncements(): void {
  const LIVE =
    '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output'
  const { dataset } = document.documentElement
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const elements = [target.parentElement ?? target, ...addedNodes].filter(
        (node): node is Element => node instanceof Element,
      )
      for (const place of elements) {
        const live = place.closest(LIVE) ?? place.querySelector(LIVE)
        const text = live?.textContent.trim() ?? ''
        // An empty live region announces nothing yet.
        if (text === '' || live?.closest('[aria-live=off]') !== null) continue
        dataset['spoken'] = `${dataset['spoken'] ?? ''}${text}; `
      }
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1920, height: 1000 } })

  test(
    'keeps requests, rows and announcements within budget and the focus in place while posts stream into 12 columns',
    { tag: '@BY-54' },
    async ({ page, instance }) => {
      await instance.controls.saveSettings({ onboarded: true, columns })
      await restoreSignIn(page.context(), instance.url)
      const requests: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) requests.push(pathname)
      })
      await page.goto(instance.url)
      const home = column(page, 'Home')
      await expect(home.posts.first()).toBeVisible()
      const list = home.region.locator('[data-virtuoso-scroller]')
      const tags = TAGS.map((tag) => ['hashtag', tag] as const)
      const streams = [['user'], ['public:local'], ['public'], ...tags] as const
      // The server does not store generated posts, so every column has to listen before.
      for (const { region } of [home, column(page, 'Local'), column(page, 'Federated')]) {
        await expect(region.getByTitle('Live')).toBeAttached()
      }
      await column(page, 'Local').posts.first().focus()
      const focused = await page.evaluateHandle(() => document.activeElement)
      await page.evaluate(collectAnnouncements)
      for (let round = 0; round < 20; round += 1)
        await instance.controls.generateLoad(streams, { count: 5 })

      const countElements = () =>
        page.evaluate(() => ({
          rows: document.querySelectorAll('[role="feed"] article').length,
          elements: document.querySelectorAll('*').length,
        }))
      await expect.poll(async () => (await countElements()).rows).toBeLessThanOrEqual(MAX_ROWS)
      expect((await countElements()).elements).toBeLessThanOrEqual(MAX_ELEMENTS)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.dataset['spoken'] ?? ''))
        .toMatch(/^\d+ new in Local; $/)
      expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true)

      await list.evaluate((element) => element.scrollTo(0, 3_000))
      const countRowsAbove = () =>
        list.evaluate((element) => {
          const { top } = element.getBoundingClientRect()
          const rows = [...element.querySelectorAll('[data-item-index]')]
          return rows.filter((row) => row.getBoundingClientRect().bottom < top - 1).length
        })
      await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(1_000)
      await expect.poll(countRowsAbove).toBe(0)
      expect(requests.length).toBeGreaterThan(columns.length)
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MAX_API_REQUESTS)
    },
  )
})

/** Measures the renderer after a garbage collection. */
async function measureMemory(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    listeners: value('JSEventListeners'),
    nodes: value('Nodes'),
    heap: value('JSHeapUsedSize'),
  }
}

test('does not leak listeners, nodes or memory when all screens are visited repeatedly', async ({
  signedIn: page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await visitAllScreens(page)
  await visitAllScreens(page)
  const before = await measureMemory(devtools)

  for (let round = 0; round < 3; round += 1) await visitAllScreens(page)

  await expect
    .poll(async () => (await measureMemory(devtools)).listeners)
    .toBeLessThanOrEqual(before.listeners * MAX_GROWTH)
  await expect
    .poll(async () => (await measureMemory(devtools)).nodes)
    .toBeLessThanOrEqual(before.nodes * MAX_GROWTH)
  expect((await measureMemory(devtools)).heap).toBeLessThanOrEqual(before.heap * 1.2)
})
