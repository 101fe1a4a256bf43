import type { Page } from '@playwright/test'
import type { RunningServer } from '@colonnade/demo-server'
import { expect, test } from './fixtures.ts'
import { column } from './pages.ts'
import { takeSignIn } from './signed-in-state.ts'

/** The id that the server gave to somebody. */
async function idOf({ url }: RunningServer, acct: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/accounts/lookup?acct=${encodeURIComponent(acct)}`)
  return (await answer.json()).id
}

async function openProfile(page: Page, instance: RunningServer, acct: string) {
  await page.goto(`/accounts/${await idOf(instance, acct)}`)
  const { region } = column(page, `@${acct}`)
  // A page begins anew, on cores that others use as well.
  await expect(region).toBeVisible({ timeout: 30_000 })
  return region
}

test.beforeEach(({ page, instance }) => takeSignIn(page.context(), instance.url))

test(
  'a profile tells who somebody is, what they posted, and who reads them',
  { tag: '@ACC-01' },
  async ({ page, instance }) => {
    const profile = await openProfile(page, instance, 'lena@sternwarte.example')
    const show = (tab: string) => profile.getByRole('tab', { name: tab, exact: true }).click()
    await expect(profile.getByRole('heading', { name: 'Lena Hartmann' })).toBeVisible()
    // Her posts, which may have come by now, say it as well.
    await expect(
      profile.getByText('@lena@sternwarte.example', { exact: true }).first(),
    ).toBeVisible()
    await expect(profile.getByText('Keeper of a 1962 refractor')).toBeVisible()
    await expect(profile.getByRole('definition').filter({ hasText: 'she/her' })).toBeVisible()
    await expect(profile.getByTitle(/^Ownership of this link was checked on/)).toBeVisible()
    await expect(profile.getByText('Follows you')).toBeVisible()
    await expect(profile.getByRole('button', { name: 'Unfollow', exact: true })).toBeVisible()
    await expect(profile.getByRole('article').first()).toBeVisible()

    await show('Posts and replies')
    await expect(page).toHaveURL(/\/with_replies$/)
    await expect(profile.getByRole('article').first()).toBeVisible()
    await show('Media')
    await expect(profile.getByRole('list').getByRole('button').first()).toBeVisible()
    await show('Pinned')
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

test.describe('what one does to somebody', () => {
  test.use({ forgiven: /403/ })

  test(
    'from a profile one follows, features, lists, mutes and blocks, and takes each back; a follow that the server refuses is taken back, and says why',
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
      const posts = async (call: string, act: () => Promise<void>) => {
        const told = page.waitForResponse((one) => one.url().endsWith(call) && one.ok())
        await act()
        expect((await told).request().method()).toBe('POST')
      }

      await posts('/follow', () => press('Follow'))
      await posts('/pin', () => choose('Feature on profile'))
      await posts('/unpin', () => choose("Don't feature on profile"))
      await choose('Add or remove from lists')
      await posts('/accounts', () => dialog.getByText('Night sky').click())
      await page.keyboard.press('Escape')
      await press('Unfollow')
      await posts('/unfollow', () => answer('Unfollow'))
      await choose('Mute @wei@yuncha.example')
      await posts('/mute', () => answer('Mute'))
      await posts('/unmute', () => press('Unmute'))
      await choose('Block @wei@yuncha.example')
      await posts('/block', () => answer('Block'))
      await posts('/unblock', () => press('Unblock'))

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

test.describe('who is not here, or not as before', () => {
  test.use({ forgiven: /404/ })

  test(
    'who moved leads to where they live now; what is hidden is a press away, what was taken away is not; nobody says so, and lets itself be removed',
    { tag: ['@ACC-14', '@ACC-19'] },
    async ({ page, instance }) => {
      await test.step('who moved is dimmed and leads to where they live now', async () => {
        const before = await openProfile(page, instance, 'leila@oldquay.example')
        await expect(before.getByText('Leila Haddad has moved to:')).toBeVisible()
        await expect(before.getByRole('button', { name: 'Follow', exact: true })).toHaveCount(0)

        await before.getByRole('link', { name: /@leila$/ }).click()

        await expect(
          column(page, '@leila').region.getByText('overdue in all of them'),
        ).toBeVisible()
      })

      await test.step('what the moderators hide is a press away, what they took away is not', async () => {
        const hidden = await openProfile(page, instance, 'brasstubes@bazaar.example')
        await expect(hidden.getByText('This profile is hidden')).toBeVisible()
        await hidden.getByRole('button', { name: 'Show profile' }).click()
        await expect(hidden.getByRole('article')).toHaveCount(2)

        const gone = await openProfile(page, instance, 'gullet@bazaar.example')
        await expect(gone.getByText('Account suspended')).toBeVisible()
        await expect(gone.getByRole('tab')).toHaveCount(0)
      })

      await test.step('a saved column of an account that is gone says so, and lets itself be removed', async () => {
        await page.goto('/accounts/123')
        const nobody = column(page, 'Profile').region
        await expect(nobody.getByText('Account not found')).toBeVisible({ timeout: 30_000 })
        await nobody.getByRole('button', { name: 'Pin' }).click()
        await expect(page).toHaveURL(/\/$/)

        await nobody.getByRole('button', { name: 'Remove column' }).click()

        await expect(nobody).toHaveCount(0)
      })
    },
  )
})
