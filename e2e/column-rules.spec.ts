import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addColumn, composer } from './page-objects.ts'

/** Returns one of several columns with the same name, and its filter settings. */
function getColumn(page: Page, title: string, index: number) {
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

const getHiddenPosts = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Hidden posts' })
  return { dialog, rows: dialog.getByRole('listitem') }
}

const waitForSave = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/web/settings') && response.ok())

test(
  'hides posts by the rules of one Home column only, shows the reason, and keeps the rules after a reload',
  { tag: ['@BY-36', '@TL-25', '@TL-26', '@SET-01'] },
  async ({ signedIn }) => {
    await addColumn(signedIn).open.click()
    await addColumn(signedIn).kind('Home').click()
    const [filtered, unfiltered] = [getColumn(signedIn, 'Home', 0), getColumn(signedIn, 'Home', 1)]
    await expect(unfiltered.posts.first()).toBeVisible()

    await filtered.settings.click()
    await filtered.rule('Show boosts').click()
    await filtered.pattern.fill('(')
    await expect(filtered.region.getByText('Invalid regular expression')).toBeVisible()
    const isSaved = waitForSave(signedIn)
    await filtered.pattern.fill('[aeiou]')
    await expect(filtered.region.getByText(/^Hides \d+ of \d+ loaded posts$/)).toBeVisible()
    await signedIn.keyboard.press('Enter')
    await expect(filtered.hidden).toBeVisible()
    await expect(unfiltered.hidden).toHaveCount(0)
    await expect(unfiltered.posts.first()).toBeVisible()

    await filtered.hidden.click()
    const { dialog, rows } = getHiddenPosts(signedIn)
    await expect(rows.filter({ hasText: 'Matches “[aeiou]”' }).first()).toBeVisible()
    await expect(rows.first().getByRole('article')).toBeVisible()
    await signedIn.keyboard.press('Escape')
    await expect(filtered.hidden).toBeFocused()

    await isSaved
    await signedIn.reload()
    await expect(filtered.hidden).toBeVisible()
    await expect(unfiltered.posts.first()).toBeVisible()
    await expect(unfiltered.hidden).toHaveCount(0)
    await filtered.hidden.click()
    await rows
      .filter({ hasText: 'Matches' })
      .first()
      .getByRole('button', { name: 'Edit column filter' })
      .click()
    await expect(dialog).toHaveCount(0)
    await expect(filtered.pattern).toBeFocused()
    await expect(filtered.pattern).toHaveValue('[aeiou]')
  },
)

test(
  'keeps an own post that matches the expression and reports when all loaded posts are hidden',
  { tag: ['@TL-25', '@TL-23', '@BY-36'] },
  async ({ signedIn }) => {
    const { text, publish } = composer(signedIn)
    await text.fill('I hide what all others say')
    await publish.click()
    const home = getColumn(signedIn, 'Home', 0)
    await expect(home.posts.first()).toContainText('I hide what all others say')
    await addColumn(signedIn).open.click()
    await addColumn(signedIn).kind('Hashtag').click()
    await addColumn(signedIn).hashtag.fill('#Lighthouses')
    await addColumn(signedIn).add.click()
    const hashtag = getColumn(signedIn, '#lighthouses', 0)
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
    await expect(
      getHiddenPosts(signedIn).rows.filter({ hasText: 'No media' }).first(),
    ).toBeVisible()
  },
)
