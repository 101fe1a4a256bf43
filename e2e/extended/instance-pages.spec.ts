import { expectNoViolations } from '../axe-violations.ts'
import { expect, test } from '../fixtures.ts'
import { column, composer } from '../page-objects.ts'
import { restoreSignIn } from '../saved-sign-in.ts'

test.beforeEach(({ page, instance }) => restoreSignIn(page.context(), instance.url))

test(
  'shows a changed name in the deck and applies changed preferences after a reload',
  { tag: ['@RTE-06', '@RTE-07', '@SES-07'] },
  async ({ page: signedIn, instance }) => {
    await signedIn.goto(`${instance.url}/settings/profile`)

    await signedIn.getByRole('textbox', { name: 'Display name' }).fill('Mira of the tides')
    await signedIn.getByRole('checkbox', { name: 'Manually approve followers' }).check()
    await signedIn.getByRole('button', { name: 'Save changes' }).click()
    await expect(signedIn.getByRole('status')).toContainText('Saved')
    await signedIn.getByRole('link', { name: 'Back to the dashboard' }).click()

    await expect(composer(signedIn).form.getByText('Mira of the tides')).toBeVisible()

    await instance.controls.post({
      acct: 'kwame',
      text: 'The crane fell asleep',
      draft: { spoilerText: 'Harbour gossip' },
    })
    await signedIn.goto(`${instance.url}/settings/preferences`)

    await signedIn.getByRole('combobox', { name: 'Posting visibility' }).selectOption('unlisted')
    await signedIn
      .getByRole('checkbox', { name: 'Always expand posts marked with content warnings' })
      .check()
    await signedIn.getByRole('checkbox', { name: 'Before favouriting' }).check()
    await signedIn.getByRole('button', { name: 'Save changes' }).click()
    await expect(signedIn.getByRole('status')).toContainText('Saved')
    await signedIn.goto(instance.url)

    await expect(composer(signedIn).visibility).toHaveAccessibleName('Visibility: Unlisted')
    const gossip = column(signedIn, 'Home').post('The crane fell asleep').first()
    await expect(gossip.getByText('The crane fell asleep')).toBeVisible()
    await gossip.getByRole('button', { name: 'Favourite', exact: true }).click()
    await expect(signedIn.getByRole('dialog').or(signedIn.getByRole('alertdialog'))).toBeVisible()
  },
)

test(
  'has accessible settings, invitation, terms, about and sign-out pages',
  { tag: ['@RTE-08', '@RTE-09'] },
  async ({ page: signedIn, instance }) => {
    for (const path of [
      '/settings/preferences',
      '/settings/profile',
      '/invites',
      '/terms',
      '/about',
      '/auth/sign_out',
    ]) {
      await signedIn.goto(`${instance.url}${path}`)
      await expect(signedIn.getByRole('heading', { level: 1 })).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await signedIn.emulateMedia({ colorScheme })
        await expectNoViolations(signedIn, `${path}, ${colorScheme}`, { isCurrentThemeOnly: true })
      }
    }

    await signedIn.getByRole('button', { name: 'Sign out' }).click()
    await expect(signedIn).toHaveURL(`${instance.url}/`)
    const profile = await signedIn.request.get(`${instance.url}/settings/profile`)
    expect(profile.status()).toBe(401)
  },
)

test.describe('moderation pages', () => {
  test.use({ allowedErrors: /403/ })

  test(
    'links moderation pages for staff and refuses other accounts',
    { tag: ['@RTE-10', '@RTE-11', '@SES-03'] },
    async ({ page: signedIn, instance }) => {
      const [id] = await instance.controls.post({ acct: 'kwame', text: 'A crane for sale' })
      await signedIn.goto(`${instance.url}/admin/accounts/1`)
      await expect(signedIn.getByRole('heading', { name: 'For staff only' })).toBeVisible()

      await instance.controls.makeStaff('mira')
      await signedIn.goto(instance.url)
      const post = column(signedIn, 'Home').post('A crane for sale').first()
      await post.getByRole('button', { name: 'More', exact: true }).click()
      const link = signedIn.getByRole('menuitem', { name: 'Open in moderation interface' })
      await signedIn.goto((await link.getAttribute('href')) ?? '')
      await expect(signedIn.getByText('A crane for sale')).toBeVisible()
      await signedIn.getByRole('button', { name: 'Delete this post' }).click()

      await expect(signedIn.getByRole('heading', { name: 'Kwame Mensah' })).toBeVisible()
      await expect(signedIn.locator(`a[href$="/statuses/${id}"]`)).toHaveCount(0)
    },
  )
})
