import type { Page } from '@playwright/test'
import { prepareStorageFaults, reloadWithFault } from '../broken-storage.ts'
import { expect, openDeck, test } from '../fixtures.ts'
import {
  addColumn,
  column,
  getColumnTitles,
  composer,
  deck,
  openMenuEntry,
  signIn,
} from '../page-objects.ts'

const drafts = (page: Page) => page.getByRole('region', { name: 'Drafts' })

/** Expects that the text is in localStorage, which is the write-ahead log of drafts that IndexedDB does not accept. */
const expectInWal = (page: Page, words: string) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([name]) => name.startsWith('colonnade/drafts/'))
          .map(([, text]) => text)
          .join(),
      ),
    )
    .toContain(words)

/** Reads all records of the draft store as one text. */
const readDraftStore = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('colonnade-drafts')
        opening.onsuccess = () => {
          const { result: database } = opening
          const all = database.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            database.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )

const expectDeck = async (page: Page, words: string) => {
  await expect(column(page, 'Home').posts.first()).toBeVisible()
  // The page waits several seconds for a database that does not respond.
  await expect(composer(page).text).toHaveValue(words, { timeout: 30_000 })
}

test(
  'keeps a draft when storage is full, closed or unresponsive, and warns when saving fails',
  { tag: ['@BY-03', '@BY-32'] },
  async ({ page, instance }) => {
    test.slow()
    await prepareStorageFaults(page)
    await openDeck(page, instance.url)
    const { text, publish } = composer(page)
    await text.fill('One')
    await expect.poll(() => readDraftStore(page)).toContain('"One"')

    await reloadWithFault(page, 'full')
    await expectDeck(page, 'One')
    await text.fill('One two')
    await expectInWal(page, 'One two')

    await reloadWithFault(page, 'closed')
    await expectDeck(page, 'One two')
    await text.fill('One two three')
    await expectInWal(page, 'One two three')

    await reloadWithFault(page, 'silent')
    await expectDeck(page, 'One two three')
    await text.fill('One two three four')
    await expectInWal(page, 'One two three four')
    await expect(page.getByRole('alert')).toHaveCount(0)

    await reloadWithFault(page, 'all-full')
    await expectDeck(page, 'One two three four')
    await text.fill('One two three four five')
    await expect(page.getByRole('alert')).toContainText('Browser storage is full')

    await reloadWithFault(page, 'none')
    await expectDeck(page, 'One two three four')
    await expect(drafts(page).getByRole('listitem')).toHaveCount(0)
    await publish.click()
    await expect(column(page, 'Home').post('One two three four')).toHaveCount(1)
    await expect(text).toHaveValue('')
    await page.reload()
    await expectDeck(page, '')
    await expect(column(page, 'Home').post('One two three four')).toHaveCount(1)
  },
)

test.describe(() => {
  test.use({ allowedErrors: /401|WebSocket/ })

  test(
    'keeps drafts and layout of two tabs, publishes each post once, and loses no draft on sign-out in one tab',
    { tag: ['@BY-32', '@CMP-05', '@SET-02'] },
    async ({ page, context, instance }) => {
      test.slow()
      await openDeck(page, instance.url)
      // The saved app registration belongs to another port. Each sign-in screen reads it when it opens.
      await page.evaluate(() => {
        for (const name of Object.keys(localStorage))
          if (name.includes('/apps/')) localStorage.removeItem(name)
      })
      const other = await context.newPage()
      await other.goto(instance.url)
      await expect(deck(other)).toBeVisible()
      const tabs = [page, other] as const
      let saveCount = 0
      let postCount = 0
      context.on('request', (request) => {
        if (request.method() === 'PUT' && request.url().endsWith('/api/web/settings'))
          saveCount += 1
        if (request.method() === 'POST' && request.url().endsWith('/api/v1/statuses'))
          postCount += 1
      })
      for (const tab of tabs) await addColumn(tab).open.click()
      await Promise.all([
        addColumn(page).kind('Local').click(),
        addColumn(other).kind('Favourites').click(),
      ])

      // The later change wins in both tabs, so that no tab shows an unsaved layout.
      await expect
        .poll(
          async () =>
            JSON.stringify(await getColumnTitles(page)) ===
            JSON.stringify(await getColumnTitles(other)),
        )
        .toBe(true)
      const titles = await getColumnTitles(page)
      expect(
        titles.filter((title) => /Local|Favourites/.test(title)).length,
      ).toBeGreaterThanOrEqual(1)
      await expect.poll(() => saveCount, { timeout: 20_000 }).toBeGreaterThanOrEqual(1)

      await composer(page).text.fill('From the first tab')
      await composer(other).text.fill('From the second tab')
      await Promise.all(tabs.map((tab) => composer(tab).publish.dblclick()))
      for (const tab of tabs)
        for (const which of ['first', 'second'])
          await expect(column(tab, 'Home').post(`From the ${which} tab`)).toHaveCount(1)
      expect(postCount).toBe(2)

      await composer(page).text.fill('In the middle of')
      await composer(other).text.fill('Also unsent')
      // The tokens stay valid, so no response of the server ends the session of the first tab.
      for (const path of ['/oauth/revoke', '/auth/sign_out'])
        instance.controls.fail({ path, method: 'POST', status: 503 })
      // The composer closes with the session, so this text is the last that can be typed.
      await composer(page).text.pressSequentially(' a sentence')
      await openMenuEntry(other, 'Sign out')
      for (const tab of tabs)
        await expect(tab.getByRole('button', { name: /^Sign in to / })).toBeVisible()
      await expect(other.getByText("couldn't revoke access")).toBeVisible()
      const keys = await page.evaluate(() => Object.keys(localStorage))
      expect(keys.filter((name) => name.startsWith('colonnade/accounts/'))).toEqual([])
      // Each of two simultaneous changes is saved at most twice.
      expect(saveCount).toBeLessThanOrEqual(4)

      // The cookie would sign the user in again when the page loads.
      await context.clearCookies()
      await signIn(page, instance.url)
      // The list of drafts below the composer becomes a region once the drafts are loaded.
      const titlesAfter = await getColumnTitles(page)
      expect(titlesAfter.filter((title) => title !== 'Drafts')).toEqual(titles)
      const readTexts = async () => {
        const currentText = await composer(page).text.inputValue()
        return [currentText, ...(await drafts(page).getByRole('listitem').allTextContents())].join()
      }
      for (const words of ['In the middle of a sentence', 'Also unsent'])
        await expect.poll(readTexts, { timeout: 20_000 }).toContain(words)
    },
  )
})

test.describe(() => {
  test.use({ allowedErrors: /429/ })

  test(
    'neither delays requests nor repeats them when the clock jumps by two hours',
    { tag: ['@BY-31', '@TL-11'] },
    async ({ page, instance }) => {
      test.slow()
      const { controls } = instance
      await page.clock.install()
      await openDeck(page, instance.url)
      const home = column(page, 'Home')
      await expect(home.region.getByTitle('Live')).toBeAttached()
      await expect(composer(page).text).toBeVisible()
      const calls: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
      })
      const start = Date.now()
      const jump = async (hours: number) => {
        calls.length = 0
        await page.clock.setSystemTime(start + hours * 3_600_000)
      }

      for (const hours of [2, -2, 0]) {
        await jump(hours)
        const words = `The clock says ${hours} hours`
        await controls.post({ acct: 'kwame', text: `${words}, once`, count: 1 })
        await expect(home.post(`${words}, once`)).toBeVisible()
        await controls.post({ acct: 'kwame', text: `${words}, twice`, count: 1 })
        await expect(home.post(`${words}, twice`)).toBeVisible()
        // The page treats the jump as sleep or as a minute that passes. It may reload everything once.
        await page.clock.fastForward(60_000)
        await expect(home.region.getByTitle('Live')).toBeAttached()
        await controls.post({ acct: 'kwame', text: `${words}, a minute later`, count: 1 })
        await expect(home.post(`${words}, a minute later`)).toBeVisible()
        await expect(home.posts.locator('time').filter({ hasText: /NaN|Invalid|-/ })).toHaveCount(0)
        expect(calls.length, calls.join('\n')).toBeLessThan(40)
      }

      // A pause that started by one clock ends by the other.
      await jump(2)
      controls.fail({ path: '/api/v1/statuses', method: 'POST', status: 429, resetMs: 300_000 })
      await composer(page).text.fill('Held back')
      await composer(page).publish.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await jump(-2)
      await composer(page).publish.click()
      await expect(home.post('Held back')).toHaveCount(1)
      await expect(composer(page).text).toHaveValue('')
    },
  )
})
