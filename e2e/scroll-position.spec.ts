import { expect, test } from './fixtures.ts'
import { addColumn, column } from './page-objects.ts'
import { getBottom, skipTenMinutes, scrollDown, findTopPost } from './scroll-position.ts'

const LINE = 'You left off here'

test(
  'restores the scroll position of each column after a reload, with new posts above an unread line',
  { tag: ['@BY-31', '@TL-24'] },
  async ({ page, signedIn, instance }) => {
    test.slow()
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/web/settings') && response.ok(),
    )
    await addColumn(page).open.click()
    await addColumn(page).kind('Local').click()
    await saved
    await expect(column(page, 'Local').posts.first()).toBeVisible()
    await scrollDown(page, 'Home', 6)
    await scrollDown(page, 'Local', 3)
    const home = await findTopPost(page, 'Home')
    const local = await findTopPost(page, 'Local')

    await instance.controls.post({ acct: 'kwame', text: 'The tide is in again', count: 5 })
    await expect(column(page, 'Home').unread).toHaveText(/5 new/)
    expect(Math.abs((await getBottom(page, 'Home', home.text)) - home.bottom)).toBeLessThanOrEqual(
      1,
    )
    await skipTenMinutes(page)
    await signedIn.reload()

    for (const [title, read] of [
      ['Home', home],
      ['Local', local],
    ] as const) {
      await expect
        .poll(async () => Math.abs((await getBottom(page, title, read.text)) - read.bottom))
        .toBeLessThanOrEqual(1)
    }
    await expect(column(page, 'Home').unread).toHaveText(/5 new/)

    // The line is above the post at the top edge. It exists, but may be scrolled out of view.
    await expect(column(page, 'Home').region.getByRole('separator', { name: LINE })).toHaveCount(1)
  },
)
