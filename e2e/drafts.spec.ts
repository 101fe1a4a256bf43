import { expect, openDeck, test } from './fixtures.ts'
import { column, composer, deck, drafts, signInScreen } from './page-objects.ts'

test(
  'lists drafts, opens each in one tab only, and restores a deleted one',
  { tag: ['@BY-03', '@BY-32'] },
  async ({ signedIn, context, instance }) => {
    // Loads two decks and reloads one of them several times.
    test.slow()
    const { text, publish } = composer(signedIn)
    const list = drafts(signedIn)
    await text.fill('On the ferry')
    await list.getByRole('button', { name: 'New draft' }).click()
    await text.fill('The fog')
    await signedIn.reload()
    await expect(text).toHaveValue('The fog')

    const second = await context.newPage()
    await second.goto(instance.url)
    await drafts(second)
      .getByRole('button', { name: /^The fog/ })
      .click()
    await expect(second.getByText('This draft is open in another tab')).toBeVisible()
    await expect(composer(second).text).toHaveValue('')
    await composer(second).text.fill('In the second tab')
    await expect(list.getByRole('button', { name: /^In the second tab/ })).toBeVisible()

    await list.getByRole('button', { name: /^On the ferry/ }).click()
    await expect(text).toHaveValue('On the ferry')
    // The draft that was left last is first once it is saved. After that no row moves.
    await expect(list.getByRole('listitem')).toContainText(['The fog', 'In the second tab'])
    const fog = list.getByRole('listitem').filter({ hasText: 'The fog' })
    await fog.getByRole('button', { name: 'Delete draft' }).click()
    await expect(fog).toHaveCount(0)
    await signedIn.getByRole('button', { name: 'Undo' }).click()
    await expect(fog).toBeVisible()

    await publish.click()
    await expect(column(signedIn, 'Home').post('On the ferry')).toBeVisible()
    await expect(text).toHaveValue('')
    await signedIn.reload()
    await expect(fog).toBeVisible()
    await expect(text).toHaveValue('')
    await expect(list.getByRole('listitem')).toHaveCount(2)
  },
)

test.describe(() => {
  test.use({ allowedErrors: /401/ })

  test(
    'keeps the draft when the session expires',
    { tag: '@BY-03' },
    async ({ page, instance }) => {
      await openDeck(page, instance.url)
      await composer(page).text.fill('Kept through the night')
      for (const path of ['statuses', 'accounts/verify_credentials'])
        await page.route(`**/api/v1/${path}`, (route) => route.fulfill({ status: 401, json: {} }))
      await composer(page).publish.click()
      const { host } = new URL(instance.url)
      await expect(signInScreen(page).signInTo(host)).toBeVisible()
      await expect(page.getByRole('alert')).toContainText(`Your session on ${host} has ended`)
      await expect(page.getByRole('textbox', { name: 'Server' })).toHaveValue(host)
      await page.unrouteAll()

      // The serving instance recognises the user by the cookie.
      await page.goto(instance.url)

      await expect(deck(page)).toBeVisible()
      await expect(composer(page).text).toHaveValue('Kept through the night')
    },
  )
})
