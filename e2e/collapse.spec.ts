import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column, composer, post, settingsDialog } from './pages.ts'

/** Taller than what starts as a line by itself. */
const LONG = `Tide table${'\nlow at noon'.repeat(30)}\nThe last line`

const toggleOf = (article: Locator) => article.getByRole('button', { name: /ollapse$/ })

/** Presses on a word, moves so far to the side and lets go. @param from pixels from the beginning of the line */
async function drag(page: Page, words: Locator, from: number, px: number): Promise<void> {
  const box = await words.boundingBox()
  const x = box!.x + from
  const y = box!.y + box!.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + px / 2, y)
  await page.mouse.move(x + px, y)
  await page.mouse.up()
}

test(
  'all that can be done with a post has a key; a press that moves 10 px selects words, one of 4 px opens the post; a long one comes as a line, until the setting opens all',
  { tag: ['@ST-30', '@ST-31', '@ST-34', '@ST-38'] },
  async ({ signedIn, instance }) => {
    await instance.controls.say({ acct: 'kwame', text: LONG })
    const [id] = await instance.controls.say({ acct: 'kwame', text: 'Nine boats out at dawn' })
    const warned = { spoilerText: 'Weather' }
    await instance.controls.say({ acct: 'kwame', text: 'Fog until noon', draft: warned })

    await test.step('all that can be done with a post has a key', async () => {
      const home = column(signedIn, 'Home')
      const article = home.post('Weather').first()
      const next = home.posts.nth(1)
      const { text, form } = composer(signedIn)
      const press = async (key: string) => {
        await article.focus()
        await signedIn.keyboard.press(key)
      }
      await expect(article).toHaveAttribute('aria-posinset', '1')

      await press('x')
      await expect(article.getByText('Fog until noon')).toBeVisible()
      await press('x')
      await expect(article.getByText('Fog until noon')).toBeHidden()
      await press('f')
      await expect(post(article).action('Favourite')).toHaveAttribute('aria-pressed', 'true')
      await press('b')
      await expect(post(article).action('Boost')).toHaveAttribute('aria-pressed', 'true')
      for (const [down, up] of [
        ['j', 'k'],
        ['ArrowDown', 'ArrowUp'],
      ] as const) {
        await press(down)
        await expect(next).toBeFocused()
        await signedIn.keyboard.press(up)
        await expect(article).toBeFocused()
      }
      await press('m')
      await expect(text).toHaveValue('@kwame ')
      await text.fill('')
      await press('r')
      await expect(form.getByRole('group', { name: 'Replying to @kwame' })).toBeVisible()
      await form.getByRole('button', { name: 'Cancel reply' }).click()
      for (const [key, address] of [
        ['o', /\/statuses\/\d+$/],
        ['Enter', /\/statuses\/\d+$/],
        ['p', /\/accounts\/\d+$/],
      ] as const) {
        await press(key)
        await expect(signedIn).toHaveURL(address)
        await signedIn.goBack()
      }
    })

    await test.step('a press that moves 10 px selects words, one of 4 px opens the post', async () => {
      const words = column(signedIn, 'Home').post('Nine boats out').getByText('Nine boats out')
      const address = signedIn.url()

      await drag(signedIn, words, 20, 10)
      expect(await signedIn.evaluate(() => document.getSelection()?.toString())).not.toBe('')
      expect(signedIn.url()).toBe(address)
      // Elsewhere: what is selected would be picked up.
      await drag(signedIn, words, 90, 4)

      await expect(signedIn).toHaveURL(new RegExp(`/statuses/${id}$`))
    })

    await test.step('a long post comes as a line, opens by a press and closes by one with Shift, until the setting opens all', async () => {
      const article = column(signedIn, 'Home').post('Tide table')
      const lastLine = article.getByText('The last line')
      const address = signedIn.url()
      await expect(toggleOf(article)).toHaveAttribute('aria-expanded', 'false')

      await article.getByText('Tide table').click()
      await expect(toggleOf(article)).toHaveAttribute('aria-expanded', 'true')
      await lastLine.click({ modifiers: ['Shift'] })
      await expect(toggleOf(article)).toHaveAttribute('aria-expanded', 'false')
      await expect(article).toBeInViewport({ ratio: 1 })
      expect(signedIn.url()).toBe(address)

      const settings = settingsDialog(signedIn)
      await settings.open.click()
      await settings.tab('Collapsed').click()
      await settings.toggle('Enable collapsed posts').click()
      await signedIn.keyboard.press('Escape')
      await expect(lastLine).toBeAttached()
      await expect(toggleOf(article)).toHaveCount(0)
    })
  },
)
