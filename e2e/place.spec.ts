import { expect, test } from './fixtures.ts'
import { addColumn, column } from './pages.ts'
import { bottomOf, comeBackLater, readOn, readPost } from './reading-place.ts'

const LINE = 'You left off here'

test(
  'after a reload each column stands at its post, with what is new above a line',
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
    await readOn(page, 'Home', 6)
    await readOn(page, 'Local', 3)
    const home = await readPost(page, 'Home')
    const local = await readPost(page, 'Local')

    await instance.controls.say({ acct: 'kwame', text: 'The tide is in again', count: 5 })
    await expect(column(page, 'Home').unread).toHaveText(/5 new/)
    expect(Math.abs((await bottomOf(page, 'Home', home.text)) - home.bottom)).toBeLessThanOrEqual(1)
    await comeBackLater(page)
    await signedIn.reload()

    for (const [title, read] of [
      ['Home', home],
      ['Local', local],
    ] as const) {
      await expect
        .poll(async () => Math.abs((await bottomOf(page, title, read.text)) - read.bottom))
        .toBeLessThanOrEqual(1)
    }
    await expect(column(page, 'Home').unread).toHaveText(/5 new/)

    // Above the post at the top edge: there, though it may be scrolled out.
    await expect(column(page, 'Home').region.getByRole('separator', { name: LINE })).toHaveCount(1)
  },
)
