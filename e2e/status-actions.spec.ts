import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column, composer, expectNoDialogs, post, settingsDialog } from './page-objects.ts'

/** Publishes a post as the signed-in account. @returns the post in Home */
async function publish(page: Page, text: string) {
  const form = composer(page)
  await form.text.fill(text)
  await form.publish.click()
  const article = column(page, 'Home').post(text)
  await expect(article).toBeVisible()
  return article
}

async function choose(page: Page, article: Locator, entry: string) {
  await post(article).action('More').click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test(
  'asks before a reply replaces a draft, until the user opts out, and before a post is deleted and redrafted',
  { tag: ['@ST-14', '@ST-17'] },
  async ({ signedIn }) => {
    await test.step('deletes a post after a confirmation and restores its text in the composer', async () => {
      const home = column(signedIn, 'Home')
      const form = composer(signedIn)
      await form.contentWarning.click()
      await form.warningText.fill('Weather')
      await form.text.fill('Fog until noon')
      await form.publish.click()
      const article = home.post('Weather').first()

      await choose(signedIn, article, 'Delete and redraft')
      const question = signedIn.getByRole('alertdialog')
      await expect(question).toContainText(
        /Favourites and boosts will be lost, and replies .* orphaned/,
      )
      await question.getByRole('button', { name: 'Delete and redraft' }).click()

      await expect(form.text).toHaveValue('Fog until noon')
      await expect(form.warningText).toHaveValue('Weather')
      await expect(home.posts.filter({ hasText: 'Weather' })).toHaveCount(0)
      await form.contentWarning.click()
    })

    await test.step('asks before a reply replaces a draft, until the user opts out', async () => {
      const form = composer(signedIn)
      const home = column(signedIn, 'Home')
      await form.text.fill('Something for later')
      await post(home.posts.nth(0)).action('Reply').click()
      const question = signedIn.getByRole('alertdialog')
      await question.getByRole('checkbox', { name: 'Do not ask for confirmation again' }).check()

      await question.getByRole('button', { name: 'Reply' }).click()

      await expect(form.form.getByRole('group', { name: /^Replying to / })).toBeVisible()
      await expect(form.text).toHaveValue(/Something for later$/)
      await form.form.getByRole('button', { name: 'Cancel reply' }).click()
      await post(home.posts.nth(1)).action('Reply').click()
      await expect(form.form.getByRole('group', { name: /^Replying to / })).toBeVisible()
      await expect(question).toBeHidden()
      const settings = settingsDialog(signedIn)
      await settings.open.click()
      await settings.tab('Compose').click()
      await expect(
        settings.toggle('Show confirmation dialog before overwriting the message being composed'),
      ).not.toBeChecked()
    })
  },
)

test.describe(() => {
  // The driver of the browser tries to run its own script in a sandboxed frame.
  test.use({ allowedErrors: /Blocked script execution/ })

  test(
    'edits, bookmarks and embeds an own post, shows its versions, and announces each action',
    { tag: ['@BY-04', '@BY-54', '@ST-07', '@MOD-14'] },
    async ({ signedIn }) => {
      await test.step('edits a post in the composer, shows its versions, and announces the result', async () => {
        const home = column(signedIn, 'Home')
        const form = composer(signedIn)
        const article = await publish(signedIn, 'Nine baots out at dawn')
        const getAnnouncement = (text: string) =>
          signedIn.getByRole('status').filter({ hasText: text })
        await expect(getAnnouncement('Post published')).toBeVisible()
        await form.text.fill('Something for later')

        await choose(signedIn, article, 'Edit')
        await expect(form.text).toHaveValue('Nine baots out at dawn')
        await expect(form.form.getByRole('group', { name: 'Editing your post' })).toBeVisible()
        await expect(form.visibility).toBeDisabled()
        await form.text.fill('Nine boats out at dawn')
        await form.form.getByRole('button', { name: 'Save changes' }).click()

        await expect(getAnnouncement('Changes saved')).toBeVisible()
        const edited = home.post('Nine boats out at dawn')
        await expect(edited).toBeVisible()
        await expect(home.post('Nine baots')).toHaveCount(0)
        await expect(form.text).toHaveValue('Something for later')
        await edited.getByRole('button', { name: 'Edited' }).click()
        const versions = signedIn.getByRole('dialog', { name: 'Edit history' })
        await expect(versions.getByRole('listitem')).toContainText([
          'Nine boats out at dawn',
          'Nine baots out at dawn',
        ])
        await signedIn.keyboard.press('Escape')
        await expectNoDialogs(signedIn)
      })

      await test.step('bookmarks and unbookmarks without a confirmation', async () => {
        const bookmark = post(await publish(signedIn, 'Kept for later')).action('Bookmark')
        const actions: string[] = []
        signedIn.on('request', (request) => {
          const action = /\/statuses\/\d+\/(\w+)$/.exec(request.url())?.[1]
          if (request.method() === 'POST' && action !== undefined) actions.push(action)
        })

        await bookmark.click()
        await expect.poll(() => actions).toEqual(['bookmark'])
        await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
        await bookmark.click()

        await expect.poll(() => actions).toEqual(['bookmark', 'unbookmark'])
        await expect(signedIn.getByRole('alertdialog')).toBeHidden()
      })

      await test.step('shows the embed code of a public post with a preview', async () => {
        const article = await publish(signedIn, 'The light is on')

        await choose(signedIn, article, 'Embed')

        const dialog = signedIn.getByRole('dialog', { name: 'Embed this post' })
        await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue(
          /^<iframe src="http.*\/embed"/,
        )
        const preview = dialog.frameLocator('iframe')
        await expect(preview.getByText('The light is on')).toBeVisible()
      })
    },
  )
})
