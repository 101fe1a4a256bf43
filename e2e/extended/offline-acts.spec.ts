import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { column, composer, post, expectWhole } from '../pages.ts'

// What comes after all else may find no network any more: the deck goes on without it, and says so in the console.
test.use({
  forgiven:
    /WebSocket connection to .* failed|net::ERR_INTERNET_DISCONNECTED|the program is not kept|a part of the program did not arrive/,
})

const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: "You're offline" })

/** Says so once, and is read. */
async function expectTold(page: Page): Promise<void> {
  await expect(trouble(page)).toContainText('Try again when you\'re online')
  await trouble(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(trouble(page)).toHaveCount(0)
}

test(
  'what is done offline says so and goes back; once there is a connection the same press works, for a post that is to be deleted too',
  { tag: ['@BY-17', '@ERR-04'] },
  async ({ signedIn, instance, context }) => {
    test.slow()
    const acts = ['Favourite', 'Boost', 'Bookmark'] as const
    await instance.controls.say({ acct: 'mira', text: 'To be taken back' })
    await instance.controls.say({ acct: 'kwame', text: 'Lanterns along the wall' })
    const article = column(signedIn, 'Home').post('Lanterns along the wall')
    await expect(article).toBeVisible()
    await expectWhole(signedIn)

    await context.setOffline(true)
    for (const act of acts) {
      await post(article).action(act).click()
      await expectTold(signedIn)
      await expect(post(article).action(act)).toHaveAttribute('aria-pressed', 'false')
    }

    await context.setOffline(false)
    for (const act of acts) {
      const accepted = signedIn.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.ok(),
      )
      await post(article).action(act).click()
      await accepted
      await expect(post(article).action(act)).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(trouble(signedIn)).toHaveCount(0)

    await test.step('a post that is deleted offline stands again, and can be deleted later', async () => {
      const home = column(signedIn, 'Home')
      const own = home.post('To be taken back')
      const answerWith = async (button: 'Delete' | 'Cancel') => {
        await post(own).action('More').click()
        await signedIn.getByRole('menuitem', { name: 'Delete', exact: true }).click()
        const question = signedIn.getByRole('alertdialog')
        await question.getByRole('button', { name: button, exact: true }).click()
        await expect(question).toHaveCount(0)
      }
      // The question is a part of the program that comes when it is first asked.
      await answerWith('Cancel')

      await context.setOffline(true)
      await answerWith('Delete')
      await expectTold(signedIn)
      await expect(own).toBeVisible()

      await context.setOffline(false)
      await answerWith('Delete')
      await expect(own).toHaveCount(0)
    })
  },
)

test(
  'what is published offline stays as it was written; sent again it is one post, by the same key',
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
    await expectWhole(signedIn)

    await context.setOffline(true)
    await form.publish.click()
    await expectTold(signedIn)
    await expect(form.text).toHaveValue(text)
    await expect(home.post(text)).toHaveCount(0)

    // The server takes it, and its answer is lost on the way back.
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
    await expectTold(signedIn)
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
