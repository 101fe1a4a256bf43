import type { Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'
import { addColumn, column, deck, rail } from './page-objects.ts'
import { restoreSignIn } from './saved-sign-in.ts'
import { addSecondAccount } from './second-account.ts'

interface TwoAccounts {
  readonly page: Page
  /** The keys of the accounts, `user@host`. */
  readonly mira: string
  readonly kwame: string
}

const test = base.extend<{ readonly both: TwoAccounts }>({
  both: async ({ page, instance }, provide) => {
    await restoreSignIn(page.context(), instance.url)
    const kwame = await addSecondAccount(page.context(), instance.url, 'kwame')
    await page.goto(instance.url)
    await expect(deck(page)).toBeVisible()
    await provide({ page, mira: kwame.replace('kwame', 'mira'), kwame })
  },
})

/** Opens the menu of the current account, which is the first one, and signs out. */
async function signOut(page: Page, choice: string): Promise<void> {
  await rail(page).getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: /^Sign out of @/ })
  await dialog.getByRole('button', { name: choice, exact: true }).click()
}

test(
  'names the account of each column, and shows its own rows',
  { tag: ['@BY-02', '@BY-37'] },
  async ({ both: { page, mira, kwame } }) => {
    for (const account of [mira, kwame]) {
      const home = column(page, `Home, @${account}`)
      await expect(home.posts.first()).toBeVisible()
      await expect(home.region.getByTitle(`@${account}`)).toBeVisible()
      await expect(
        rail(page).getByRole('button', { name: `Home, @${account}`, exact: true }),
      ).toBeVisible()
    }
  },
)

test(
  'adds a column for the account that is chosen by keyboard, and offers it first the next time',
  { tag: ['@BY-02'] },
  async ({ both: { page, mira, kwame } }) => {
    const { open, dialog } = addColumn(page)
    await open.focus()
    await page.keyboard.press('Enter')
    const select = dialog.getByRole('button', { name: `Account: @${mira}` })
    await select.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox', { name: 'Account' })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Bookmarks', exact: true }).focus()
    await page.keyboard.press('Enter')

    await expect(column(page, `Bookmarks, @${kwame}`).region).toBeVisible()
    await page.reload()
    await expect(column(page, `Bookmarks, @${kwame}`).region).toBeVisible()
    await open.click()
    await expect(dialog.getByRole('button', { name: `Account: @${kwame}` })).toBeVisible()
  },
)

test(
  'gives a column to another account, also for the next start',
  { tag: ['@BY-02'] },
  async ({ both: { page, mira, kwame } }) => {
    const mine = column(page, `Notifications, @${mira}`)
    await mine.settings.click()
    await mine.setting(`Account: @${mira}`).click()
    await page.getByRole('option', { name: `@${kwame}` }).click()

    await expect(column(page, `Notifications, @${kwame}`).region).toHaveCount(2)
    await expect(mine.region).toHaveCount(0)
    await page.reload()
    await expect(column(page, `Notifications, @${kwame}`).region).toHaveCount(2)
    await expect(mine.region).toHaveCount(0)
  },
)

test(
  'keeps the columns of an account that signs out asleep, also after a reload, and wakes them',
  { tag: ['@BY-02'] },
  async ({ both: { page, mira, kwame } }) => {
    await expect(column(page, `Home, @${mira}`).posts.first()).toBeVisible()
    await signOut(page, 'Keep its columns asleep')

    const home = column(page, `Home, @${mira}`)
    await expect(home.region.getByText('Signed out', { exact: true })).toBeVisible()
    await expect(column(page, `Home, @${kwame}`).posts.first()).toBeVisible()
    await page.reload()
    await expect(home.region.getByText('Signed out', { exact: true })).toBeVisible()
    await home.setting('Sign in again').click()
    await page.getByRole('radio', { name: '@mira' }).check()
    await page.getByRole('button', { name: 'Authorize' }).click()

    await expect(home.posts.first()).toBeVisible({ timeout: 30_000 })
    await expect(column(page, `Home, @${kwame}`).posts.first()).toBeVisible()
  },
)

test(
  'removes the columns of an account that signs out',
  { tag: ['@BY-02'] },
  async ({ both: { page, kwame } }) => {
    await signOut(page, 'Remove its columns')

    // The names are those of a deck with one account.
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await expect(page.getByRole('region', { name: `@${kwame}` })).toHaveCount(0)
  },
)

test.describe('with a token that the server does not know', () => {
  test.use({ allowedErrors: /status of 401/ })

  test(
    'puts only the columns of that account to sleep',
    { tag: ['@BY-02', '@SES-17'] },
    async ({ both: { page, mira, kwame } }) => {
      await page.evaluate((key) => {
        const name = `colonnade/accounts/${key}/session`
        const stored: object = JSON.parse(localStorage.getItem(name) ?? '{}')
        localStorage.setItem(name, JSON.stringify({ ...stored, accessToken: 'unknown' }))
      }, kwame)
      await page.reload()

      const hers = column(page, `Home, @${kwame}`)
      await expect(hers.region.getByText('Signed out', { exact: true })).toBeVisible()
      await expect(column(page, `Home, @${mira}`).posts.first()).toBeVisible()
      await hers.setting('Remove column').click()
      await expect(hers.region).toHaveCount(0)
    },
  )
})
