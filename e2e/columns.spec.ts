import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addColumn, column, getColumnTitles, rail } from './page-objects.ts'

/** Waits until the deck is saved. A test must not reload before that. */
const waitForSave = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/web/settings') && response.ok())

async function add(page: Page, kind: string): Promise<void> {
  const dialog = addColumn(page)
  await dialog.open.click()
  await dialog.kind(kind).click()
}

test(
  'keeps the title, the colour, the icon and the width of a column after a reload',
  { tag: ['@BY-55'] },
  async ({ signedIn }) => {
    const { region, settings } = column(signedIn, 'Home')
    await settings.click()
    await region.getByRole('radio', { name: 'Teal' }).check({ force: true })
    await region.getByRole('textbox', { name: 'Icon' }).fill('🦊')
    await region.getByRole('button', { name: 'Wide', exact: true }).click()
    const isSaved = waitForSave(signedIn)
    await region.getByRole('textbox', { name: 'Title' }).fill('Friends')
    await signedIn.keyboard.press('Enter')
    await expectTitles(signedIn, ['Compose', 'Friends', 'Notifications'])

    await isSaved
    await signedIn.reload()

    await expectTitles(signedIn, ['Compose', 'Friends', 'Notifications'])
    const friends = column(signedIn, 'Friends')
    await expect(friends.posts.first()).toBeVisible()
    await expect(friends.region).toHaveAttribute('data-colour', 'teal')
    await expect(friends.region).toHaveCSS('width', '500px')
    const entry = rail(signedIn).getByRole('button', { name: 'Friends', exact: true })
    await expect(entry).toContainText('🦊')
    await expect(entry).toHaveAttribute('data-colour', 'teal')
  },
)

async function expectTitles(page: Page, titles: readonly string[]): Promise<void> {
  // A reloaded page first requests the names of lists.
  await expect.poll(() => getColumnTitles(page), { timeout: 30_000 }).toEqual(titles)
}

test(
  'starts with three columns, adds, moves, removes and restores columns, and keeps them after a reload',
  { tag: ['@COL-01', '@COL-02', '@COL-03', '@COL-04'] },
  async ({ signedIn }) => {
    const [home, notifications] = [column(signedIn, 'Home'), column(signedIn, 'Notifications')]
    const added = ['Local', 'Federated', '#lighthouses', 'Night sky']
    await expectTitles(signedIn, ['Compose', 'Home', 'Notifications'])

    await test.step('adds columns at the end and shows their posts', async () => {
      await add(signedIn, 'Local')
      await add(signedIn, 'Federated')
      await add(signedIn, 'Hashtag')
      await addColumn(signedIn).hashtag.fill('#Lighthouses')
      await addColumn(signedIn).add.click()
      await add(signedIn, 'List')
      await addColumn(signedIn).kind('Night sky').click()
      await expectTitles(signedIn, ['Compose', 'Home', 'Notifications', ...added])
      for (const title of added) await expect(column(signedIn, title).posts.first()).toBeVisible()
    })

    await test.step('moves a column left and right and stops at the end', async () => {
      await home.settings.click()
      await home.setting('Move right').click()
      await expectTitles(signedIn, ['Compose', 'Notifications', 'Home', ...added])
      await home.setting('Move left').click()
      await home.setting('Move left').click()
      await expectTitles(signedIn, ['Home', 'Compose', 'Notifications', ...added])
      await home.setting('Move left').click()
      await expectTitles(signedIn, ['Home', 'Compose', 'Notifications', ...added])
    })

    const isSaved = waitForSave(signedIn)
    await test.step('removes a column and restores it by Undo', async () => {
      await notifications.settings.click()
      await notifications.setting('Remove column').click()
      await expectTitles(signedIn, ['Home', 'Compose', ...added])
      await signedIn.getByRole('button', { name: 'Undo' }).click()
      await expectTitles(signedIn, ['Home', 'Compose', 'Notifications', ...added])
      await notifications.settings.click()
      await notifications.setting('Remove column').click()
    })

    await isSaved
    await signedIn.reload()
    await expectTitles(signedIn, ['Home', 'Compose', ...added])
  },
)
