import { expect, test } from './fixtures.ts'
import { column, composer, settingsDialog } from './page-objects.ts'

interface Published {
  readonly id: string
  readonly visibility: string
  readonly in_reply_to_id: string | null
}

test(
  'publishes polls, secondary visibilities and threads, and warns before unsaved text is lost',
  { tag: ['@CMP-35', '@CMP-36', '@CMP-40', '@CMP-54', '@BY-05'] },
  async ({ signedIn }) => {
    await test.step('publishes a poll and shows it in the post', async () => {
      const form = composer(signedIn)
      await form.text.fill('Which bench?')
      const addPoll = form.form.getByRole('button', { name: 'Add poll' })
      await addPoll.click()
      await expect(form.publish).toBeDisabled()
      await expect(form.form.getByLabel('Option 1', { exact: true })).toBeFocused()
      await signedIn.keyboard.type('By the net lofts')
      await signedIn.keyboard.press('Enter')
      await signedIn.keyboard.type('Under the crane')
      await expect(form.form.getByRole('button', { name: 'Add media' })).toBeDisabled()
      await form.publish.click()

      await expect(addPoll).toHaveAttribute('aria-pressed', 'false')
      const post = column(signedIn, 'Home').post('Which bench?')
      await expect(post).toContainText('By the net lofts')
      await expect(post).toContainText('Under the crane')
      await expect(post).toContainText(/Ends/)
    })

    await test.step('publishes with the secondary visibility by button and Alt+Enter, and with the default one otherwise', async () => {
      const form = composer(signedIn)
      const publishBy = async (action: () => Promise<void>): Promise<Published> => {
        const answer = signedIn.waitForResponse(
          (response) =>
            response.url().endsWith('/api/v1/statuses') && response.request().method() === 'POST',
        )
        await action()
        return (await (await answer).json()) as Published
      }
      await form.text.fill('As it is set.')
      const plain = await publishBy(() => signedIn.keyboard.press('Alt+Enter'))
      expect(plain.visibility).toBe('public')
      await expect(form.text).toHaveValue('')

      const settings = settingsDialog(signedIn)
      await settings.open.click()
      await settings.tab('Compose').click()
      await settings.dialog.getByRole('button', { name: /^Visibility/ }).click()
      await signedIn.getByRole('option', { name: 'Unlisted' }).click()
      await signedIn.keyboard.press('Escape')
      await expect(settings.dialog).toBeHidden()

      await form.text.fill('For fewer.')
      const pressed = await publishBy(() =>
        form.form.getByRole('button', { name: 'Publish (Unlisted)' }).click(),
      )
      expect(pressed.visibility).toBe('unlisted')
      await expect(form.text).toHaveValue('')
      await expect(form.visibility).toHaveAccessibleName('Visibility: Public')
      await form.text.fill('By key.')
      const typed = await publishBy(() => signedIn.keyboard.press('Alt+Enter'))
      expect(typed.visibility).toBe('unlisted')
      await expect(form.text).toHaveValue('')
    })

    await test.step('asks before the page unloads only while there is a draft', async () => {
      let prompts = 0
      signedIn.on('dialog', (dialog) => {
        prompts += 1
        expect(dialog.type()).toBe('beforeunload')
        void dialog.accept()
      })
      await signedIn.reload()
      const { text } = composer(signedIn)
      await expect(text).toBeVisible()
      expect(prompts).toBe(0)

      await text.click()
      await text.pressSequentially('half a thought')
      await signedIn.reload()

      await expect(text).toHaveValue('half a thought')
      expect(prompts).toBe(1)
    })

    await test.step('chains posts in threaded mode and keeps the URL', async () => {
      const form = composer(signedIn)
      await form.form.getByRole('button', { name: 'Advanced options' }).click()
      await signedIn.getByRole('button', { name: 'Threaded mode' }).click()
      await signedIn.keyboard.press('Escape')
      const answers: Published[] = []
      signedIn.on('response', (response) => {
        const { pathname } = new URL(response.url())
        if (pathname === '/api/v1/statuses' && response.request().method() === 'POST') {
          void response.json().then((answer: Published) => answers.push(answer))
        }
      })

      await form.text.fill('One, of #Herons.')
      await form.text.press('Control+Enter')
      await expect(form.text).toHaveValue('#Herons ')
      await form.text.pressSequentially('Two.')
      await form.text.press('Control+Enter')
      await expect.poll(() => answers.length).toBe(2)

      expect(answers[1]!.in_reply_to_id).toBe(answers[0]!.id)
      await expect(column(signedIn, 'Home').posts.first()).toContainText('Two.')
      expect(new URL(signedIn.url()).pathname).toBe('/')
    })
  },
)
