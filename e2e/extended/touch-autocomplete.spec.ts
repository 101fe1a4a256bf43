import { openDeck, expect, test } from '../fixtures.ts'
import { composer } from '../page-objects.ts'

test.use({ viewport: { width: 600, height: 900 }, hasTouch: true, isMobile: true })

test(
  'selects a suggestion with a tap, closes the list with a tap outside, and keeps it on screen',
  { tag: ['@SUG-06', '@SUG-07', '@SUG-08'] },
  async ({ page, instance }) => {
    await openDeck(page, instance.url)
    await page.goto(`${instance.url}/statuses/new`)
    const { form, text } = composer(page)
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await text.tap()

    await text.pressSequentially('Thanks @kwa')
    await expect(list.getByRole('option').first()).toBeVisible()
    const box = (await list.boundingBox())!
    expect([box.x >= 0, box.x + box.width <= 600, box.y + box.height <= 900]).toEqual([
      true,
      true,
      true,
    ])
    await list.getByRole('option', { name: '@kwame', exact: true }).tap()
    await expect(text).toHaveValue('Thanks @kwame ')
    await expect(text).toBeFocused()
    await expect(list).toBeHidden()

    await text.pressSequentially('for :smi')
    await expect(list.getByRole('option').first()).toBeVisible()
    await form.getByText('Mira Okafor').tap()

    await expect(list).toBeHidden()
    await expect(text).toHaveValue('Thanks @kwame for :smi')
  },
)
