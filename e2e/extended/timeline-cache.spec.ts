import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addColumn, column, openMenuEntry } from '../page-objects.ts'

const COLUMNS = ['Home', 'Notifications', 'Local'] as const

const getCacheLabel = (page: Page, title: string) =>
  column(page, title).region.getByText(/^Last updated: /)

async function addLocal(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/web/settings'))
  await addColumn(page).open.click()
  await addColumn(page).kind('Local').click()
  await saved
}

/** Reads everything that the browser stores of posts as one text. */
const readStorage = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const texts = databases.map(
      ({ name = '' }) =>
        new Promise<string>((resolve) => {
          const request = indexedDB.open(name)
          request.onsuccess = () => {
            const stores = [...request.result.objectStoreNames]
            if (stores.length === 0) return resolve('')
            const all = request.result
              .transaction(stores)
              .objectStore(stores[0] ?? '')
              .getAll()
            all.onsuccess = () => {
              request.result.close()
              resolve(JSON.stringify(all.result))
            }
          }
        }),
    )
    return `${(await Promise.all(texts)).join()} ${JSON.stringify(Object.entries(localStorage))}`
  })

/**
 * Waits until a number of lists is cached. The cache is written when the page is idle, some seconds after a list
 * loads.
 */
async function waitForCache(page: Page, lists: number): Promise<void> {
  const countLists = async () => (await readStorage(page)).split('\\"items\\":').length - 1
  await expect.poll(countLists, { timeout: 30_000 }).toBeGreaterThanOrEqual(lists)
}

test.describe('without a connection', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR|WebSocket/ })

  test(
    'shows cached posts with a label offline and updates when the connection returns',
    { tag: '@BY-17' },
    async ({ page, signedIn, instance }) => {
      test.slow()
      await addLocal(page)
      for (const title of COLUMNS) await expect(column(page, title).posts.first()).toBeVisible()
      const read = column(page, 'Home').posts.first()
      const address = (await read.locator('a:has(time)').first().getAttribute('href'))!
      await waitForCache(page, COLUMNS.length)
      await page.goto('about:blank')
      await page.route(/\/api\//, (route) => route.abort())
      instance.controls.refuseSockets(404)
      await page.goto(instance.url)

      for (const title of COLUMNS) {
        await expect(column(page, title).posts.first()).toBeVisible()
        await expect(getCacheLabel(page, title)).toHaveText(/no connection/)
      }
      await expect(read.locator('a:has(time)').first()).toHaveAttribute('href', address)

      await page.unroute(/\/api\//)
      await instance.controls.post({ acct: 'kwame', text: 'The ferry runs again' })
      instance.controls.refuseSockets(null)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      for (const title of COLUMNS)
        await expect(getCacheLabel(page, title)).toHaveCount(0, { timeout: 60_000 })
      await expect(column(signedIn, 'Home').post('The ferry runs again')).toHaveCount(1)
    },
  )
})

test(
  'shows cached posts before timelines respond, keeps the scroll position, and clears the cache on sign-out',
  { tag: ['@BY-17', '@BY-31'] },
  async ({ page, signedIn, instance }) => {
    const { posts, region } = column(signedIn, 'Home')
    await expect(posts.first()).toBeVisible()
    const [newest = ''] = await posts
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.closest('a')?.getAttribute('href') ?? ''))
    await waitForCache(page, 2)
    await page.goto('about:blank')
    await instance.controls.post({ acct: 'kwame', text: 'While nobody looked', count: 3 })
    // Delays the early request of the boot script and the request of the column itself.
    for (const _call of ['ahead', 'own'])
      instance.controls.delay({ path: '/api/v1/timelines/home', ms: 60_000 })
    await page.goto(instance.url)

    await expect(getCacheLabel(page, 'Home')).toHaveText(/loading/)
    const link = region.locator(`a[href="${newest}"]`).first()
    await expect(link).toBeVisible()
    await region.locator('[data-virtuoso-scroller]').evaluate((list) => list.scrollTo(0, 400))
    const anchor = region.getByRole('article').nth(1)
    const href = await anchor.locator('a:has(time)').first().getAttribute('href')
    const row = region
      .getByRole('article')
      .filter({ has: page.locator(`a[href="${href}"]`) })
      .first()
    const before = await row.boundingBox()
    instance.controls.clearFaults()

    await expect(getCacheLabel(page, 'Home')).toHaveCount(0)
    await expect(column(page, 'Home').unread).toHaveText(/3 new/)
    expect(Math.abs((await row.boundingBox())!.y - before!.y)).toBeLessThanOrEqual(1)

    await test.step('removes all cached posts from the browser on sign-out', async () => {
      expect(await readStorage(page)).toContain('search_index')
      await openMenuEntry(page, 'Sign out')
      await expect(page.getByRole('button', { name: /^Sign in to / })).toBeVisible()

      await expect.poll(() => readStorage(page)).not.toContain('search_index')
      expect(await readStorage(page)).not.toMatch(/colonnade\/accounts/)
    })
  },
)
