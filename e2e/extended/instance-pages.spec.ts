import { expectNoFaults } from '../axe-findings.ts'
import { expect, test } from '../fixtures.ts'
import { column, composer } from '../pages.ts'
import { takeSignIn } from '../signed-in-state.ts'

test.beforeEach(({ page, instance }) => takeSignIn(page.context(), instance.url))

test(
  'a new name, written on the profile page, stands in the deck; what the preferences say holds once the deck is loaded anew',
  { tag: ['@RTE-06', '@RTE-07', '@SES-07'] },
  async ({ page: signedIn, instance }) => {
    await signedIn.goto(`${instance.url}/settings/profile`)

    await signedIn.getByRole('textbox', { name: 'Name' }).fill('Mira of the tides')
    await signedIn.getByRole('checkbox', { name: 'Ask me before somebody follows' }).check()
    await signedIn.getByRole('button', { name: 'Save changes' }).click()
    await expect(signedIn.getByRole('status')).toContainText('Saved')
    await signedIn.getByRole('link', { name: 'Back to the deck' }).click()

    await expect(composer(signedIn).form.getByText('Mira of the tides')).toBeVisible()

    await instance.controls.say({
      acct: 'kwame',
      text: 'The crane fell asleep',
      draft: { spoilerText: 'Harbour gossip' },
    })
    await signedIn.goto(`${instance.url}/settings/preferences`)

    await signedIn.getByRole('combobox', { name: 'Who sees a new post' }).selectOption('unlisted')
    await signedIn
      .getByRole('checkbox', { name: 'Open posts with a content warning by themselves' })
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
  'the pages that the fixed links lead to can be read and worked by everybody',
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
        await expectNoFaults(signedIn, `${path}, ${colorScheme}`, { asItLooks: true })
      }
    }

    await signedIn.getByRole('button', { name: 'Sign out' }).click()
    await expect(signedIn).toHaveURL(`${instance.url}/`)
    const profile = await signedIn.request.get(`${instance.url}/settings/profile`)
    expect(profile.status()).toBe(401)
  },
)

test.describe('pages for staff', () => {
  test.use({ forgiven: /403/ })

  test(
    'are linked for staff, and shut for everybody else',
    { tag: ['@RTE-10', '@RTE-11', '@SES-03'] },
    async ({ page: signedIn, instance }) => {
      const [id] = await instance.controls.say({ acct: 'kwame', text: 'A crane for sale' })
      await signedIn.goto(`${instance.url}/admin/accounts/1`)
      await expect(signedIn.getByRole('heading', { name: 'For staff only' })).toBeVisible()

      await instance.controls.appoint('mira')
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
