import { expect, test } from './fixtures.ts'
import { column, getColumnTitles, composer } from './page-objects.ts'

test(
  'publishes with Ctrl+Enter and keeps the focus when a column moves or a dialog closes',
  { tag: '@CMP-34' },
  async ({ signedIn }) => {
    await test.step('publishes with Ctrl+Enter from the text and from the content warning', async () => {
      const form = composer(signedIn)
      const home = column(signedIn, 'Home')

      await form.text.fill('Published without a mouse')
      await form.text.press('Control+Enter')
      await expect(home.post('Published without a mouse')).toHaveCount(1)

      await form.text.fill('Folded away')
      await form.contentWarning.click()
      await form.warningText.fill('Nets and knots')
      await form.warningText.press('Control+Enter')
      await expect(home.post('Nets and knots')).toHaveCount(1)
    })

    await test.step('moves a column by keyboard and keeps the focus on its button', async () => {
      const home = column(signedIn, 'Home')
      await home.settings.focus()
      await signedIn.keyboard.press('Enter')
      await expect(home.settings).toHaveAttribute('aria-expanded', 'true')
      const moveRight = home.setting('Move right')

      await moveRight.focus()
      await signedIn.keyboard.press('Enter')

      await expect
        .poll(() => getColumnTitles(signedIn))
        .toEqual(['Compose', 'Notifications', 'Home'])
      await expect(moveRight).toBeFocused()
    })

    await test.step('returns the focus when Escape closes the Add column dialog', async () => {
      const open = signedIn.getByRole('button', { name: 'Add column' })
      await open.focus()
      await signedIn.keyboard.press('Enter')
      const dialog = signedIn.getByRole('dialog', { name: 'Add column' })
      await expect(dialog).toBeVisible()

      await signedIn.keyboard.press('Escape')

      await expect(dialog).toBeHidden()
      await expect(open).toBeFocused()
    })
  },
)
