import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column, composer, post, settingsDialog } from './page-objects.ts'

/** Taller than the limit above which a post starts collapsed. */
const LONG = `Tide table${'\nlow at noon'.repeat(30)}\nThe last line`

const getToggle = (article: Locator) => article.getByRole('button', { name: /ollapse$/ })

/** Drags from a word to the side. @param from start, in px from the beginning of the line @param px distance */
async function drag(page: Page, text: Locator, from: number, px: number): Promise<void> {
  const box = await text.boundingBox()
  const x = box!.x + from
  const y = box!.y + box!.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + px / 2, y)
  await page.mouse.move(x + px, y)
  await page.mouse.up()
}

test(
  'opens, selects, favourites and collapses posts by keyboard and pointer',
  { tag: ['@ST-30', '@ST-31', '@ST-34', '@ST-38'] },
  async ({ signedIn, instance }) => {
    await instance.controls.post({ acct: 'kwame', text: LONG })
    const [id] = await instance.controls.post({ acct: 'kwame', text: 'Nine boats out at dawn' })
    const warned = { spoilerText: 'Weather' }
    await instance.controls.post({ acct: 'kwame', text: 'Fog until noon', draft: warned })

    await test.step('has a key for every action of a post', async () => {
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

    await test.step('selects text with a drag of 10 px and opens the post with one of 4 px', async () => {
      const text = column(signedIn, 'Home').post('Nine boats out').getByText('Nine boats out')
      const address = signedIn.url()

      await drag(signedIn, text, 20, 10)
      expect(await signedIn.evaluate(() => document.getSelection()?.toString())).not.toBe('')
      expect(signedIn.url()).toBe(address)
      // Starts outside the selection, because a drag inside it would move the selected text.
      await drag(signedIn, text, 90, 4)

      await expect(signedIn).toHaveURL(new RegExp(`/statuses/${id}$`))
    })

    await test.step('collapses a long post, expands it on click and collapses it on Shift+click, until the setting is off', async () => {
      const article = column(signedIn, 'Home').post('Tide table')
      const lastLine = article.getByText('The last line')
      const address = signedIn.url()
      await expect(getToggle(article)).toHaveAttribute('aria-expanded', 'false')

      await article.getByText('Tide table').click()
      await expect(getToggle(article)).toHaveAttribute('aria-expanded', 'true')
      await lastLine.click({ modifiers: ['Shift'] })
      await expect(getToggle(article)).toHaveAttribute('aria-expanded', 'false')
      await expect(article).toBeInViewport({ ratio: 1 })
      expect(signedIn.url()).toBe(address)

      const settings = settingsDialog(signedIn)
      await settings.open.click()
      await settings.tab('Collapsed').click()
      await settings.toggle('Enable collapsed posts').click()
      await signedIn.keyboard.press('Escape')
      await expect(lastLine).toBeAttached()
      await expect(getToggle(article)).toHaveCount(0)
    })
  },
)
