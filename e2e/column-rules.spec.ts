import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addColumn, composer } from './pages.ts'

/** One of several columns of the same name, and its rules. */
function columnAt(page: Page, title: string, index: number) {
  const region = page.getByRole('region', { name: title, exact: true }).nth(index)
  return {
    region,
    posts: region.getByRole('feed').getByRole('article'),
    settings: region.getByRole('button', { name: 'Column settings' }),
    rule: (name: string) => region.getByRole('switch', { name }),
    pattern: region.getByRole('textbox', { name: 'Filter out by regular expression' }),
    hidden: region.getByRole('button', { name: /^\d+ hidden$/ }),
  }
}

const hiddenPosts = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Hidden posts' })
  return { dialog, rows: dialog.getByRole('listitem') }
}

const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/web/settings') && response.ok())

test(
  'two Home columns leave out by rules of their own, say why, and keep them',
  { tag: ['@BY-36', '@TL-25', '@TL-26', '@SET-01'] },
  async ({ signedIn }) => {
    await addColumn(signedIn).open.click()
    await addColumn(signedIn).kind('Home').click()
    const [ruled, free] = [columnAt(signedIn, 'Home', 0), columnAt(signedIn, 'Home', 1)]
    await expect(free.posts.first()).toBeVisible()

    await ruled.settings.click()
    await ruled.rule('Show boosts').click()
    await ruled.pattern.fill('(')
    await expect(ruled.region.getByText('Invalid regular expression')).toBeVisible()
    const isSaved = saved(signedIn)
    await ruled.pattern.fill('[aeiou]')
    await expect(ruled.region.getByText(/^Hides \d+ of \d+ loaded posts$/)).toBeVisible()
    await signedIn.keyboard.press('Enter')
    await expect(ruled.hidden).toBeVisible()
    await expect(free.hidden).toHaveCount(0)
    await expect(free.posts.first()).toBeVisible()

    await ruled.hidden.click()
    const { dialog, rows } = hiddenPosts(signedIn)
    await expect(rows.filter({ hasText: 'Matches “[aeiou]”' }).first()).toBeVisible()
    await expect(rows.first().getByRole('article')).toBeVisible()
    await signedIn.keyboard.press('Escape')
    await expect(ruled.hidden).toBeFocused()

    await isSaved
    await signedIn.reload()
    await expect(ruled.hidden).toBeVisible()
    await expect(free.posts.first()).toBeVisible()
    await expect(free.hidden).toHaveCount(0)
    await ruled.hidden.click()
    await rows
      .filter({ hasText: 'Matches' })
      .first()
      .getByRole('button', { name: 'Edit column filter' })
      .click()
    await expect(dialog).toHaveCount(0)
    await expect(ruled.pattern).toBeFocused()
    await expect(ruled.pattern).toHaveValue('[aeiou]')
  },
)

test(
  'an own post stays whatever the expression says; a column that hides all others says so',
  { tag: ['@TL-25', '@TL-23', '@BY-36'] },
  async ({ signedIn }) => {
    const { text, publish } = composer(signedIn)
    await text.fill('I hide what all others say')
    await publish.click()
    const home = columnAt(signedIn, 'Home', 0)
    await expect(home.posts.first()).toContainText('I hide what all others say')
    await addColumn(signedIn).open.click()
    await addColumn(signedIn).kind('Hashtag').click()
    await addColumn(signedIn).hashtag.fill('#Lighthouses')
    await addColumn(signedIn).add.click()
    const hashtag = columnAt(signedIn, '#lighthouses', 0)
    await expect(hashtag.posts.first()).toBeVisible()

    await home.settings.click()
    await home.pattern.fill('.')
    await expect(home.hidden).toBeVisible()
    await expect(home.posts.first()).toContainText('I hide what all others say')

    await hashtag.settings.click()
    await hashtag.rule('Media only').click()
    await hashtag.pattern.fill('(a+)+$|.')
    await expect(hashtag.region.getByText(/^All \d+ loaded posts are hidden/)).toBeVisible()
    await hashtag.region.getByRole('button', { name: 'Show hidden posts' }).click()
    await expect(hiddenPosts(signedIn).rows.filter({ hasText: 'No media' }).first()).toBeVisible()
  },
)
