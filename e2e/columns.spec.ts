import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addColumn, column, columnTitles } from './pages.ts'

/** The deck is saved when the browser says so: no test may reload before. */
const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/web/settings') && response.ok())

async function add(page: Page, kind: string): Promise<void> {
  const dialog = addColumn(page)
  await dialog.open.click()
  await dialog.kind(kind).click()
}

async function expectTitles(page: Page, titles: readonly string[]): Promise<void> {
  // A page that is loaded again asks its server for the names of lists.
  await expect.poll(() => columnTitles(page), { timeout: 30_000 }).toEqual(titles)
}

test('a new deck is Compose, Home and Notifications [COL-01]', async ({ signedIn }) => {
  await expectTitles(signedIn, ['Compose', 'Home', 'Notifications'])
})

test('columns are added at the end, show their posts, and are there after a reload [COL-02]', async ({
  signedIn,
}) => {
  const isSaved = saved(signedIn)
  await add(signedIn, 'Local')
  await add(signedIn, 'Federated')
  await add(signedIn, 'Hashtag')
  await addColumn(signedIn).hashtag.fill('#Lighthouses')
  await addColumn(signedIn).add.click()
  await add(signedIn, 'List')
  await addColumn(signedIn).kind('Night sky').click()

  const titles = [
    'Compose',
    'Home',
    'Notifications',
    'Local',
    'Federated',
    '#lighthouses',
    'Night sky',
  ]
  await expectTitles(signedIn, titles)
  for (const title of titles.slice(3))
    await expect(column(signedIn, title).posts.first()).toBeVisible()

  await isSaved
  await signedIn.reload()
  await expectTitles(signedIn, titles)
})

test('a column moves to either side and stays there; at the end it does not move [COL-04]', async ({
  signedIn,
}) => {
  const home = column(signedIn, 'Home')
  await home.settings.click()
  const isSaved = saved(signedIn)

  await home.setting('Move left').click()
  await expectTitles(signedIn, ['Home', 'Compose', 'Notifications'])
  await home.setting('Move left').click()
  await expectTitles(signedIn, ['Home', 'Compose', 'Notifications'])
  await home.setting('Move right').click()
  await home.setting('Move right').click()
  await expectTitles(signedIn, ['Compose', 'Notifications', 'Home'])

  await isSaved
  await signedIn.reload()
  await expectTitles(signedIn, ['Compose', 'Notifications', 'Home'])
})

test('a column is removed and comes back by Undo [COL-03]', async ({ signedIn }) => {
  const notifications = column(signedIn, 'Notifications')
  await notifications.settings.click()
  await notifications.setting('Remove column').click()
  await expectTitles(signedIn, ['Compose', 'Home'])

  await signedIn.getByRole('button', { name: 'Undo' }).click()
  await expectTitles(signedIn, ['Compose', 'Home', 'Notifications'])

  const isSaved = saved(signedIn)
  await notifications.settings.click()
  await notifications.setting('Remove column').click()
  await isSaved
  await signedIn.reload()
  await expectTitles(signedIn, ['Compose', 'Home'])
})

test('streamed posts show in every live column that they belong to, and vanish when deleted [TL-07]', async ({
  signedIn,
  instance,
}) => {
  await add(signedIn, 'Local')
  await add(signedIn, 'Hashtag')
  await addColumn(signedIn).hashtag.fill('lighthouses')
  await addColumn(signedIn).add.click()
  const columns = ['Home', 'Local', '#lighthouses'].map((title) => column(signedIn, title))
  for (const each of columns) await expect(each.posts.first()).toBeVisible()

  const [id] = await instance.controls.say({
    acct: 'kwame',
    text: 'Fog again over the #lighthouses',
  })
  for (const each of columns) await expect(each.post('Fog again over the')).toHaveCount(1)

  await instance.controls.remove(id!)
  for (const each of columns) await expect(each.post('Fog again over the')).toHaveCount(0)
})

test('a follow and a mention arrive among the notifications', async ({ signedIn, instance }) => {
  const notifications = column(signedIn, 'Notifications')
  await expect(notifications.posts.first()).toBeVisible()

  await instance.controls.say({ acct: 'kwame', text: '@mira are you on the early boat?' })

  await expect(notifications.post('are you on the early boat?')).toBeVisible()
})
