import type { CDPSession } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { column } from '../pages.ts'
import { takeSignIn } from '../signed-in-state.ts'
import { tour } from '../tour.ts'

/** Besides the pictures of the posts themselves. */
const MOST_REQUESTS = 20

/** Of twelve columns, on a wide screen: a budget of elements that rows, headers and controls share. */
const MOST_ELEMENTS = 6_000
const MOST_ROWS = 120

/** For twelve columns, from nothing: strict servers grant 300 in five minutes, and somebody may load it five times. */
const MOST_CALLS = 60

/** How much more than after the first tour may be held after three more. */
const SLACK = 1.05

test.describe('as somebody sees it first', () => {
  test('a start asks for few things before its first post', async ({ page, instance }) => {
    await takeSignIn(page.context(), instance.url)
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

    await page.goto(instance.url)
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await page.waitForLoadState('networkidle')

    const first = Number(await page.locator('html').getAttribute('data-first-post'))
    const before = finished.filter(({ at }) => at <= first).map(({ url }) => url)
    expect(before.length).toBeGreaterThan(5)
    expect(before.length, before.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
  })
})

const KINDS = ['HOME', 'COMMUNITY', 'PUBLIC'] as const
const TAGS = ['tides', 'birds', 'aves', 'seafog', 'bread', 'trains', 'lighthouses', 'fog', 'rope']

const columns = [
  ...KINDS.map((id) => ({ id, params: {} })),
  ...TAGS.map((tag) => ({ id: 'HASHTAG', params: { id: tag } })),
].map((one, index) => ({ ...one, uuid: `column-${index + 1}` }))

/** In the page: collects what a screen reader would say by itself. */
function listenToLiveMessages(): void {
  const LIVE =
    '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output'
  const { dataset } = document.documentElement
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const places = [target.parentElement ?? target, ...addedNodes].filter(
        (node): node is Element => node instanceof Element,
      )
      for (const place of places) {
        const live = place.closest(LIVE) ?? place.querySelector(LIVE)
        const text = live?.textContent.trim() ?? ''
        // One that is empty is there to speak later.
        if (text === '' || live?.closest('[aria-live=off]') !== null) continue
        dataset['spoken'] = `${dataset['spoken'] ?? ''}${text}; `
      }
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1920, height: 1000 } })

  test(
    'twelve columns into which posts pour ask for little, keep few rows on the page and none above the view, say once how many wait where the reader is, and leave the focus alone',
    { tag: '@BY-54' },
    async ({ page, instance }) => {
      await instance.controls.saveSettings({ onboarded: true, columns })
      await takeSignIn(page.context(), instance.url)
      const calls: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) calls.push(pathname)
      })
      await page.goto(instance.url)
      const home = column(page, 'Home')
      await expect(home.posts.first()).toBeVisible()
      const list = home.region.locator('[data-virtuoso-scroller]')
      const tags = TAGS.map((tag) => ['hashtag', tag] as const)
      const streams = [['user'], ['public:local'], ['public'], ...tags] as const
      // What is poured is kept nowhere: who does not listen yet never hears of it.
      for (const { region } of [home, column(page, 'Local'), column(page, 'Federated')]) {
        await expect(region.getByTitle('Live')).toBeAttached()
      }
      await column(page, 'Local').posts.first().focus()
      const focused = await page.evaluateHandle(() => document.activeElement)
      await page.evaluate(listenToLiveMessages)
      for (let round = 0; round < 20; round += 1) await instance.controls.pour(streams, 5)

      const counts = () =>
        page.evaluate(() => ({
          rows: document.querySelectorAll('[role="feed"] article').length,
          elements: document.querySelectorAll('*').length,
        }))
      await expect.poll(async () => (await counts()).rows).toBeLessThanOrEqual(MOST_ROWS)
      expect((await counts()).elements).toBeLessThanOrEqual(MOST_ELEMENTS)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.dataset['spoken'] ?? ''))
        .toMatch(/^\d+ new in Local; $/)
      expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true)

      await list.evaluate((element) => element.scrollTo(0, 3_000))
      const above = () =>
        list.evaluate((element) => {
          const { top } = element.getBoundingClientRect()
          const rows = [...element.querySelectorAll('[data-item-index]')]
          return rows.filter((row) => row.getBoundingClientRect().bottom < top - 1).length
        })
      await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(1_000)
      await expect.poll(above).toBe(0)
      expect(calls.length).toBeGreaterThan(columns.length)
      expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(MOST_CALLS)
    },
  )
})

/** What the renderer holds, after all that nobody holds is gone. */
async function held(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    listeners: value('JSEventListeners'),
    nodes: value('Nodes'),
    heap: value('JSHeapUsedSize'),
  }
}

test('a tour of every screen leaves no listeners, elements and memory behind', async ({
  signedIn: page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await tour(page)
  await tour(page)
  const before = await held(devtools)

  for (let round = 0; round < 3; round += 1) await tour(page)

  await expect
    .poll(async () => (await held(devtools)).listeners)
    .toBeLessThanOrEqual(before.listeners * SLACK)
  await expect
    .poll(async () => (await held(devtools)).nodes)
    .toBeLessThanOrEqual(before.nodes * SLACK)
  expect((await held(devtools)).heap).toBeLessThanOrEqual(before.heap * 1.2)
})
