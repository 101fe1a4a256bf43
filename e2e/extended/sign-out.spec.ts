import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import {
  authorizePage,
  column,
  composer,
  deck,
  openMenuEntry,
  signInScreen,
} from '../page-objects.ts'

const getHost = (url: string) => new URL(url).host

/** Reads everything that the origin stores in this browser as one text. */
const readAllStorage = (page: Page) =>
  page.evaluate(async () => {
    const readRows = (name: string) =>
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
    const rows = await Promise.all(databases.map(({ name = '' }) => readRows(name)))
    const stored = await Promise.all(
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
      ...stored,
      ...workers.map(({ scope }) => scope),
      document.cookie,
    ].join('\n')
  })

interface StoredSession {
  readonly accessToken: string
  readonly account: { readonly id: string; readonly acct: string }
}

const getSessions = async (page: Page) => {
  const entries = await page.evaluate(() => Object.entries(localStorage))
  return entries.filter(([name]) => /^colonnade\/accounts\/.*\/session$/.test(name))
}

test(
  'removes all data of the signed-out account and keeps all data of the other one',
  { tag: ['@SES-17', '@BY-02', '@BY-03'] },
  async ({ signedIn: page, instance }) => {
    test.slow()
    const [first] = await getSessions(page)
    // The second account signs in with empty storage. Then the first session is restored beside it.
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(instance.url)
    await signInScreen(page).signInTo(getHost(instance.url)).click()
    await page.getByRole('radio').nth(1).check()
    await authorizePage(page).authorize.click()
    await expect(deck(page)).toBeVisible()
    const [second] = await getSessions(page)
    await page.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), first ?? [])
    const key = ([name]: readonly [string, string]) => name.split('/')[2] ?? ''
    const [one, other] = [first!, second!].map((entry) => ({
      key: key(entry),
      ...(JSON.parse(entry[1]) as StoredSession),
    }))
    expect(one!.key).not.toBe(other!.key)
    const sessions = [one!, other!]
    for (const { account } of sessions)
      await instance.controls.post({
        acct: 'kwame',
        text: `@${account.acct} between us: ${account.acct}-${account.acct}`,
        draft: { visibility: 'direct' },
      })
    await page.reload()
    await composer(page).text.first().fill('half a thought')
    const getSecret = ({ account: { acct } }: StoredSession) => `${acct}-${acct}`
    for (const each of sessions) await expect(page.getByText(getSecret(each)).first()).toBeVisible()
    // The page saves what is on screen when it unloads. Snapshots of the deck are ignored, because they are removed
    // with either account.
    await expect(async () => {
      await page.goto('about:blank')
      await page.goto(instance.url)
      await expect(deck(page)).toBeVisible()
      const stored = (await readAllStorage(page)).replaceAll(/^.*\/sight,.*$/gm, '')
      for (const words of [...sessions.map(getSecret), 'half a thought'])
        expect(stored).toContain(words)
    }).toPass()

    await openMenuEntry(page, 'Sign out')
    await page.getByRole('button', { name: 'Remove its columns' }).click()
    await page.getByRole('button', { name: 'Delete drafts' }).click()

    await expect.poll(async () => (await getSessions(page)).length).toBe(1)
    const [left] = await getSessions(page)
    const [removed, remaining] = key(left!) === one!.key ? [other!, one!] : [one!, other!]
    const traces = [removed.key, removed.accessToken, getSecret(removed), 'half a thought']
    const findTraces = async () => {
      const stored = await readAllStorage(page)
      return traces.filter((trace) => stored.includes(trace))
    }
    await expect.poll(findTraces).toEqual([])
    for (const trace of [remaining.key, remaining.accessToken, getSecret(remaining)])
      expect(await readAllStorage(page)).toContain(trace)
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await page.reload()
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    expect(await findTraces()).toEqual([])
  },
)
