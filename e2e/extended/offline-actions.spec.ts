import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { column, composer, post, waitForDeferredParts } from '../page-objects.ts'

// Deferred parts may find no network. The deck works without them and logs that to the console.
test.use({
  allowedErrors:
    /WebSocket connection to .* failed|net::ERR_INTERNET_DISCONNECTED|offline support could not be started|a module could not be loaded/,
})

const getOfflineAlert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: "You're offline" })

/** Expects one alert and dismisses it. */
async function expectAlert(page: Page): Promise<void> {
  await expect(getOfflineAlert(page)).toContainText("Try again when you're online")
  await getOfflineAlert(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(getOfflineAlert(page)).toHaveCount(0)
}

test(
  'rolls back an action and shows one alert offline, and succeeds once the connection returns',
  { tag: ['@BY-17', '@ERR-04'] },
  async ({ signedIn, instance, context }) => {
    test.slow()
    const actions = ['Favourite', 'Boost', 'Bookmark'] as const
    await instance.controls.post({ acct: 'mira', text: 'To be taken back' })
    await instance.controls.post({ acct: 'kwame', text: 'Lanterns along the wall' })
    const article = column(signedIn, 'Home').post('Lanterns along the wall')
    await expect(article).toBeVisible()
    await waitForDeferredParts(signedIn)

    await context.setOffline(true)
    for (const action of actions) {
      await post(article).action(action).click()
      await expectAlert(signedIn)
      await expect(post(article).action(action)).toHaveAttribute('aria-pressed', 'false')
    }

    await context.setOffline(false)
    for (const action of actions) {
      const accepted = signedIn.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.ok(),
      )
      await post(article).action(action).click()
      await accepted
      await expect(post(article).action(action)).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(getOfflineAlert(signedIn)).toHaveCount(0)

    await test.step('restores a post that was deleted offline, and deletes it later', async () => {
      const home = column(signedIn, 'Home')
      const own = home.post('To be taken back')
      const answerWith = async (button: 'Delete' | 'Cancel') => {
        await post(own).action('More').click()
        await signedIn.getByRole('menuitem', { name: 'Delete', exact: true }).click()
        const question = signedIn.getByRole('alertdialog')
        await question.getByRole('button', { name: button, exact: true }).click()
        await expect(question).toHaveCount(0)
      }
      // The confirmation dialog is a lazy chunk that loads on first use.
      await answerWith('Cancel')

      await context.setOffline(true)
      await answerWith('Delete')
      await expectAlert(signedIn)
      await expect(own).toBeVisible()

      await context.setOffline(false)
      await answerWith('Delete')
      await expect(own).toHaveCount(0)
    })
  },
)

test(
  'keeps a post that was published offline, and publishes it once on retry with the same idempotency key',
  { tag: '@BY-17' },
  async ({ signedIn, context }) => {
    test.slow()
    const text = 'Nine boats out before the fog'
    const form = composer(signedIn)
    const home = column(signedIn, 'Home')
    await expect(home.posts.first()).toBeVisible()
    const keys: (string | undefined)[] = []
    signedIn.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/v1/statuses'))
        keys.push(request.headers()['idempotency-key'])
    })
    await form.text.fill(text)
    await waitForDeferredParts(signedIn)

    await context.setOffline(true)
    await form.publish.click()
    await expectAlert(signedIn)
    await expect(form.text).toHaveValue(text)
    await expect(home.post(text)).toHaveCount(0)

    // The server accepts the post, but its response is lost.
    await context.setOffline(false)
    await signedIn.route(
      '**/api/v1/statuses',
      async (route) => {
        await route.fetch()
        await context.setOffline(true)
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    await form.publish.click()
    await expectAlert(signedIn)
    await expect(form.text).toHaveValue(text)

    await context.setOffline(false)
    await form.publish.click()
    await expect(form.text).toHaveValue('')
    await expect(home.post(text)).toHaveCount(1)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/\S/)
    await signedIn.reload()
    await expect(home.post(text)).toHaveCount(1)
  },
)
