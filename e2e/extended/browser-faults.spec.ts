import type { Page } from '@playwright/test'
import { makeBreakable, reloadWith } from '../broken-storage.ts'
import { expect, openDeck, test } from '../fixtures.ts'
import { addColumn, column, columnTitles, composer, deck, menuEntry, signIn } from '../pages.ts'

const drafts = (page: Page) => page.getByRole('region', { name: 'Drafts' })

/** The words stand in the browser's plain storage, where what no room was left for waits. */
const expectJournaled = (page: Page, words: string) =>
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

/** What the room for drafts has, as one text. */
const roomTexts = (page: Page) =>
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
  // A database that says nothing is waited for some seconds.
  await expect(composer(page).text).toHaveValue(words, { timeout: 30_000 })
}

test(
  'a draft lives through storage that is full, closed or silent, and where nothing can be kept that is said',
  { tag: ['@BY-03', '@BY-32'] },
  async ({ page, instance }) => {
    test.slow()
    await makeBreakable(page)
    await openDeck(page, instance.url)
    const { text, publish } = composer(page)
    await text.fill('One')
    await expect.poll(() => roomTexts(page)).toContain('"One"')

    await reloadWith(page, 'full')
    await expectDeck(page, 'One')
    await text.fill('One two')
    await expectJournaled(page, 'One two')

    await reloadWith(page, 'closed')
    await expectDeck(page, 'One two')
    await text.fill('One two three')
    await expectJournaled(page, 'One two three')

    await reloadWith(page, 'silent')
    await expectDeck(page, 'One two three')
    await text.fill('One two three four')
    await expectJournaled(page, 'One two three four')
    await expect(page.getByRole('alert')).toHaveCount(0)

    await reloadWith(page, 'nothing')
    await expectDeck(page, 'One two three four')
    await text.fill('One two three four five')
    await expect(page.getByRole('alert')).toContainText('Browser storage is full')

    await reloadWith(page, 'none')
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
  test.use({ forgiven: /401|WebSocket/ })

  test(
    'of two tabs both keep what they write and save, each post goes out once, and who signs out in one loses nothing in the other',
    { tag: ['@BY-32', '@CMP-05', '@SET-02'] },
    async ({ page, context, instance }) => {
      test.slow()
      await openDeck(page, instance.url)
      // The kept program was registered at another port, and each door reads of it as it opens.
      await page.evaluate(() => {
        for (const name of Object.keys(localStorage))
          if (name.includes('/apps/')) localStorage.removeItem(name)
      })
      const other = await context.newPage()
      await other.goto(instance.url)
      await expect(deck(other)).toBeVisible()
      const tabs = [page, other] as const
      let saved = 0
      let sent = 0
      context.on('request', (request) => {
        if (request.method() === 'PUT' && request.url().endsWith('/api/web/settings')) saved += 1
        if (request.method() === 'POST' && request.url().endsWith('/api/v1/statuses')) sent += 1
      })
      for (const tab of tabs) await addColumn(tab).open.click()
      await Promise.all([
        addColumn(page).kind('Local').click(),
        addColumn(other).kind('Favourites').click(),
      ])

      // The later one holds in both: no tab shows what is not saved.
      await expect
        .poll(
          async () =>
            JSON.stringify(await columnTitles(page)) === JSON.stringify(await columnTitles(other)),
        )
        .toBe(true)
      const titles = await columnTitles(page)
      expect(
        titles.filter((title) => /Local|Favourites/.test(title)).length,
      ).toBeGreaterThanOrEqual(1)
      await expect.poll(() => saved, { timeout: 20_000 }).toBeGreaterThanOrEqual(1)

      await composer(page).text.fill('From the first tab')
      await composer(other).text.fill('From the second tab')
      await Promise.all(tabs.map((tab) => composer(tab).publish.dblclick()))
      for (const tab of tabs)
        for (const which of ['first', 'second'])
          await expect(column(tab, 'Home').post(`From the ${which} tab`)).toHaveCount(1)
      expect(sent).toBe(2)

      await composer(page).text.fill('In the middle of')
      await composer(other).text.fill('Also unsent')
      // All tokens stay good: no answer of the server's tells the first tab.
      for (const path of ['/oauth/revoke', '/auth/sign_out'])
        instance.controls.fail({ path, method: 'POST', status: 503 })
      // What is typed afterwards has nowhere to go: the composer ends with the account.
      await composer(page).text.pressSequentially(' a sentence')
      await menuEntry(other, 'Sign out')
      for (const tab of tabs)
        await expect(tab.getByRole('button', { name: /^Sign in to / })).toBeVisible()
      await expect(other.getByText('couldn\'t revoke access')).toBeVisible()
      const kept = await page.evaluate(() => Object.keys(localStorage))
      expect(kept.filter((name) => name.startsWith('colonnade/accounts/'))).toEqual([])
      // Wishes of two tabs at once are two at most.
      expect(saved).toBeLessThanOrEqual(4)

      // By its cookie the server would sign in again whoever loads its page.
      await context.clearCookies()
      await signIn(page, instance.url)
      // The drafts below the composer are a region too, as soon as they are read.
      const again = await columnTitles(page)
      expect(again.filter((title) => title !== 'Drafts')).toEqual(titles)
      const written = async () => {
        const own = await composer(page).text.inputValue()
        return [own, ...(await drafts(page).getByRole('listitem').allTextContents())].join()
      }
      for (const words of ['In the middle of a sentence', 'Also unsent'])
        await expect.poll(written, { timeout: 20_000 }).toContain(words)
    },
  )
})

test.describe(() => {
  test.use({ forgiven: /429/ })

  test(
    'a clock that jumps by two hours, to and fro, neither holds anything back nor makes a storm',
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
        await controls.say({ acct: 'kwame', text: `${words}, once`, count: 1 })
        await expect(home.post(`${words}, once`)).toBeVisible()
        await controls.say({ acct: 'kwame', text: `${words}, twice`, count: 1 })
        await expect(home.post(`${words}, twice`)).toBeVisible()
        // The device seems to have slept, or a minute passes: all is asked for once at most.
        await page.clock.fastForward(60_000)
        await expect(home.region.getByTitle('Live')).toBeAttached()
        await controls.say({ acct: 'kwame', text: `${words}, a minute later`, count: 1 })
        await expect(home.post(`${words}, a minute later`)).toBeVisible()
        await expect(home.posts.locator('time').filter({ hasText: /NaN|Invalid|-/ })).toHaveCount(0)
        expect(calls.length, calls.join('\n')).toBeLessThan(40)
      }

      // A pause that was told by one clock ends by the other.
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
