import { expect, test } from './fixtures.ts'
import { column, composer, settingsDialog } from './pages.ts'

interface Published {
  readonly id: string
  readonly visibility: string
  readonly in_reply_to_id: string | null
}

test(
  'a poll stands in its post; the second button and Alt+Enter publish for their own readers; the browser asks before a draft is left, and only then; in threaded mode each post answers the one before',
  { tag: ['@CMP-35', '@CMP-36', '@CMP-40', '@CMP-54', '@BY-05'] },
  async ({ signedIn }) => {
    await test.step('a poll is written, and stands in its post', async () => {
      const written = composer(signedIn)
      await written.text.fill('Which bench?')
      const addPoll = written.form.getByRole('button', { name: 'Add poll' })
      await addPoll.click()
      await expect(written.publish).toBeDisabled()
      await expect(written.form.getByLabel('Option 1', { exact: true })).toBeFocused()
      await signedIn.keyboard.type('By the net lofts')
      await signedIn.keyboard.press('Enter')
      await signedIn.keyboard.type('Under the crane')
      await expect(written.form.getByRole('button', { name: 'Add media' })).toBeDisabled()
      await written.publish.click()

      await expect(addPoll).toHaveAttribute('aria-pressed', 'false')
      const post = column(signedIn, 'Home').post('Which bench?')
      await expect(post).toContainText('By the net lofts')
      await expect(post).toContainText('Under the crane')
      await expect(post).toContainText(/Ends/)
    })

    await test.step('the second button publishes for its own readers, Alt+Enter does the same, and without it as the post is set', async () => {
      const written = composer(signedIn)
      const published = async (act: () => Promise<void>): Promise<Published> => {
        const answer = signedIn.waitForResponse(
          (response) =>
            response.url().endsWith('/api/v1/statuses') && response.request().method() === 'POST',
        )
        await act()
        return (await (await answer).json()) as Published
      }
      await written.text.fill('As it is set.')
      const plain = await published(() => signedIn.keyboard.press('Alt+Enter'))
      expect(plain.visibility).toBe('public')
      await expect(written.text).toHaveValue('')

      const settings = settingsDialog(signedIn)
      await settings.open.click()
      await settings.tab('Compose').click()
      await settings.dialog.getByRole('button', { name: /^Visibility/ }).click()
      await signedIn.getByRole('option', { name: 'Unlisted' }).click()
      await signedIn.keyboard.press('Escape')
      await expect(settings.dialog).toBeHidden()

      await written.text.fill('For fewer.')
      const pressed = await published(() =>
        written.form.getByRole('button', { name: 'Publish (Unlisted)' }).click(),
      )
      expect(pressed.visibility).toBe('unlisted')
      await expect(written.text).toHaveValue('')
      await expect(written.visibility).toHaveAccessibleName('Visibility: Public')
      await written.text.fill('By key.')
      const typed = await published(() => signedIn.keyboard.press('Alt+Enter'))
      expect(typed.visibility).toBe('unlisted')
      await expect(written.text).toHaveValue('')
    })

    await test.step('the browser asks before a page with a draft is left, and only then', async () => {
      let asked = 0
      signedIn.on('dialog', (dialog) => {
        asked += 1
        expect(dialog.type()).toBe('beforeunload')
        void dialog.accept()
      })
      await signedIn.reload()
      const { text } = composer(signedIn)
      await expect(text).toBeVisible()
      expect(asked).toBe(0)

      await text.click()
      await text.pressSequentially('half a thought')
      await signedIn.reload()

      await expect(text).toHaveValue('half a thought')
      expect(asked).toBe(1)
    })

    await test.step('in threaded mode each post answers the one before, and the address stays', async () => {
      const written = composer(signedIn)
      await written.form.getByRole('button', { name: 'Advanced options' }).click()
      await signedIn.getByRole('button', { name: 'Threaded mode' }).click()
      await signedIn.keyboard.press('Escape')
      const answers: Published[] = []
      signedIn.on('response', (response) => {
        const { pathname } = new URL(response.url())
        if (pathname === '/api/v1/statuses' && response.request().method() === 'POST') {
          void response.json().then((answer: Published) => answers.push(answer))
        }
      })

      await written.text.fill('One, of #Herons.')
      await written.text.press('Control+Enter')
      await expect(written.text).toHaveValue('#Herons ')
      await written.text.pressSequentially('Two.')
      await written.text.press('Control+Enter')
      await expect.poll(() => answers.length).toBe(2)

      expect(answers[1]!.in_reply_to_id).toBe(answers[0]!.id)
      await expect(column(signedIn, 'Home').posts.first()).toContainText('Two.')
      expect(new URL(signedIn.url()).pathname).toBe('/')
    })
  },
)
