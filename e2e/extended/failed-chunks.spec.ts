import type { Locator, Page } from '@playwright/test'
import { manifest, getStaticImports } from '../build-manifest.ts'
import { expect, test } from '../fixtures.ts'
import {
  authorizePage,
  column,
  composer,
  deck,
  openMenuEntry,
  signInScreen,
} from '../page-objects.ts'

/** The interval after which a background chunk is retried. */
const RETRY_MS = 30_000

/** The chunk with the streams and everything else that starts after the first posts. */
const RUNNING_CHUNK = `/${manifest[Object.keys(manifest).find((key) => key.startsWith('_running-'))!]!.file}`

interface ChunkControl {
  /** Number of requests of each chunk. */
  readonly requests: ReadonlyMap<string, number>
  block(): void
  restore(): void
}

/** Blocks or allows the lazy chunks. Static imports of the entry are not blocked, because no code could retry them. */
async function controlLazyChunks(page: Page): Promise<ChunkControl> {
  const staticChunks = getStaticImports('index.html')
  const requests = new Map<string, number>()
  let isBlocked = true
  await page.route(/\/assets\/[^/]+\.js$/, (route) => {
    const { pathname } = new URL(route.request().url())
    requests.set(pathname, (requests.get(pathname) ?? 0) + 1)
    return isBlocked && !staticChunks.has(pathname.slice(1)) ? route.abort() : route.continue()
  })
  return {
    requests,
    block() {
      isBlocked = true
    },
    restore() {
      isBlocked = false
    },
  }
}

function getRetryButton(place: Page | Locator): Locator {
  return place.getByRole('button', { name: 'Try again', exact: true })
}

test.use({
  allowedErrors: /Failed to load resource|could not be loaded|dynamically imported/,
})

test(
  'shows posts while all other chunks fail, streams and handles keys once they load, and retries a failed dialog on request',
  { tag: ['@BUN-04', '@STA-06'] },
  async ({ page, instance, staticOrigin }) => {
    await page.goto(staticOrigin.url)
    await signInScreen(page).server.fill(instance.url)
    await signInScreen(page).signIn.click()
    await authorizePage(page).authorize.click()
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    const chunks = await controlLazyChunks(page)
    await page.clock.install()

    await page.reload()
    await expect(deck(page)).toBeVisible()
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await expect.poll(() => chunks.requests.get(RUNNING_CHUNK)).toBeGreaterThan(0)
    chunks.restore()
    await expect(async () => {
      await page.clock.fastForward(RETRY_MS)
      expect(chunks.requests.get(RUNNING_CHUNK)).toBeGreaterThan(1)
    }).toPass()
    // Which parts have failed by now and which were retried depends on their requests' order.
    await expect(async () => {
      const failed = page.getByRole('button', { name: 'Try again' }).first()
      if (await failed.isVisible()) await failed.click({ timeout: 1_000 })
      await expect(column(page, 'Notifications').posts.first()).toBeVisible({ timeout: 500 })
      await expect(composer(page).text).toBeVisible({ timeout: 500 })
      await expect(failed).toBeHidden({ timeout: 500 })
    }).toPass()
    await page.clock.fastForward(RETRY_MS)
    await expect(column(page, 'Home').region.getByTitle('Live')).toBeAttached()
    await instance.controls.post({ acct: 'kwame', text: 'Still live', count: 1 })
    await expect(column(page, 'Home').post('Still live')).toBeVisible()

    chunks.block()
    await page.keyboard.press('?')
    await expect(getRetryButton(page)).toBeVisible()
    chunks.restore()
    await getRetryButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')

    chunks.block()
    await openMenuEntry(page, 'Sign out')
    await expect(getRetryButton(page)).toBeVisible()
    chunks.restore()
    await getRetryButton(page).click()
    await expect(signInScreen(page).server).toBeVisible()
  },
)
