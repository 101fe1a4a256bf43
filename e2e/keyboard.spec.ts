import { expect, test } from './fixtures.ts'
import { column, columnTitles, composer } from './pages.ts'

test(
  'Ctrl with Enter publishes from the text and from the content warning; a column that moves and a dialog that closes keep or give back the focus',
  { tag: '@CMP-34' },
  async ({ signedIn }) => {
    await test.step('Ctrl with Enter publishes from the text and from the content warning', async () => {
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

    await test.step('a column moves by keyboard and keeps the focus on its button', async () => {
      const home = column(signedIn, 'Home')
      await home.settings.focus()
      await signedIn.keyboard.press('Enter')
      await expect(home.settings).toHaveAttribute('aria-expanded', 'true')
      const moveRight = home.setting('Move right')

      await moveRight.focus()
      await signedIn.keyboard.press('Enter')

      await expect.poll(() => columnTitles(signedIn)).toEqual(['Compose', 'Notifications', 'Home'])
      await expect(moveRight).toBeFocused()
    })

    await test.step('the dialog for new columns closes with Escape and gives the focus back', async () => {
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
