import type { Page } from '@playwright/test'
import { refuseCaches } from '../broken-caches.ts'
import { workerEnder } from '../end-workers.ts'
import { expect, openDeck, test } from '../fixtures.ts'
import { startCopy } from '../instance.ts'
import { copyBuild, replaceBuild } from '../new-build.ts'
import {
  authorizePage,
  columnTitles,
  composer,
  deck,
  settingsDialog,
  signInScreen,
} from '../pages.ts'
import { serveSilence } from '../silent-server.ts'

test.use({ keepsProgram: true, viewport: { width: 1280, height: 800 } })

/** The program is kept some seconds after the deck stands, and a busy machine takes its time. */
const LATE = { timeout: 60_000 }

/** Waits until the browser keeps the program, and the page holds what it runs. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), LATE)
    .toBe('activated')
}

/** Waits until the page has said what it runs, and the worker has noted what it needs to know of that. */
const untilNoted = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(async () => (await caches.match('/starts-alone')) !== undefined),
      LATE,
    )
    .toBe(true)

const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })

/** The deck, and a part of it that travels when it is asked for. */
async function expectLateParts(page: Page): Promise<void> {
  await expect(deck(page)).toBeVisible()
  await settingsDialog(page).open.click()
  await expect(settingsDialog(page).dialog).toBeVisible()
  await page.keyboard.press('Escape')
}

/** What tells the version that a page runs. */
const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src'))

test.describe(() => {
  test.use({ forgiven: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/ })

  test(
    'without a network the deck opens with its columns, and what comes late is there, under the same policy',
    { tag: '@BY-17' },
    async ({ page, context }) => {
      test.slow()
      const server = await startCopy()
      await openDeck(page, server.url)
      await untilKept(page)
      const columns = await columnTitles(page)
      const openEmojis = composer(page).form.getByRole('button', { name: 'Insert emoji' })
      const emojis = page.getByRole('searchbox', { name: 'Search emoji' })
      // The pictures of all emoji are large: who opens the picker has them from then on.
      await openEmojis.click()
      await expect(emojis).toBeVisible()
      expect(columns.length).toBeGreaterThanOrEqual(3)
      await page.keyboard.press('Escape')
      await context.setOffline(true)
      await expect(notice(page, 'You\'re offline')).toBeVisible()
      await server.close()

      const kept = await page.reload()

      expect(kept?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
      await expect(deck(page)).toBeVisible()
      expect(await columnTitles(page)).toEqual(columns)
      await expectLateParts(page)
      await openEmojis.click()
      await expect(emojis).toBeVisible()
      await page.keyboard.press('Escape')

      await page.goto(`${server.url}/share?text=For%20later`)
      await expect(composer(page).text).toHaveValue('For later')
    },
  )

  test(
    'the browser ends the worker as often as it likes: the page goes on, and without a network the next one and what comes late are there all the same, also where the network only pretends to be',
    { tag: '@BY-17' },
    async ({ page }) => {
      test.slow()
      const server = await startCopy()
      const endWorkers = await workerEnder(page)
      await openDeck(page, server.url)
      await untilKept(page)
      await untilNoted(page)
      const columns = await columnTitles(page)
      await endWorkers()
      await server.close()
      await expectLateParts(page)

      for (const words of ['Once', 'Once more']) {
        await endWorkers()
        await composer(page).text.fill(words)
        await page.evaluate(() => caches.delete('colonnade/notes'))
        const kept = await page.reload()
        expect(kept?.fromServiceWorker()).toBe(true)
        await expect(composer(page).text).toHaveValue(words)
        await untilNoted(page)
        await endWorkers()
        await expectLateParts(page)
        expect(await columnTitles(page)).toEqual(expect.arrayContaining(columns))
      }

      await endWorkers()
      const silence = await serveSilence(server.url)
      await page.reload(LATE)
      await expectLateParts(page)
      expect(silence.asked()).toBeGreaterThan(0)
      await page.close()
      await silence.close()
    },
  )
})

test(
  'no server hears the words that are shared, or looked for, once the program is kept',
  { tag: '@STA-04' },
  async ({ page, instance, elsewhere }) => {
    await page.goto(elsewhere.url)
    await signInScreen(page).server.fill(instance.url)
    await signInScreen(page).signIn.click()
    await authorizePage(page).authorize.click()
    await expect(deck(page)).toBeVisible()
    await untilKept(page)
    const before = elsewhere.heard.length

    for (const path of ['/share.html', '/statuses/new']) {
      await page.goto(`${elsewhere.url}${path}?text=private%20words`)
      await expect(composer(page).text).toHaveValue('private words')
      await expect(page).toHaveURL(`${elsewhere.url}${path}`)
      await composer(page).text.fill('')
    }
    await page.goto(`${elsewhere.url}/search?q=private`)
    await expect(deck(page)).toBeVisible()

    const heard = elsewhere.heard.slice(before)
    expect(heard).toContain('/share.html')
    expect(heard).toContain('/search')
    expect(heard.filter((address) => /^\/.*private|text=/.test(address))).toEqual([])
  },
)

test(
  'nothing that is kept has a token or an answer in it, and no page of a server’s; whoever loses it has lost nothing',
  { tag: '@BY-17' },
  async ({ signedIn: page }) => {
    await untilKept(page)
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

    // A browser that is short of room throws it away while the worker goes on.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await page.reload()
    await expectLateParts(page)
    // Somebody takes the worker away while the page is open.
    await page.evaluate(async () => {
      for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
    })
    await composer(page).text.fill('While it is away')
    await page.reload()
    await expectLateParts(page)
    await expect(composer(page).text).toHaveValue('While it is away')
  },
)

test(
  'where the browser gives out nothing of what it keeps, and keeps nothing more, the program comes from the network',
  { tag: '@BY-17' },
  async ({ signedIn: page, context }) => {
    await untilKept(page)
    const refusals = await refuseCaches(context)

    const fresh = await page.reload()
    expect(fresh?.fromServiceWorker()).toBe(true)
    await expectLateParts(page)

    expect(await refusals()).toEqual(expect.arrayContaining(['keys', 'open']))
  },
)

test(
  'a new version waits to be wanted, keeps what is being written, and leaves other tabs alone',
  { tag: ['@BY-17', '@BY-03'] },
  async ({ page, context }) => {
    test.slow()
    const build = await copyBuild()
    const server = await startCopy({ dist: build.folder })
    await openDeck(page, server.url)
    await untilKept(page)
    const other = await context.newPage()
    await other.goto(server.url)
    const before = await entryOf(other)
    const held = () =>
      page.evaluate(async () => {
        const { held: locks = [] } = await navigator.locks.query()
        return locks.filter(({ name }) => name?.startsWith('colonnade/page')).length
      })
    await expect.poll(held, LATE).toBe(2)
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })

    await replaceBuild(build.folder, ['SettingsModal'])
    await composer(page).text.pressSequentially('Half a sent')
    // What happens by itself once an hour, and when a page is opened.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())

    const offer = notice(page, 'A new version is ready')
    await expect(offer).toBeVisible(LATE)
    await expect(notice(other, 'A new version is ready')).toBeVisible(LATE)
    expect(await entryOf(page)).toBe(before)
    await composer(page).text.pressSequentially('ence')
    await offer.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => entryOf(page).catch(() => before)).toContain('NextNext')
    await expect(composer(page).text).toHaveValue('Half a sentence')
    expect(asked).toEqual([])

    expect(await entryOf(other)).toBe(before)
    await settingsDialog(other).open.click()
    await expect(settingsDialog(other).dialog).toBeVisible()
    await settingsDialog(page).open.click()
    await expect(settingsDialog(page).dialog).toBeVisible()

    const versions = () =>
      page.evaluate(async () => (await caches.keys()).filter((key) => key.includes('shell')).length)
    expect(await versions()).toBe(2)
    await other.close()
    await page.keyboard.press('Escape')
    await composer(page).text.fill('')
    await page.reload()
    await expect.poll(versions, LATE).toBe(1)
    await page.close()
    await server.close()
    await build.remove()
  },
)
