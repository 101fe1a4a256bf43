import type { Page } from '@playwright/test'
import type { RunningServer } from '@colonnade/demo-server'
import { expect, test } from './fixtures.ts'
import { column } from './page-objects.ts'
import { restoreSignIn } from './saved-sign-in.ts'

/** Fetches the id of an account on the server. */
async function fetchAccountId({ url }: RunningServer, acct: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/accounts/lookup?acct=${encodeURIComponent(acct)}`)
  return (await answer.json()).id
}

async function openProfile(page: Page, instance: RunningServer, acct: string) {
  await page.goto(`/accounts/${await fetchAccountId(instance, acct)}`)
  const { region } = column(page, `@${acct}`)
  // The page reloads, on cores that other tests share.
  await expect(region).toBeVisible({ timeout: 30_000 })
  return region
}

test.beforeEach(({ page, instance }) => restoreSignIn(page.context(), instance.url))

test(
  'shows the bio, fields, posts, media, followers and followed accounts of a profile',
  { tag: '@ACC-01' },
  async ({ page, instance }) => {
    const profile = await openProfile(page, instance, 'lena@sternwarte.example')
    const openTab = (tab: string) => profile.getByRole('tab', { name: tab, exact: true }).click()
    await expect(profile.getByRole('heading', { name: 'Lena Hartmann' })).toBeVisible()
    // Posts of the account that have loaded by now contain the handle too.
    await expect(
      profile.getByText('@lena@sternwarte.example', { exact: true }).first(),
    ).toBeVisible()
    await expect(profile.getByText('Keeper of a 1962 refractor')).toBeVisible()
    await expect(profile.getByRole('definition').filter({ hasText: 'she/her' })).toBeVisible()
    await expect(profile.getByTitle(/^Ownership of this link was checked on/)).toBeVisible()
    await expect(profile.getByText('Follows you')).toBeVisible()
    await expect(profile.getByRole('button', { name: 'Unfollow', exact: true })).toBeVisible()
    await expect(profile.getByRole('article').first()).toBeVisible()

    await openTab('Posts and replies')
    await expect(page).toHaveURL(/\/with_replies$/)
    await expect(profile.getByRole('article').first()).toBeVisible()
    await openTab('Media')
    await expect(profile.getByRole('list').getByRole('button').first()).toBeVisible()
    await openTab('Pinned')
    await expect(page).toHaveURL(/\/pinned$/)

    await profile.getByRole('link', { name: /followers$/ }).click()
    const followers = page.getByRole('list', { name: /followers/i })
    await expect(followers.getByRole('link', { name: '@mira' })).toBeVisible()
    await page.goBack()
    await profile.getByRole('link', { name: /following$/ }).click()
    await expect(page).toHaveURL(/\/following$/)
    await expect(page.getByRole('list').getByRole('link', { name: '@mira' })).toBeVisible()
  },
)

test.describe('account actions', () => {
  test.use({ allowedErrors: /403/ })

  test(
    'follows, features, lists, mutes and blocks from a profile, undoes each, and rolls back a refused follow',
    { tag: '@OVR-03' },
    async ({ page, instance }) => {
      const profile = await openProfile(page, instance, 'wei@yuncha.example')
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      const press = (name: string) => profile.getByRole('button', { name, exact: true }).click()
      const answer = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
      const choose = async (name: string) => {
        await press('More about @wei@yuncha.example')
        await page.getByRole('menuitem', { name, exact: true }).click()
      }
      const expectPost = async (call: string, act: () => Promise<void>) => {
        const response = page.waitForResponse((one) => one.url().endsWith(call) && one.ok())
        await act()
        expect((await response).request().method()).toBe('POST')
      }

      await expectPost('/follow', () => press('Follow'))
      await expectPost('/pin', () => choose('Feature on profile'))
      await expectPost('/unpin', () => choose("Don't feature on profile"))
      await choose('Add or remove from lists')
      await expectPost('/accounts', () => dialog.getByText('Night sky').click())
      await page.keyboard.press('Escape')
      await press('Unfollow')
      await expectPost('/unfollow', () => answer('Unfollow'))
      await choose('Mute @wei@yuncha.example')
      await expectPost('/mute', () => answer('Mute'))
      await expectPost('/unmute', () => press('Unmute'))
      await choose('Block @wei@yuncha.example')
      await expectPost('/block', () => answer('Block'))
      await expectPost('/unblock', () => press('Unblock'))

      const follow = profile.getByRole('button', { name: 'Follow', exact: true })
      await expect(follow).toBeVisible()
      await page.route('**/follow', (route) =>
        route.fulfill({ status: 403, json: { error: 'Not today' } }),
      )
      await follow.click()
      await expect(page.getByRole('alert').filter({ hasText: 'Not today' })).toBeVisible()
      await expect(follow).toBeVisible()
    },
  )
})

test.describe('moved, hidden and missing accounts', () => {
  test.use({ allowedErrors: /404/ })

  test(
    'shows moved, limited and suspended profiles, and removes the column of a missing account',
    { tag: ['@ACC-14', '@ACC-19'] },
    async ({ page, instance }) => {
      await test.step('dims a moved account and links to its new account', async () => {
        const before = await openProfile(page, instance, 'leila@oldquay.example')
        await expect(
          before.getByText('Leila Haddad has indicated that their new account is now:'),
        ).toBeVisible()
        await expect(before.getByRole('button', { name: 'Follow', exact: true })).toHaveCount(0)

        await before.getByRole('link', { name: /@leila$/ }).click()

        await expect(
          column(page, '@leila').region.getByText('overdue in all of them'),
        ).toBeVisible()
      })

      await test.step('reveals a limited profile on request but not a suspended one', async () => {
        const hidden = await openProfile(page, instance, 'brasstubes@bazaar.example')
        await expect(hidden.getByText('This profile is hidden')).toBeVisible()
        await hidden.getByRole('button', { name: 'Show profile' }).click()
        await expect(hidden.getByRole('article')).toHaveCount(2)

        const suspended = await openProfile(page, instance, 'gullet@bazaar.example')
        await expect(suspended.getByText('Account suspended')).toBeVisible()
        await expect(suspended.getByRole('tab')).toHaveCount(0)
      })

      await test.step('shows that the account of a pinned column is missing, and removes the column', async () => {
        await page.goto('/accounts/123')
        const missing = column(page, 'Profile').region
        await expect(missing.getByText('Account not found')).toBeVisible({ timeout: 30_000 })
        await missing.getByRole('button', { name: 'Pin' }).click()
        await expect(page).toHaveURL(/\/$/)

        await missing.getByRole('button', { name: 'Remove column' }).click()

        await expect(missing).toHaveCount(0)
      })
    },
  )
})
