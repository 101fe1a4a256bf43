import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { authorizePage, column, composer, deck, menuEntry, signInScreen } from '../pages.ts'

const hostOf = (url: string) => new URL(url).host

/** Everything that an origin keeps in this browser, as one text. */
const allKept = (page: Page) =>
  page.evaluate(async () => {
    const rowsOf = (name: string) =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onerror = () => reject(new Error(`${name} cannot be read`))
        request.onsuccess = () => {
          const database = request.result
          const stores = [...database.objectStoreNames]
          if (stores.length === 0) {
            database.close()
            return resolve('')
          }
          const reading = database.transaction(stores)
          const texts: string[] = []
          for (const store of stores) {
            const cursor = reading.objectStore(store).openCursor()
            cursor.onsuccess = () => {
              if (cursor.result === null) return
              texts.push(JSON.stringify([name, cursor.result.key, cursor.result.value]))
              cursor.result.continue()
            }
          }
          reading.oncomplete = () => {
            database.close()
            resolve(texts.join('\n'))
          }
        }
      })
    const databases = await indexedDB.databases()
    const rows = await Promise.all(databases.map(({ name = '' }) => rowsOf(name)))
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const answers = await Promise.all(
          (await cache.matchAll()).map(async (answer) => `${answer.url} ${await answer.text()}`),
        )
        return [name, ...answers].join('\n')
      }),
    )
    const workers = await navigator.serviceWorker.getRegistrations()
    return [
      ...Object.entries(localStorage),
      ...Object.entries(sessionStorage),
      ...rows,
      ...kept,
      ...workers.map(({ scope }) => scope),
      document.cookie,
    ].join('\n')
  })

interface KeptSession {
  readonly accessToken: string
  readonly account: { readonly id: string; readonly acct: string }
}

const sessionsOf = async (page: Page) => {
  const entries = await page.evaluate(() => Object.entries(localStorage))
  return entries.filter(([name]) => /^colonnade\/accounts\/.*\/session$/.test(name))
}

test(
  'of who signs out nothing stays in the browser, and the other account keeps all that is its own',
  { tag: ['@SES-17', '@BY-02', '@BY-03'] },
  async ({ signedIn: page, instance }) => {
    test.slow()
    const [first] = await sessionsOf(page)
    // A second account signs in while nobody else is there, then both are.
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(instance.url)
    await signInScreen(page).signInTo(hostOf(instance.url)).click()
    await page.getByRole('radio').nth(1).check()
    await authorizePage(page).authorize.click()
    await expect(deck(page)).toBeVisible()
    const [second] = await sessionsOf(page)
    await page.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), first ?? [])
    const key = ([name]: readonly [string, string]) => name.split('/')[2] ?? ''
    const [one, other] = [first!, second!].map((entry) => ({
      key: key(entry),
      ...(JSON.parse(entry[1]) as KeptSession),
    }))
    expect(one!.key).not.toBe(other!.key)
    const both = [one!, other!]
    for (const { account } of both)
      await instance.controls.say({
        acct: 'kwame',
        text: `@${account.acct} between us: ${account.acct}-${account.acct}`,
        draft: { visibility: 'direct' },
      })
    await page.reload()
    await composer(page).text.first().fill('half a thought')
    const secretOf = ({ account: { acct } }: KeptSession) => `${acct}-${acct}`
    for (const each of both) await expect(page.getByText(secretOf(each)).first()).toBeVisible()
    // What is on screen is kept when a page is left. A sight of the deck goes with either account.
    await expect(async () => {
      await page.goto('about:blank')
      await page.goto(instance.url)
      await expect(deck(page)).toBeVisible()
      const kept = (await allKept(page)).replaceAll(/^.*\/sight,.*$/gm, '')
      for (const words of [...both.map(secretOf), 'half a thought']) expect(kept).toContain(words)
    }).toPass()

    await menuEntry(page, 'Sign out')
    await page.getByRole('button', { name: 'Delete drafts' }).click()

    await expect.poll(async () => (await sessionsOf(page)).length).toBe(1)
    const [left] = await sessionsOf(page)
    const [gone, stays] = key(left!) === one!.key ? [other!, one!] : [one!, other!]
    const traces = [gone.key, gone.accessToken, secretOf(gone), 'half a thought']
    const found = async () => {
      const kept = await allKept(page)
      return traces.filter((trace) => kept.includes(trace))
    }
    await expect.poll(found).toEqual([])
    for (const trace of [stays.key, stays.accessToken, secretOf(stays)])
      expect(await allKept(page)).toContain(trace)
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await page.reload()
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    expect(await found()).toEqual([])
  },
)
