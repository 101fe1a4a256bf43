import type { Page } from '@playwright/test'
import { breakCacheStorage } from '../broken-cache-storage.ts'
import { expect, openDeck, test } from '../fixtures.ts'
import { startCopy } from '../instance.ts'
import { copyBuild, replaceBuild } from '../new-build.ts'
import {
  authorizePage,
  getColumnTitles,
  composer,
  deck,
  settingsDialog,
  signInScreen,
} from '../page-objects.ts'
import { startSilentServer } from '../silent-server.ts'
import { createWorkerStopper } from '../stop-service-workers.ts'

test.use({ hasShellWorker: true, viewport: { width: 1280, height: 800 } })

/** The shell is cached some seconds after the deck has loaded, and later on a busy machine. */
const CACHE_TIMEOUT = { timeout: 60_000 }

/** Waits until the service worker controls the page and has cached the shell. */
async function waitForShellCache(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), CACHE_TIMEOUT)
    .toBe('activated')
}

/** Waits until the page has reported its version and the worker has stored the note that it needs at startup. */
const waitForNote = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(async () => (await caches.match('/starts-alone')) !== undefined),
      CACHE_TIMEOUT,
    )
    .toBe(true)

const getToast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })

/** Expects the deck and a lazy dialog. */
async function expectLazyChunks(page: Page): Promise<void> {
  await expect(deck(page)).toBeVisible()
  await settingsDialog(page).open.click()
  await expect(settingsDialog(page).dialog).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Returns the entry script, which identifies the version of a page. */
const getEntryScript = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src'))

test.describe(() => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/ })

  test(
    'opens the deck with lazy chunks from the cache offline, with the same content security policy',
    { tag: '@BY-17' },
    async ({ page, context }) => {
      test.slow()
      const server = await startCopy()
      await openDeck(page, server.url)
      await waitForShellCache(page)
      const columns = await getColumnTitles(page)
      const openEmojis = composer(page).form.getByRole('button', { name: 'Insert emoji' })
      const emojis = page.getByRole('searchbox', { name: 'Search emoji' })
      // The emoji images are large, so they are cached when the picker first opens.
      await openEmojis.click()
      await expect(emojis).toBeVisible()
      expect(columns.length).toBeGreaterThanOrEqual(3)
      await page.keyboard.press('Escape')
      await context.setOffline(true)
      await expect(getToast(page, "You're offline")).toBeVisible()
      await server.close()

      const kept = await page.reload()

      expect(kept?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
      await expect(deck(page)).toBeVisible()
      expect(await getColumnTitles(page)).toEqual(columns)
      await expectLazyChunks(page)
      await openEmojis.click()
      await expect(emojis).toBeVisible()
      await page.keyboard.press('Escape')

      await page.goto(`${server.url}/share?text=For%20later`)
      await expect(composer(page).text).toHaveValue('For later')
    },
  )

  test(
    'serves the shell after the worker was stopped, offline and on a network that never responds',
    { tag: '@BY-17' },
    async ({ page }) => {
      test.slow()
      const server = await startCopy()
      const stopWorkers = await createWorkerStopper(page)
      await openDeck(page, server.url)
      await waitForShellCache(page)
      await waitForNote(page)
      const columns = await getColumnTitles(page)
      await stopWorkers()
      await server.close()
      await expectLazyChunks(page)

      for (const words of ['Once', 'Once more']) {
        await stopWorkers()
        await composer(page).text.fill(words)
        await page.evaluate(() => caches.delete('colonnade/notes'))
        const kept = await page.reload()
        expect(kept?.fromServiceWorker()).toBe(true)
        await expect(composer(page).text).toHaveValue(words)
        await waitForNote(page)
        await stopWorkers()
        await expectLazyChunks(page)
        expect(await getColumnTitles(page)).toEqual(expect.arrayContaining(columns))
      }

      await stopWorkers()
      const silentServer = await startSilentServer(server.url)
      await page.reload(CACHE_TIMEOUT)
      await expectLazyChunks(page)
      expect(silentServer.countConnections()).toBeGreaterThan(0)
      await page.close()
      await silentServer.close()
    },
  )
})

test(
  'sends no shared text and no search query to any server once the shell is cached',
  { tag: '@STA-04' },
  async ({ page, instance, staticOrigin }) => {
    await page.goto(staticOrigin.url)
    await signInScreen(page).server.fill(instance.url)
    await signInScreen(page).signIn.click()
    await authorizePage(page).authorize.click()
    await expect(deck(page)).toBeVisible()
    await waitForShellCache(page)
    const before = staticOrigin.requested.length

    for (const path of ['/share.html', '/statuses/new']) {
      await page.goto(`${staticOrigin.url}${path}?text=private%20words`)
      await expect(composer(page).text).toHaveValue('private words')
      await expect(page).toHaveURL(`${staticOrigin.url}${path}`)
      await composer(page).text.fill('')
    }
    await page.goto(`${staticOrigin.url}/search?q=private`)
    await expect(deck(page)).toBeVisible()

    const requested = staticOrigin.requested.slice(before)
    expect(requested).toContain('/share.html')
    expect(requested).toContain('/search')
    expect(requested.filter((address) => /^\/.*private|text=/.test(address))).toEqual([])
  },
)

test(
  'caches no tokens, API responses or server pages, and works when the cache or worker is removed',
  { tag: '@BY-17' },
  async ({ signedIn: page }) => {
    await waitForShellCache(page)
    await page.reload()
    await expect(deck(page)).toBeVisible()

    const { tokens, kept } = await page.evaluate(async () => {
      const state = document.getElementById('initial-state')?.textContent ?? '{}'
      const { access_token: pageToken } = JSON.parse(state).meta
      const session = Object.entries(localStorage).find(([key]) => key.endsWith('/session'))
      const tokens: string[] = [pageToken, JSON.parse(session?.[1] ?? '{}').accessToken]
      const kept: { path: string; type: string; hasToken: boolean }[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const answer = await cache.match(request)
          const text = (await answer?.text()) ?? ''
          const hasToken = tokens.some((token) => text.includes(token))
          const { pathname, search } = new URL(request.url)
          kept.push({
            path: pathname + search,
            type: answer?.headers.get('content-type') ?? '',
            hasToken,
          })
        }
      }
      return { tokens, kept }
    })

    for (const token of tokens) expect(token).toMatch(/.{16}/)
    expect(kept.length).toBeGreaterThan(50)
    expect(kept.filter(({ hasToken }) => hasToken)).toEqual([])
    expect(kept.filter(({ type }) => /html|application\/json/.test(type))).toEqual([])
    const OURS =
      /^\/(?:assets\/[\w.-]+|favicon\.svg|theme\.js|manifest\.webmanifest|icons\/192\.png|starts-alone)$/
    expect(kept.map(({ path }) => path).filter((path) => !OURS.test(path))).toEqual([])

    // A browser that is short of storage evicts the caches while the worker keeps running.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await page.reload()
    await expectLazyChunks(page)
    // The user removes the worker while the page is open.
    await page.evaluate(async () => {
      for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
    })
    await composer(page).text.fill('While it is away')
    await page.reload()
    await expectLazyChunks(page)
    await expect(composer(page).text).toHaveValue('While it is away')
  },
)

test(
  'loads the program from the network when the Cache API fails',
  { tag: '@BY-17' },
  async ({ signedIn: page, context }) => {
    await waitForShellCache(page)
    const getRefusals = await breakCacheStorage(context)

    const response = await page.reload()
    expect(response?.fromServiceWorker()).toBe(true)
    await expectLazyChunks(page)

    expect(await getRefusals()).toEqual(expect.arrayContaining(['keys', 'open']))
  },
)

test(
  'applies a new version on request, keeps the draft, and does not reload other tabs',
  { tag: ['@BY-17', '@BY-03'] },
  async ({ page, context }) => {
    test.slow()
    const build = await copyBuild()
    const server = await startCopy({ dist: build.folder })
    await openDeck(page, server.url)
    await waitForShellCache(page)
    const other = await context.newPage()
    await other.goto(server.url)
    const before = await getEntryScript(other)
    const countLocks = () =>
      page.evaluate(async () => {
        const { held: locks = [] } = await navigator.locks.query()
        return locks.filter(({ name }) => name?.startsWith('colonnade/page')).length
      })
    await expect.poll(countLocks, CACHE_TIMEOUT).toBe(2)
    const prompts: string[] = []
    page.on('dialog', (dialog) => {
      prompts.push(dialog.type())
      void dialog.dismiss()
    })

    await replaceBuild(build.folder, ['SettingsModal'])
    await composer(page).text.pressSequentially('Half a sent')
    // The browser checks for an update every hour and when a page opens.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())

    const offer = getToast(page, 'A new version is ready')
    await expect(offer).toBeVisible(CACHE_TIMEOUT)
    await expect(getToast(other, 'A new version is ready')).toBeVisible(CACHE_TIMEOUT)
    expect(await getEntryScript(page)).toBe(before)
    await composer(page).text.pressSequentially('ence')
    await offer.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => getEntryScript(page).catch(() => before)).toContain('NextNext')
    await expect(composer(page).text).toHaveValue('Half a sentence')
    expect(prompts).toEqual([])

    expect(await getEntryScript(other)).toBe(before)
    await settingsDialog(other).open.click()
    await expect(settingsDialog(other).dialog).toBeVisible()
    await settingsDialog(page).open.click()
    await expect(settingsDialog(page).dialog).toBeVisible()

    const countShellCaches = () =>
      page.evaluate(async () => (await caches.keys()).filter((key) => key.includes('shell')).length)
    expect(await countShellCaches()).toBe(2)
    await other.close()
    await page.keyboard.press('Escape')
    await composer(page).text.fill('')
    await page.reload()
    await expect.poll(countShellCaches, CACHE_TIMEOUT).toBe(1)
    await page.close()
    await server.close()
    await build.remove()
  },
)
